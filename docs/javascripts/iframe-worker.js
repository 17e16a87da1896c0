// The search of a site that is opened from a folder: browsers start no workers for file: addresses, so a hidden
// frame does the work of one.
(() => {
  if (location.protocol !== "file:") return;

  // load one script after the other into a document
  const load = (page, addresses) =>
    addresses.reduce(
      (before, address) =>
        before.then(
          () =>
            new Promise((done, failed) => {
              const script = page.createElement("script");
              script.src = address;
              script.onload = done;
              script.onerror = () => failed(new Error(`${address} cannot be loaded`));
              page.head.append(script);
            }),
        ),
      Promise.resolve(),
    );

  window.IFrameWorker = class extends EventTarget {
    constructor(address) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.title = "search";
      this.frame.srcdoc = "<!doctype html>";
      this.ready = new Promise((done) => this.frame.addEventListener("load", done, { once: true })).then(() => {
        const inside = this.frame.contentWindow;
        inside.importScripts = (...more) => load(inside.document, more);
        inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
        return load(inside.document, [new URL(address, location.href).href]);
      });
      document.body.append(this.frame);
    }

    postMessage(data) {
      this.ready.then(() => {
        const inside = this.frame.contentWindow;
        inside.dispatchEvent(new inside.MessageEvent("message", { data }));
      });
    }

    terminate() {
      this.frame.remove();
    }
  };
  window.Worker = window.IFrameWorker;
})();
