// What all pages have in common; without it they are ordinary pages.
"use strict";
globalThis.ronde = (() => {
  // A text as a search sees it: small letters without accents, as in formats/players/person.py.
  const LETTERS = { ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", æ: "ae", œ: "oe", þ: "th", ß: "ss" };
  const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[øłđðıæœþß]/g, (letter) => LETTERS[letter]);

  // The rows of all lists that have every word.
  function find(asked) {
    const words = plain(asked).split(/\s+/).filter(Boolean);
    for (const list of document.querySelectorAll("[data-rows]")) {
      for (const row of list.querySelectorAll(list.dataset.rows || "tbody > tr")) {
        const text = plain(row.textContent);
        row.hidden = !words.every((word) => text.includes(word));
      }
      for (const part of list.querySelectorAll(".bracket")) part.hidden = !part.querySelector("li:not([hidden])");
    }
  }

  // A table that fits keeps its headings in sight; one that is wider than the screen scrolls sideways.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.classList.remove("fits");
      target.classList.toggle("fits", target.scrollWidth <= target.clientWidth);
    }
  });
  // The picture of a bracket, pair by pair: by buttons, or by the arrow keys while one of them has the focus.
  function replay(figure) {
    figure.dataset.ready = "yes";
    const steps = [...figure.querySelectorAll("svg [data-step]")], lines = [...figure.querySelectorAll("ol li")];
    const last = Math.max(0, ...steps.map((step) => Number(step.dataset.step)));
    if (last < 2) return;
    const words = figure.dataset, bar = document.createElement("div"), told = document.createElement("p");
    let at = last, timer = 0;
    const show = (n) => {
      at = Math.min(Math.max(n, 0), last);
      for (const step of steps) {
        const number = Number(step.dataset.step);
        step.classList.toggle("later", number > at);
        step.classList.toggle("now", number === at && at < last);
      }
      told.textContent = at && lines[at - 1] ? `${at}. ${lines[at - 1].textContent}` : "";
    };
    const stop = () => { clearInterval(timer); timer = 0; play.textContent = words.play; };
    const button = (text, act) => {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = text;
      made.addEventListener("click", act);
      bar.append(made);
      return made;
    };
    const go = (n) => { stop(); show(n); };
    button(words.start, () => go(0));
    button(words.back, () => go(at - 1));
    button(words.next, () => go(at === last ? 1 : at + 1));
    const play = button(words.play, () => {
      if (timer) { stop(); return; }
      if (at === last) show(0);
      play.textContent = words.stop;
      timer = setInterval(() => { show(at + 1); if (at === last) stop(); }, 1200);
    });
    play.hidden = matchMedia("(prefers-reduced-motion: reduce)").matches;  // step by step is enough then
    bar.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") go(at - 1);
      else if (event.key === "ArrowRight") go(at + 1);
    });
    bar.className = "row replay noprint";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", words.bar);
    told.className = "told noprint";
    told.setAttribute("role", "status");
    figure.querySelector("svg").after(bar, told);
  }
  const watch = () => {
    for (const one of document.querySelectorAll(".wide")) sizes.observe(one);
    for (const one of document.querySelectorAll("[data-replay]:not([data-ready])")) replay(one);
  };
  watch();
  new MutationObserver(watch).observe(document.getElementById("main"), { childList: true, subtree: true });

  // On a telephone the tabs are one line: the open one is in sight.
  const tabs = document.querySelector(".tabs"), open = tabs?.querySelector("[aria-current]");
  if (open) tabs.scrollLeft = open.offsetLeft - (tabs.clientWidth - open.clientWidth) / 2;

  // A form is sent once, however often its button is pressed.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post") return;
    if (Date.now() - Number(form.dataset.sent || 0) < 3000) event.preventDefault();
    else form.dataset.sent = Date.now();
  });
  window.addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.sent; });

  return { plain, find };
})();
