// Result entry without a mouse. Everything here only presses the buttons of the page; without it the
// forms still work.
"use strict";
(() => {
  const list = document.getElementById("boards");
  if (!list) return;
  const { plain } = ronde;
  const { csrf, remembered } = desk;
  const rows = [...list.querySelectorAll(".board")];
  const status = document.getElementById("status");
  const missing = document.getElementById("missing");
  const unsaved = document.getElementById("unsaved");
  const find = document.getElementById("find");
  const only = document.getElementById("only-missing");
  const map = document.getElementById("keys");
  const complete = document.getElementById("complete");
  const MAPS = {
    105: { 1: "10", 0: "01", 5: "==" },
    123: { 1: "10", 2: "==", 3: "01" },
  };
  const COMMON = { "+": "+-", "-": "-+", "*": "--", a: "adjourned" };
  const waiting = new Map(); // board -> what is not saved yet
  let clock = 0; // counts the looks at the server: an answer is newer than the look that was under way
  let current = null; // the board that the next key is meant for, wherever the focus is

  // --- what a board shows ------------------------------------------------------------------------
  const button = (row, outcome) => row.querySelector(`button[name=result][value="${CSS.escape(outcome)}"]`);

  // A result has two letters for every game; ** is a game of a match that is still to come.
  const games = Number(list.dataset.games);
  const parts = (outcome) => (games > 1 ? outcome.match(/../g) || [] : [outcome]);
  const whole = (outcome) => Boolean(outcome) && !(games > 1 && outcome.includes("**"));
  const says = (outcome, value) => outcome.length === value.length
    && parts(value).every((game, n) => game === "**" || game === parts(outcome)[n]);
  const merged = (there, result) => parts(result).map((game, n) => (game === "**" ? parts(there)[n] || game : game)).join("");

  function press(row, outcome) {
    for (const one of row.querySelectorAll("button[name=result]:not(.accept)")) {
      one.setAttribute("aria-pressed", String(says(outcome, one.value)));
    }
  }

  // A result as its button shows it, or the buttons of its games.
  function told(row, result) {
    const single = (game, n) => button(row, "**".repeat(n) + game + "**".repeat(games - 1 - n));
    return button(row, result)?.dataset.words
      || parts(result).map((game, n) => (game === "**" ? "" : single(game, n)?.firstChild.textContent.trim() || game)).filter(Boolean).join(", ");
  }

  function show(row, outcome, words) {
    row.dataset.outcome = outcome;
    row.dataset.words = words;
    row.classList.toggle("has", whole(outcome));
    row.querySelector(".outcome").textContent = words;
    press(row, outcome);
  }

  // What was typed is shown at once, marked as waiting until the server has it.
  function showTyped(row, outcome) {
    const typed = button(row, outcome);
    if (typed) row.querySelector(".outcome").textContent = typed.dataset.words;
    press(row, merged(row.dataset.outcome, outcome));
  }

  function tellUnsaved() {
    const boards = [...waiting.keys()].filter((board) => waiting.get(board).failed);
    unsaved.hidden = !boards.length;
    const text = unsaved.querySelector("p");
    text.textContent = boards.length ? text.dataset.text.replace("#", boards.join(", ")) : "";
  }

  function count(number) {
    missing.textContent = number;
    complete.hidden = number > 0;
    empty();
  }

  function empty() {
    document.getElementById("nothing").hidden = visible().length > 0;
  }

  // --- sending -----------------------------------------------------------------------------------
  async function send(row, fields) {
    const board = row.dataset.board;
    const job = { fields, failed: false };
    waiting.set(board, job);
    closeAsk(row);
    row.classList.add("sending");
    showTyped(row, fields.result);
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

  // The session is over: what was typed waits until somebody has logged in again.
  const kept = () => JSON.parse(remembered("ronde.results", undefined, sessionStorage) || "[]");
  function keep(row, fields) {
    const others = kept().filter(([path, board]) => path !== list.dataset.path || board !== row.dataset.board);
    remembered("ronde.results", JSON.stringify([...others, [list.dataset.path, row.dataset.board, fields]]), sessionStorage);
  }
  function sendKept() {
    const all = kept(), here = all.filter(([path]) => path === list.dataset.path);
    remembered("ronde.results", JSON.stringify(all.filter((one) => !here.includes(one))), sessionStorage);
    for (const [, board, fields] of here) {
      const row = list.querySelector(`[data-board="${board}"]`);
      if (row) send(row, fields);
    }
  }

  function answer(row, fields, response, data) {
    row.answered = clock;
    if (response.ok && data) {
      show(row, data.outcome, data.words);
      count(data.missing);
      status.textContent = `${row.dataset.board}: ${data.words}`;
      if (!data.missing && !waiting.size && document.activeElement === row) complete.querySelector(".main")?.focus();
      news(); // answers may overtake each other: look once more when all is quiet
      return;
    }
    if (!data && [401, 403].includes(response.status)) keep(row, fields);
    const there = data && data.words !== undefined ? data : row.dataset;
    show(row, there.outcome, there.words);
    ask(row, fields, data ? data.refused : list.dataset.lost, response.status === 409 && data);
  }

  // A different result is there already: the row asks, Enter corrects, Escape keeps.
  function ask(row, fields, sentence, conflict) {
    const box = row.querySelector(".ask");
    row.classList.add("asks");
    const said = [sentence, ...(conflict ? conflict.changes || [] : [])];
    box.replaceChildren(...said.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
    const buttons = Object.assign(document.createElement("div"), { className: "row" });
    const add = (text, kind, act) => {
      const made = Object.assign(document.createElement("button"), { type: "button", textContent: text, className: kind });
      made.addEventListener("click", act);
      buttons.append(made);
    };
    if (!conflict && sentence === list.dataset.lost) {
      buttons.append(Object.assign(document.createElement("a"), { className: "button main", href: list.dataset.login, textContent: list.dataset.logIn }));
    }
    row.confirm = null;
    if (conflict) {
      const seen = row.dataset.outcome;
      const late = conflict.effect !== "next"; // another round was paired with it: why is it corrected?
      const reason = Object.assign(document.createElement("input"), { name: "reason", maxLength: 200, value: fields.reason || "" });
      if (late) {
        const label = Object.assign(document.createElement("label"), { textContent: list.dataset.reason });
        label.append(reason);
        box.append(label);
        reason.addEventListener("keydown", (event) => {
          if (event.key === "Enter") row.confirm();
          else if (event.key === "Escape") { closeAsk(row); row.focus(); }
          else return;
          event.preventDefault();
        });
      }
      row.confirm = () => {
        if (late && !reason.value.trim()) { reason.focus(); return; }
        const rated = conflict.effect === "rating" ? { rating_only: "1" } : {};
        send(row, { result: fields.result, correct: "1", seen, reason: reason.value, confirm: conflict.confirm || "", ...rated });
        row.focus();
      };
      add(`${list.dataset.ask} ${told(row, fields.result)}`, "main", row.confirm);
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

  // --- moving ------------------------------------------------------------------------------------
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
      && (one.classList.contains("asks") || (!whole(one.dataset.outcome) && !waiting.has(one.dataset.board)));
    const at = rows.indexOf(row);
    const next = rows.slice(at + 1).find(open) || rows.slice(0, at).find(open) || row;
    next.focus();
  }

  // On a board that has another result the answer is awaited: it will ask.
  function enter(row, result) {
    const there = row.dataset.outcome;
    const after = merged(there, result);
    const differs = there && (games > 1 ? !says(after, there) : there !== result);
    row.querySelector("[popover]")?.hidePopover();
    send(row, { result });
    if (differs || !whole(after)) row.focus();
    else advance(row);
  }

  // Two keys make a match: game 1, then game 2. The first one is saved at once where game 1 has no result.
  function typeGame(row, game) {
    const [first, second] = parts(row.dataset.outcome);
    const begun = row.begun || (second === "**" && first);
    row.begun = begun ? null : game;
    if (begun) enter(row, begun + game);
    else if (!row.dataset.outcome) send(row, { result: `${game}**` });
    else row.querySelector(".outcome").textContent = `${list.dataset.game2} ?`;
  }
  list.addEventListener("focusout", (event) => {
    const row = event.target.closest(".board");
    if (!row || !row.begun || row.contains(event.relatedTarget)) return;
    row.begun = null;
    if (!waiting.has(row.dataset.board)) show(row, row.dataset.outcome, row.dataset.words);
  });

  function choose(row) {
    if (current) current.classList.remove("current");
    current = row;
    row.classList.add("current");
  }
  list.addEventListener("focusin", (event) => {
    const row = event.target.closest(".board");
    if (row) choose(row);
  });

  list.addEventListener("submit", (event) => {
    const pressed = event.submitter;
    if (!pressed || pressed.name !== "result") return;
    event.preventDefault();
    enter(pressed.closest(".board"), pressed.value);
  });

  // The menu of a board opens beside its button; Escape closes it, as browsers do with popovers.
  for (const menu of list.querySelectorAll("[popover]")) {
    menu.querySelector("button").autofocus = true; // as soon as it opens: the next key is meant for it
    menu.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      const by = list.querySelector(`[popovertarget="${menu.id}"]`).getBoundingClientRect();
      const { width, height } = menu.getBoundingClientRect();
      const below = by.bottom + height < innerHeight ? by.bottom : Math.max(0, by.top - height);
      menu.style.top = `${below}px`;
      menu.style.left = `${Math.max(0, Math.min(by.right, innerWidth) - width)}px`;
    });
    menu.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      const all = [...menu.querySelectorAll("button")];
      all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
      event.preventDefault();
      event.stopPropagation();
    });
  }

  // --- keys --------------------------------------------------------------------------------------
  // The result that a key means: by its character, or by its place where the row of digits has others
  // (AZERTY), and on a keypad whose digits are locked off.
  function meant(event) {
    const place = /^(Digit|Numpad)(\d)$/.exec(event.code);
    const digits = MAPS[map.value];
    if (place && place[1] === "Numpad" && digits[place[2]]) return digits[place[2]];
    const said = digits[event.key] || COMMON[event.key.toLowerCase()];
    if (said) return said;
    return place && !event.shiftKey ? digits[place[2]] : undefined;
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const focused = document.activeElement;
    if (focused === find) {
      if (event.key === "Enter") goTo(find.value);
      else if (event.key === "Escape") { find.value = ""; (current || list).focus(); }
      else return;
      event.preventDefault();
      return;
    }
    if (focused && focused.matches("input:not([type=checkbox]), select, textarea")) return;
    const inside = focused && focused.closest ? focused.closest(".board") : null;
    const row = inside || (current && current.offsetParent !== null ? current : visible()[0]);
    const idle = focused === row || !focused || focused === document.body || focused === document.getElementById("main");
    const result = meant(event);
    if (result && row && games > 1) {
      if (result === "adjourned") return;
      typeGame(row, result);
    } else if (result && row) enter(row, result);
    else if (event.key === "/") { find.select(); find.focus(); }
    else if (event.key === "m") { only.checked = !only.checked; filter(); }
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") move(inside || current, event.key === "ArrowDown" ? 1 : -1);
    else if (!row) return;
    else if (event.key === "." || event.code === "NumpadDecimal") row.querySelector("[popovertarget]").click();
    else if (event.key === "Enter" && idle && row.confirm) row.confirm();
    else if (event.key === "Escape" && row.begun && row.dataset.words) { row.begun = null; show(row, row.dataset.outcome, row.dataset.words); }
    else if (event.key === "Escape" && row.classList.contains("asks")) { closeAsk(row); row.focus(); }
    else return;
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
    empty();
  }

  // The form that takes board and reason together.
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

  // After a tool was used the keys are meant for the boards again.
  const back = () => (current || visible()[0])?.focus();
  only.addEventListener("change", () => { filter(); back(); });
  map.addEventListener("change", () => { legend(); back(); });
  document.getElementById("show-all").addEventListener("click", () => { only.checked = false; filter(); back(); });
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

  // A report of the players stands on the row of its board; the keys go on as if it were not there.
  function report(row, said) {
    const box = row.querySelector(".reported");
    if (!box) return;
    const text = said ? said.text : "", accept = box.querySelector(".accept");
    if (said && box.querySelector(".said").textContent !== text) status.textContent = `${row.dataset.board}: ${text}`;
    box.hidden = !said;
    box.className = `reported ${said ? said.kind : ""}`;
    box.querySelector(".said").textContent = text;
    accept.value = said ? said.result : "";
    accept.hidden = !accept.value;
  }

  function countReports(number, words, take) {
    const badge = document.getElementById("reported"), form = document.getElementById("take");
    badge.hidden = !number;
    badge.firstElementChild.textContent = number;
    badge.lastElementChild.textContent = words;
    form.hidden = !take;
    if (take) form.querySelector("button").textContent = take;
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
        if (!row) continue;
        report(row, one.reported);
        if (waiting.has(String(one.board)) || row.confirm || row.answered === mine) continue;
        if (row.dataset.outcome !== one.outcome) show(row, one.outcome, one.words);
      }
      for (const one of data.matches || []) {
        const score = document.querySelector(`#match-${one.match} .score`);
        if (score) score.textContent = one.words;
      }
      count(data.missing);
      countReports(data.reported, data.waiting, data.take);
      document.getElementById("newer").hidden = data.rounds <= Number(list.dataset.rounds);
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
  sendKept();
  if (!location.hash) (rows.find((row) => !whole(row.dataset.outcome)) || rows[0] || find).focus();
  else document.querySelector(".board:target")?.focus();
})();
