// Adding a player from the rating lists: type some letters, Enter takes the first one found.
"use strict";
(() => {
  const form = document.querySelector("form[data-lookup]");
  if (!form) return;
  const name = form.elements.name, kind = form.querySelector("[data-kind]");
  const box = form.querySelector("[data-found]"), said = form.querySelector("[data-said]");
  const { remembered } = globalThis.desk;
  // the list of those found hangs below the field of the name
  const label = name.closest("label"), combo = document.createElement("div");
  combo.className = "combo";
  label.before(combo);
  combo.append(label, box);
  for (const [key, value] of Object.entries({
    role: "combobox", "aria-controls": box.id, "aria-expanded": "false", "aria-autocomplete": "list",
  })) name.setAttribute(key, value);
  name.focus();
  let people = [], at = -1, asked = 0, wait = 0;
  kind.value = remembered("ronde.rating") || kind.value;
  kind.addEventListener("change", () => { remembered("ronde.rating", kind.value); look(); });

  const close = () => {
    people = [];
    at = -1;
    box.hidden = true;
    name.setAttribute("aria-expanded", "false");
    name.removeAttribute("aria-activedescendant");
  };
  const mark = (n) => {
    at = n;
    for (const [place, option] of [...box.children].entries()) option.setAttribute("aria-selected", String(place === n));
    if (n >= 0) {
      name.setAttribute("aria-activedescendant", box.children[n].id);
      box.children[n].scrollIntoView({ block: "nearest" });
    }
  };
  const fill = (person) => {
    for (const [field, value] of Object.entries(person)) if (form.elements[field]) form.elements[field].value = value;
  };
  const show = (found) => {
    people = found;
    box.replaceChildren(...found.map((person, n) => {
      const option = document.createElement("li");
      option.id = `found-${n}`;
      option.setAttribute("role", "option");
      const who = document.createElement("strong"), about = document.createElement("span");
      who.textContent = `${person.title} ${person.name}`.trim();
      about.textContent = [person.rating, person.federation, person.club, person.birth.slice(0, 4), person.fide_id || person.licence]
        .filter(Boolean).join(" · ");
      option.append(who, about);
      // before the field loses the focus, which closes the list
      option.addEventListener("pointerdown", (event) => { event.preventDefault(); fill(person); form.requestSubmit(); });
      return option;
    }));
    box.hidden = !found.length;
    name.setAttribute("aria-expanded", String(Boolean(found.length)));
    said.textContent = found.length ? said.dataset.some.replace("0", found.length) : "";
    mark(found.length ? 0 : -1);
  };
  const look = () => {
    const mine = ++asked;
    clearTimeout(wait);
    if (name.value.trim().length < 2) { close(); return; }
    wait = setTimeout(async () => {
      const address = `${form.dataset.lookup}?q=${encodeURIComponent(name.value)}&rating=${kind.value}`;
      const found = await fetch(address).then((answer) => (answer.ok ? answer.json() : [])).catch(() => []);
      if (mine === asked && document.activeElement === name) show(found);
    }, 80);
  };
  name.addEventListener("input", look);
  name.addEventListener("blur", close);
  name.addEventListener("keydown", (event) => {
    if (event.isComposing || !people.length) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark((at + (event.key === "ArrowDown" ? 1 : people.length - 1)) % people.length);
    } else if (event.key === "Enter" && at >= 0) {
      fill(people[at]); // and the form is sent
    } else if (event.key === "Tab" && at >= 0) {
      fill(people[at]); // to be looked over before it is sent
    } else if (event.key === "Escape") {
      event.preventDefault();
      asked += 1;
      close();
    }
  });
})();
