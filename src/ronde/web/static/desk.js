// The desk: lists that filter, parts made anew, exchanging players of the draft, what was typed.
// Everything here only presses the buttons of the page; without it the forms still work.
"use strict";
(() => {
  const csrf = document.body.dataset.csrf || "";
  const { plain } = ronde;
  const remembered = (name, value, store = localStorage) => {
    try {
      if (value !== undefined) store.setItem(name, value);
      return store.getItem(name);
    } catch { return null; }
  };
  globalThis.desk = { csrf, remembered };

  // --- notices stay in sight until they are put away ------------------------------------------
  for (const notice of document.querySelectorAll(".told > .notice")) {
    const close = notice.querySelector("[data-away]");
    if (!close) continue;
    close.hidden = false;
    close.addEventListener("click", () => notice.remove());
  }

  // --- lists that are filtered while one types ---------------------------------------------------
  for (const input of document.querySelectorAll("[data-filter]")) {
    input.addEventListener("input", () => {
      const wanted = plain(input.value).split(/\s+/).filter(Boolean);
      for (const item of document.querySelectorAll(input.dataset.filter)) {
        const words = plain(item.dataset.words || item.textContent);
        item.hidden = !wanted.every((word) => words.includes(word));
      }
    });
    // Enter ticks the only one found, and the next name can be typed.
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || input.dataset.tick === undefined) return;
      event.preventDefault();
      const found = [...document.querySelectorAll(input.dataset.filter)].filter((item) => item.offsetParent !== null);
      const button = found.length === 1 && found[0].querySelector("button:not(:disabled)");
      if (!button) return;
      input.ticking = true;
      button.click();
      input.select();
    });
  }
  for (const box of document.querySelectorAll("[data-only]")) {
    box.addEventListener("change", () => document.querySelector(box.dataset.only).classList.toggle("only-missing", box.checked));
  }

  // --- parts of a page that the server makes anew ------------------------------------------------
  const fetched = async (address, options = {}) => {
    const answer = await fetch(address, { ...options, headers: { "X-Desk": "1", "X-CSRF-Token": csrf } });
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  };
  for (const input of document.querySelectorAll("[data-search]")) {
    let asked = 0, wait = 0;
    input.addEventListener("input", () => {
      const mine = ++asked;
      clearTimeout(wait);
      wait = setTimeout(async () => {
        const found = await fetched(`${input.dataset.search}?q=${encodeURIComponent(input.value)}`).catch(() => null);
        if (mine === asked && found !== null) document.querySelector(input.dataset.into).innerHTML = found;
      }, 150);
    });
  }
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-parts]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const page = await fetched(link.href).catch(() => null);
    if (page === null) { location.assign(link.href); return; }
    const made = new DOMParser().parseFromString(page, "text/html");
    for (const part of link.dataset.parts.split(" ")) document.querySelector(part).replaceWith(made.querySelector(part));
    document.dispatchEvent(new Event("ronde:parts"));
    history.pushState(null, "", link.href);
  });
  addEventListener("popstate", () => { if (document.querySelector("a[data-parts]")) location.reload(); });
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("form[data-replace]");
    if (!form) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form));
    const page = await fetched(form.action, { method: "POST", body }).catch(() => null);
    if (page === null) { form.submit(); return; } // the whole page says what is wrong
    const made = new DOMParser().parseFromString(page, "text/html");
    const again = made.querySelector("form"), count = made.querySelector("#count");
    form.replaceWith(again);
    if (count) document.querySelector("#count").replaceWith(count);
    const search = document.querySelector("[data-tick]");
    if (!search?.ticking) { again.querySelector("button").focus(); return; }
    search.ticking = false;
    search.value = "";
    search.dispatchEvent(new Event("input"));
  });

  // --- the draft: two players change places ------------------------------------------------------
  const draft = document.querySelector("[data-swap]");
  const swap = document.querySelector("[data-swap-form]");
  if (draft && swap) {
    const chosen = [];
    const players = [...draft.querySelectorAll("[data-player]")];
    const said = swap.querySelector("[data-chosen]"), close = swap.querySelector("[data-close]");
    // Move the form beside the boards, to avoid scrolling.
    const wish = (a, b) => {
      const name = (number) => draft.querySelector(`[data-player="${number}"]`).dataset.name;
      swap.elements.a.value = a;
      swap.elements.b.value = b;
      said.textContent = `${name(a)} ↔ ${name(b)}`;
      swap.classList.add("sheet");
      said.hidden = close.hidden = false;
      swap.elements.reason.focus({ preventScroll: true });
    };
    const forget = () => {
      const back = chosen[0] || draft.querySelector(`[data-player="${swap.elements.a.value}"]`);
      swap.classList.remove("sheet");
      said.hidden = close.hidden = true;
      swap.elements.a.value = swap.elements.b.value = "";
      chosen.length = 0;
      for (const one of players) one.setAttribute("aria-pressed", "false");
      if (back) back.focus();
    };
    close.addEventListener("click", forget);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && swap.classList.contains("sheet")) forget();
    });
    for (const one of players) {
      one.addEventListener("click", () => {
        const at = chosen.indexOf(one);
        if (at >= 0) chosen.splice(at, 1);
        else chosen.push(one);
        if (chosen.length > 2) chosen.shift();
        for (const other of players) other.setAttribute("aria-pressed", String(chosen.includes(other)));
        if (chosen.length === 2) wish(chosen[0].dataset.player, chosen[1].dataset.player);
      });
      one.addEventListener("dragstart", (event) => event.dataTransfer.setData("text/plain", one.dataset.player));
      one.addEventListener("dragover", (event) => { event.preventDefault(); one.classList.add("over"); });
      one.addEventListener("dragleave", () => one.classList.remove("over"));
      one.addEventListener("drop", (event) => {
        event.preventDefault();
        one.classList.remove("over");
        const other = event.dataTransfer.getData("text/plain");
        if (other && other !== one.dataset.player) wish(other, one.dataset.player);
      });
    }
  }

  // --- what was refused stays typed --------------------------------------------------------------
  const fields = (form) => [...form.elements].filter((one) => one.name && one.matches(
    "select, textarea, input:not([type=hidden], [type=password], [type=file])"));
  const boxes = ["checkbox", "radio"];
  document.addEventListener("submit", (event) => {
    if (event.defaultPrevented || event.target.method !== "post") return;
    const values = fields(event.target).map((one) => [one.name, boxes.includes(one.type) ? one.checked : one.value]);
    remembered("ronde.typed", JSON.stringify([event.target.getAttribute("action"), values]), sessionStorage);
  });
  const [action, typed] = JSON.parse(remembered("ronde.typed", undefined, sessionStorage) || "[]");
  remembered("ronde.typed", "", sessionStorage);
  const again = document.querySelector(".notice.refused, .notice.kept")
    && [...document.forms].find((form) => form.getAttribute("action") === action);
  if (again) {
    // By name: a form may have got more fields of one name while it was filled in.
    const left = Map.groupBy(typed, ([name]) => name);
    for (const one of fields(again)) {
      const next = left.get(one.name)?.shift();
      if (next) one[boxes.includes(one.type) ? "checked" : "value"] = next[1];
    }
    addEventListener("DOMContentLoaded", () => document.dispatchEvent(new CustomEvent("ronde:typed", { detail: typed })));
    for (const fold of again.querySelectorAll("details")) fold.open = true;
    const around = again.closest("details");
    if (around) around.open = true;
  }
})();
