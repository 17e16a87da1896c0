// The regulations: what goes with the system that is chosen, tie-breaks put in order, changes that need a reason.
"use strict";
(() => {
  // Shown only with some choices of another list; what is hidden is not sent.
  const fit = (form) => {
    for (const part of form.querySelectorAll("[data-when]")) {
      const [name, ...values] = part.dataset.when.split(" ");
      const shown = values.includes(form.elements.namedItem(name).value);
      part.hidden = part.disabled = !shown;
    }
    for (const list of form.querySelectorAll("select")) if (list.selectedOptions[0]?.disabled) list.value = "";
  };

  const lists = (box) => [...box.querySelectorAll("ol select")];
  const button = (label, sign, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = sign;
    made.title = label;
    made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
    return made;
  };
  const dress = (box, line) => {
    const { up, down, off } = box.dataset, list = line.querySelector("select");
    const changed = () => { tidy(box); list.dispatchEvent(new Event("change", { bubbles: true })); };
    line.draggable = true;
    line.addEventListener("dragstart", (event) => { box.dragged = line; event.dataTransfer.setData("text/plain", list.value); });
    line.addEventListener("dragover", (event) => { if (box.dragged) { event.preventDefault(); line.classList.add("over"); } });
    line.addEventListener("dragleave", () => line.classList.remove("over"));
    line.addEventListener("dragend", () => { box.dragged = null; });
    line.addEventListener("drop", (event) => {
      line.classList.remove("over");
      if (!box.dragged || box.dragged === line) return;
      event.preventDefault();
      const after = line.compareDocumentPosition(box.dragged) & Node.DOCUMENT_POSITION_PRECEDING;
      line[after ? "after" : "before"](box.dragged);
      changed();
    });
    line.append(
      button(up, "↑", (event) => { line.previousElementSibling?.before(line); changed(); event.target.focus(); }),
      button(down, "↓", (event) => { line.nextElementSibling?.after(line); changed(); event.target.focus(); }),
      button(off, "✕", () => { list.value = ""; changed(); }),
    );
  };
  // One empty list at the end, and only there.
  const tidy = (box) => {
    const all = box.querySelector("ol");
    for (const list of lists(box)) if (!list.value) all.append(list.closest("li"));
    const empty = lists(box).filter((list) => !list.value);
    for (const list of empty.slice(1)) list.closest("li").remove();
    if (!empty.length) {
      const line = document.createElement("li");
      line.append(all.querySelector("select").cloneNode(true));
      line.firstChild.value = "";
      all.append(line);
      dress(box, line);
    }
    for (const line of all.children) line.classList.toggle("empty", !line.firstElementChild.value);
  };
  const choose = (box, codes) => {
    for (const [n, code] of [...codes, ""].entries()) {
      const list = lists(box)[n];
      list.value = code;
      if (list.value !== code) { list.add(new Option(code, code, true, true)); list.value = code; }
      if (code) tidy(box);
    }
    for (const list of lists(box).slice(codes.length)) list.value = "";
    tidy(box);
  };

  // A change that needs a reason asks for it.
  const said = (form, names) => {
    const sent = new FormData(form);
    return names.split(" ").map((name) => sent.getAll(name).filter(Boolean).join()).join("|");
  };
  const ask = (form) => {
    const box = form.querySelector("[data-changed]");
    if (!box) return;
    const now = said(form, box.dataset.changed);
    box.dataset.before ??= now;
    box.hidden = box.dataset.before === now;
    box.querySelector("input").required = !box.hidden;
  };
  const look = () => {
    for (const box of document.querySelectorAll("[data-tiebreaks]:not([data-ready])")) {
      box.dataset.ready = "yes";
      for (const line of box.querySelectorAll("ol > li")) dress(box, line);
      tidy(box);
      ask(box.closest("form"));
    }
  };
  look();
  document.addEventListener("ronde:typed", ({ detail }) => { // the last one is the code typed by hand
    const codes = detail.filter(([name]) => name === "tiebreaks").map(([, value]) => value);
    for (const box of document.querySelectorAll("[data-tiebreaks]")) {
      choose(box, codes.slice(0, -1).filter(Boolean));
      box.querySelector("input").value = codes.at(-1) ?? "";
      const form = box.closest("form"), asks = form.querySelector("[data-changed]");
      if (asks) asks.dataset.before = "?"; // what was refused is not what the page had
      fit(form);
      ask(form);
    }
  });
  document.addEventListener("ronde:parts", look); // another template: the fields are new
  for (const kind of ["input", "change"]) {
    document.addEventListener(kind, (event) => {
      const form = event.target.closest("form");
      if (!form?.querySelector("[data-tiebreaks]")) return;
      if (kind === "change") {
        const box = event.target.closest("[data-tiebreaks]");
        if (event.target.matches("[data-preset]") && event.target.value) choose(box, event.target.value.split(","));
        else if (box) tidy(box);
        fit(form);
      }
      ask(form);
    });
  }
})();
