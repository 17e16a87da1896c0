// What all pages have in common; without it they are ordinary pages.
"use strict";
globalThis.ronde = (() => {
  // A text as a search sees it: small letters without accents, as in formats/players/person.py.
  const LETTERS = { ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", æ: "ae", œ: "oe", þ: "th", ß: "ss" };
  const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[øłđðıæœþß]/g, (letter) => LETTERS[letter]);

  // A table that fits keeps its headings in sight; one that is wider than the screen scrolls sideways.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      target.classList.remove("fits");
      target.classList.toggle("fits", target.scrollWidth <= target.clientWidth);
    }
  });
  const watch = () => { for (const one of document.querySelectorAll(".wide")) sizes.observe(one); };
  watch();
  new MutationObserver(watch).observe(document.getElementById("main"), { childList: true, subtree: true });

  // A form is sent once, however often its button is pressed.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== "post") return;
    if (Date.now() - Number(form.dataset.sent || 0) < 3000) event.preventDefault();
    else form.dataset.sent = Date.now();
  });
  window.addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.sent; });

  return { plain };
})();
