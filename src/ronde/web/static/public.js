// The players' pages follow the event by themselves, and lists can be searched. Without this script they
// are ordinary pages.
"use strict";
(() => {
  const body = document.body, told = body.dataset;
  const fresh = () => document.getElementById("fresh");
  const light = document.getElementById("live");
  let seen = Number(fresh() ? fresh().dataset.seq : 0);
  let newest = seen, waiting = 0, polling = 0, asked = "", whole = false, rounds = Number(told.rounds);

  // --- search ------------------------------------------------------------------------------------
  const find = () => ronde.find(asked);
  function ready() {
    for (const label of document.querySelectorAll("[data-find]")) {
      label.hidden = false;
      const input = label.querySelector("input");
      input.value = asked;
      input.addEventListener("input", () => { asked = input.value; find(); });
    }
    if (asked) find();
    pins();
    for (const input of document.querySelectorAll("[data-device]"))  // tells telephones apart, and nothing else
      input.value = kept("ronde-device") || kept("ronde-device", crypto.getRandomValues(new Uint32Array(4)).join("-"));
  }

  // --- this is me: kept on the device, and nowhere else -------------------------------------------
  const mine = `ronde-me ${told.path}`, box = document.getElementById("me");
  function kept(name, value) {
    try {
      if (value === undefined) return localStorage.getItem(name);
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
    } catch { /* a browser that keeps nothing */ }
    return value || "";
  }
  const can_tell = () => "Notification" in globalThis && globalThis.isSecureContext && Notification.permission !== "denied";
  function tell(text) {
    if (!kept("ronde-tell") || !document.hidden || !can_tell()) return;
    try {
      const shown = new Notification(text, { tag: mine });
      shown.onclick = () => { shown.close(); globalThis.focus(); location.assign(told.path); };
    } catch { /* only service workers may, on some telephones */ }
  }
  let showing = 0;
  function show_me_within(most) {
    clearTimeout(showing);
    showing = setTimeout(show_me, Math.random() * most);
  }
  async function show_me() {
    const uid = told.key ? kept(mine) : "";
    if (!box) return;
    if (!uid || location.pathname.endsWith(`/player/${encodeURIComponent(uid)}`)) { box.hidden = true; return; }
    let made;
    try {
      const answer = await fetch(`${told.path}/player/${encodeURIComponent(uid)}/now`, { headers: { "X-Desk": "live" } });
      if (answer.status === 404) kept(mine, null);
      if (answer.status >= 500) show_me_within(3000);
      if (!answer.ok) return;
      made = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("fresh");
    } catch { show_me_within(4000); return; }
    box.replaceChildren(...document.importNode(made, true).childNodes);
    box.hidden = false;
    const ask = box.querySelector("[data-tell]");
    ask.hidden = !can_tell() || Boolean(kept("ronde-tell"));
    ask.addEventListener("click", async () => {
      if (await Notification.requestPermission() === "granted") kept("ronde-tell", "yes");
      ask.hidden = true;
    });
  }
  function pins() {
    for (const button of document.querySelectorAll("[data-pin]")) {
      const show = () => {
        const on = kept(mine) === button.dataset.pin;
        button.textContent = on ? button.dataset.off : button.dataset.on;
        button.setAttribute("aria-pressed", on);
      };
      button.hidden = false;
      show();
      button.addEventListener("click", () => { kept(mine, kept(mine) === button.dataset.pin ? null : button.dataset.pin); show(); });
    }
  }

  // --- the crosstable: the opponent's line lights up ---------------------------------------------
  function light_up(event, on) {
    const game = event.target.closest && event.target.closest(".game");
    if (!game) return;
    const row = document.getElementById(game.getAttribute("href").slice(1));
    if (!row) return;
    row.classList.toggle("lit", on);
    const back = row.querySelector(`[data-round="${game.dataset.round}"]`);
    if (back) back.classList.toggle("lit", on);
  }
  for (const [name, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
    document.addEventListener(name, (event) => light_up(event, on));

  // --- following ---------------------------------------------------------------------------------
  function busy() {
    const at = document.activeElement;
    return fresh().querySelector("input[type=radio]:checked")  // some telephones do not focus what is touched
      || (at && fresh().contains(at) && at.matches("select, button, input:not([type=search])"));
  }
  let refused = 0;  // in a row: one second, then two, four, eight
  const patience = () => 1000 * 2 ** Math.min(refused++, 3);
  function again(all, most) {
    whole = whole || all;
    later(whole ? patience() : most, whole);  // a result that was told meanwhile does not put a round off
  }
  async function renew() {
    waiting = 0;
    if (busy()) { later(3000); return; }
    const all = whole;
    whole = false;  // a round that is published while we wait for the answer asks for the whole page again
    let text;
    try {
      const answer = await fetch(location.href, { headers: all ? {} : { "X-Desk": "live" } });
      if (answer.status >= 500) { again(all, 8000); return; }  // too many at once
      if (!answer.ok) return;
      text = await answer.text();
    } catch { again(all, 4000); return; }
    refused = 0;
    const page = new DOMParser().parseFromString(text, "text/html"), made = page.getElementById("fresh");
    const old = fresh();
    if (!made || !old) return;
    if (all && Number(page.body.dataset.rounds) > rounds) announce(rounds = Number(page.body.dataset.rounds));
    const open = [...old.querySelectorAll("details[open][id]")].map((one) => one.id);
    const typing = document.activeElement && document.activeElement.matches("[data-find] input");
    const scrolled = [...old.querySelectorAll(".wide")].map((one) => one.scrollLeft);
    old.replaceWith(document.importNode(made, true));
    const tabs = page.querySelector("nav.tabs"), shown = document.querySelector("nav.tabs");
    if (tabs && shown) shown.replaceWith(document.importNode(tabs, true));
    seen = Number(made.dataset.seq);
    if (newest > seen) later(1000 * Number(told.patience));  // it was made a moment before the last result
    for (const id of open) { const one = document.getElementById(id); if (one) one.open = true; }
    fresh().querySelectorAll(".wide").forEach((one, n) => { one.scrollLeft = scrolled[n] || 0; });
    ready();
    if (typing) { const input = document.querySelector("[data-find] input"); if (input) input.focus(); }
  }
  // Not everybody in the same moment: a round within the time that the server says, results when the page has time.
  let due = 0;
  function later(most, hurry) {
    const at = Date.now() + Math.random() * most;
    if (waiting && !(hurry && at < due)) return;
    clearTimeout(waiting);
    due = at;
    waiting = setTimeout(renew, at - Date.now());
  }
  function announce(round) {
    const line = document.getElementById("news");
    const link = document.createElement("a");
    link.href = told.path;
    link.textContent = told.newRound.replace("#", round);
    line.replaceChildren(link);
    line.hidden = false;
    tell(link.textContent);
  }
  function load_all(within) {
    whole = true;  // the links to the rounds are around the part that is renewed
    show_me_within(within);
    later(within, true);
  }
  function news(round, within) {
    announce(round);
    load_all(within);
  }
  function heard(event) {
    const data = JSON.parse(event.data);
    newest = data.seq;
    if (data.key && told.key && data.key !== told.key) return;
    if (event.type === "round" && data.round && data.key === told.key) news(rounds = data.round, data.within);
    else if (event.type === "round" && !data.key) load_all(data.within);  // perhaps a round, while nothing was heard
    else if (event.type === "round") later(data.within, true);
    else if (data.seq > seen || event.type === "change") later(1000 * Number(told.patience));
  }
  function show(state, text) {
    if (!light) return;
    light.hidden = false;
    light.className = `live ${state}`;
    light.textContent = text;
  }
  // Where streams do not get through: ask from time to time.
  let unheard = 0;
  async function poll(mine) {
    let pause = 1200 * 2 ** Math.min(unheard++, 3);  // after a refusal: the more in a row, the longer
    try {
      const about = told.key ? `?key=${encodeURIComponent(told.key)}` : "";
      const answer = await fetch(`${told.live}/seq${about}`);
      if (!answer.ok) throw new Error(answer.statusText);  // the event is gone, or too many ask at once
      const now = await answer.json();
      if (mine !== polling) return;
      pause = now.again;
      unheard = 0;
      if (now.rounds > rounds) news(now.rounds, now.within);
      else if (now.seq !== newest) later(1000 * Number(told.patience));
      newest = now.seq;
      rounds = now.rounds;
      show("", told.polling);
    } catch { show("", told.waiting); }
    if (mine === polling) setTimeout(poll, pause * (1 + Math.random() / 2), mine);
  }
  function follow() {
    if (!told.live) return;
    const stream = new EventSource(`${told.live}?seen=${seen}`);
    let since = 0;
    stream.onopen = () => {
      show("on", told.on);
      polling = 0;
      since = 0;
    };
    stream.onerror = () => {
      show("", told.waiting);
      if (!polling) { polling = Date.now(); poll(polling); }
      if (stream.readyState === EventSource.CLOSED && !since) {  // refused for good: try anew
        since = setTimeout(follow, 15000 + Math.random() * 10000);
      }
    };
    for (const name of ["round", "result", "change"]) stream.addEventListener(name, heard);
  }
  ready();
  show_me();
  follow();
})();
