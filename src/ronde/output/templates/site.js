// Lists can be searched, from a folder too. Without this script the pages are whole.
"use strict";
for (const label of document.querySelectorAll("[data-find]")) {
  const input = label.querySelector("input");
  label.hidden = false;
  input.addEventListener("input", () => ronde.find(input.value));
}
