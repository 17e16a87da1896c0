// The desk without a mouse: result entry by keyboard, exchanging players of the draft, filters.
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

  // --- lists that are filtered while one types ---------------------------------------------------
  for (const input of document.querySelectorAll("[data-filter]")) {
    input.addEventListener("input", () => {
      const wanted = plain(input.value).split(/\s+/).filter(Boolean);
      for (const item of document.querySelectorAll(input.dataset.filter)) {
        const words = plain(item.dataset.words || item.textContent);
        item.hidden = !wanted.every((word) => words.includes(word));
      }
    });
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
    again.querySelector("button").focus();
  });

  // --- the draft: two players change places ------------------------------------------------------
  const draft = document.querySelector("[data-swap]");
  const swap = document.querySelector("[data-swap-form]");
  if (draft && swap) {
    const chosen = [];
    const players = [...draft.querySelectorAll("[data-player]")];
    const said = swap.querySelector("[data-chosen]"), close = swap.querySelector("[data-close]");
    // The form comes to the boards, so that nobody has to look for them again.
    const wish = (a, b) => {
      const name = (number) => draft.querySelector(`[data-player="${number}"]`).textContent.trim().replace(/\s+/g, " ");
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
    const values = fields(event.target).map((one) => (boxes.includes(one.type) ? one.checked : one.value));
    remembered("ronde.typed", JSON.stringify([event.target.getAttribute("action"), values]), sessionStorage);
  });
  const [action, typed] = JSON.parse(remembered("ronde.typed", undefined, sessionStorage) || "[]");
  remembered("ronde.typed", "", sessionStorage);
  const again = document.querySelector(".notice.refused")
    && [...document.forms].find((form) => form.getAttribute("action") === action);
  if (again) {
    fields(again).forEach((one, n) => { one[boxes.includes(one.type) ? "checked" : "value"] = typed[n]; });
    for (const fold of again.querySelectorAll("details")) fold.open = true;
    const around = again.closest("details");
    if (around) around.open = true;
  }

  // --- result entry ------------------------------------------------------------------------------
  const list = document.getElementById("boards");
  if (!list) return;
  const rows = [...list.querySelectorAll(".board")];
  const status = document.getElementById("status");
  const missing = document.getElementById("missing");
  const unsaved = document.getElementById("unsaved");
  const find = document.getElementById("find");
  const only = document.getElementById("only-missing");
  const map = document.getElementById("keys");
  const MAPS = {
    105: { 1: "10", 0: "01", 5: "==" },
    123: { 1: "10", 2: "==", 3: "01" },
  };
  const COMMON = { "+": "+-", "-": "-+", "*": "--", a: "adjourned" };
  const waiting = new Map(); // board -> what is not saved yet
  let clock = 0; // counts the looks at the server: an answer is newer than the look that was under way

  function show(row, outcome, words) {
    row.dataset.outcome = outcome;
    row.classList.toggle("has", Boolean(outcome));
    row.querySelector(".outcome").textContent = words;
    for (const button of row.querySelectorAll("button[name=result]")) {
      button.setAttribute("aria-pressed", String(button.value === outcome));
    }
  }

  function tellUnsaved() {
    const boards = [...waiting.keys()].filter((board) => waiting.get(board).failed);
    unsaved.hidden = !boards.length;
    const text = unsaved.querySelector("p");
    text.textContent = boards.length ? `${text.dataset.text} ${boards.join(", ")}` : "";
  }

  async function send(row, fields) {
    const board = row.dataset.board;
    const job = { fields, failed: false };
    waiting.set(board, job);
    closeAsk(row);
    row.classList.add("sending");
    for (let pause = 500; ; pause = Math.min(pause * 1.5, 4000)) {
      let response = null, data = null;
      try {
        response = await fetch(`${list.dataset.path}/${board}`, {
          method: "POST",
          headers: { "X-CSRF-Token": csrf, "X-Desk": "1" },
          body: new URLSearchParams(fields),
          signal: AbortSignal.timeout(15000),
        });
        const text = await response.text(); // a server that dies in the middle of its answer has not answered
        try { data = JSON.parse(text); } catch { /* a page, not data */ }
      } catch { response = null; /* the server is away: try again */ }
      if (waiting.get(board) !== job) return; // something else was typed meanwhile
      if (response && response.status < 500) {
        waiting.delete(board);
        row.classList.remove("sending", "unsaved");
        tellUnsaved();
        answer(row, fields, response, data);
        return;
      }
      job.failed = true;
      row.classList.add("unsaved");
      tellUnsaved();
      await new Promise((done) => setTimeout(done, pause));
      if (waiting.get(board) !== job) return;
    }
  }

  function answer(row, fields, response, data) {
    row.answered = clock;
    if (response.ok && data) {
      show(row, data.outcome, data.words);
      missing.textContent = data.missing;
      status.textContent = `${row.dataset.board}: ${data.words}`;
      news(); // answers may overtake each other: look once more when all is quiet
      return;
    }
    if (data && data.words !== undefined) show(row, data.outcome, data.words);
    ask(row, fields, data ? data.refused : list.dataset.lost, response.status === 409 && data);
  }

  // A different result is there already: the row asks, Enter corrects, Escape keeps.
  function ask(row, fields, sentence, conflict) {
    const box = row.querySelector(".ask");
    row.classList.add("asks");
    box.replaceChildren(Object.assign(document.createElement("p"), { textContent: sentence }));
    const buttons = Object.assign(document.createElement("div"), { className: "row" });
    const add = (text, kind, act) => {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: text, className: kind });
      button.addEventListener("click", act);
      buttons.append(button);
    };
    row.confirm = null;
    if (conflict) {
      const wanted = row.querySelector(`button[name=result][value="${CSS.escape(fields.result)}"]`);
      const seen = row.dataset.outcome;
      row.confirm = () => {
        send(row, { result: fields.result, correct: "1", seen });
        row.focus();
      };
      add(`${list.dataset.ask} ${wanted ? wanted.firstChild.textContent.trim() : fields.result}`, "main", row.confirm);
    }
    add(list.dataset.no, "", () => { closeAsk(row); row.focus(); });
    box.append(buttons);
    box.hidden = false; // the focus stays where it is: the next key is meant for that board
  }

  function closeAsk(row) {
    const box = row.querySelector(".ask");
    box.hidden = true;
    box.replaceChildren();
    row.classList.remove("asks");
    row.confirm = null;
  }

  const visible = () => rows.filter((row) => row.offsetParent !== null);

  function move(row, step) {
    const shown = visible();
    const at = shown.indexOf(row);
    const next = at < 0 ? shown[0] : shown[at + step];
    if (next) next.focus();
  }

  // The next board below that has no result or asks, or else the first one above, or simply the next.
  function advance(row) {
    const open = (one) => one !== row && one.offsetParent !== null
      && (one.classList.contains("asks") || (!one.dataset.outcome && !waiting.has(one.dataset.board)));
    const at = rows.indexOf(row);
    const next = rows.slice(at + 1).find(open) || rows.slice(0, at).find(open) || rows[at + 1];
    if (next) next.focus();
  }

  // On a board that has another result the answer is awaited: it will ask.
  function enter(row, result) {
    const differs = row.dataset.outcome && row.dataset.outcome !== result;
    send(row, { result });
    if (differs) row.focus();
    else advance(row);
  }

  list.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button || button.name !== "result") return;
    event.preventDefault();
    const row = button.closest(".board");
    row.querySelector(".more").open = false;
    enter(row, button.value);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = document.activeElement;
    if (focused === find) {
      if (event.key === "Enter") goTo(find.value);
      else if (event.key === "Escape") { find.value = ""; move(null, 0); }
      else return;
      event.preventDefault();
      return;
    }
    if (focused && focused.matches("input, select, textarea")) return;
    const row = focused && focused.closest ? focused.closest(".board") : null;
    if (event.key === "/") { find.select(); find.focus(); }
    else if (event.key === "m") { only.checked = !only.checked; filter(); }
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") move(row, event.key === "ArrowDown" ? 1 : -1);
    else if (!row) return;
    else if (event.key === "Enter" && focused === row && row.confirm) row.confirm();
    else if (event.key === "Escape" && row.classList.contains("asks")) { closeAsk(row); row.focus(); }
    else {
      const result = MAPS[map.value][event.key] || COMMON[event.key];
      if (!result) return;
      enter(row, result);
    }
    event.preventDefault();
  });

  function goTo(text) {
    const wanted = text.trim();
    const words = plain(wanted);
    const row = rows.find((one) => one.dataset.board === wanted)
      || rows.find((one) => words && plain(one.getAttribute("aria-label")).includes(words));
    if (!row) { find.select(); return; }
    find.value = "";
    if (row.offsetParent === null) { only.checked = false; filter(); }
    row.focus();
  }

  function filter() {
    list.classList.toggle("only-missing", only.checked);
    remembered("ronde.missing", only.checked ? "1" : "");
  }

  const correct = document.querySelector("[data-correct]");
  if (correct) {
    correct.addEventListener("submit", () => {
      const row = document.getElementById(`board-${correct.elements.board.value}`);
      correct.action = `${list.dataset.path}/${correct.elements.board.value}`;
      correct.elements.seen.value = row ? row.dataset.outcome : "";
    });
  }

  function legend() {
    const letters = Object.entries(MAPS[map.value]);
    for (const mark of document.querySelectorAll("[data-key]")) {
      mark.textContent = (letters.find(([, result]) => result === mark.dataset.key) || [""])[0];
    }
    remembered("ronde.keys", map.value);
  }

  only.addEventListener("change", filter);
  map.addEventListener("change", legend);
  if (remembered("ronde.keys") in MAPS) map.value = remembered("ronde.keys");
  only.checked = remembered("ronde.missing") === "1";
  filter();
  legend();
  window.addEventListener("beforeunload", (event) => { if (waiting.size) event.preventDefault(); });

  // --- what other desks enter --------------------------------------------------------------------
  let soon = 0;
  function news() {
    clearTimeout(soon);
    soon = setTimeout(refresh, 150);
  }

  async function refresh() {
    const mine = ++clock;
    try {
      const response = await fetch(`${list.dataset.path}/rows`, { headers: { "X-Desk": "1" } });
      if (!response.ok) return;
      const data = await response.json();
      if (mine !== clock) return;
      for (const one of data.boards) {
        const row = document.getElementById(`board-${one.board}`);
        if (!row || waiting.has(String(one.board)) || row.confirm || row.answered === mine) continue;
        if (row.dataset.outcome !== one.outcome) show(row, one.outcome, one.words);
      }
      missing.textContent = data.missing;
      document.getElementById("newer").hidden = data.rounds <= Number(list.dataset.round);
    } catch { // the stream has told us, and does not tell us again
      if (mine === clock) { clearTimeout(soon); soon = setTimeout(refresh, 2000); }
    }
  }

  function listen() {
    const source = new EventSource(list.dataset.live);
    for (const kind of ["result", "round", "change"]) source.addEventListener(kind, news);
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) { source.close(); setTimeout(() => { refresh(); listen(); }, 3000); }
    });
  }
  listen();
  if (!location.hash) (rows.find((row) => !row.dataset.outcome) || rows[0] || find).focus();
  else document.querySelector(".board:target")?.focus();
})();
