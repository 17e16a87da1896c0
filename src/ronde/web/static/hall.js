// A screen in the hall: pages that fill it, one after the other; it follows the event by itself.
"use strict";
(() => {
  const told = document.body.dataset, page = document.getElementById("page"), parts = document.getElementById("parts");
  const line = document.getElementById("line");
  let pages = [], at = -1, seen = new Map(), fresh = new Map();

  // --- pages -------------------------------------------------------------------------------------
  const LIT = 60000; // a result that has just come is lit for a minute
  function lit(part, item) {
    const key = `${part}/${item.dataset.id}`, before = seen.get(key), now = item.textContent;
    if (before !== undefined && before !== now && item.classList.contains("done")) fresh.set(key, Date.now());
    seen.set(key, now);
    return Date.now() - (fresh.get(key) || 0) < LIT;
  }
  function layout() {
    const row = parseFloat(getComputedStyle(document.body).fontSize) / 0.58;
    const down = Math.max(1, Math.floor(page.clientHeight / row));
    const most = Number(getComputedStyle(document.body).getPropertyValue("--columns")) || 1;
    pages = [];
    for (const section of parts.querySelectorAll("[data-part]")) {
      const items = [...section.querySelectorAll(".item")], part = section.dataset.part;
      // names and places are short: one column more fits
      const across = part === "pairings" ? most : most + 1;
      const count = Math.max(1, Math.ceil(items.length / (down * across)));
      const each = Math.ceil(items.length / count); // all pages of a part are equally full
      for (let n = 0; n < count; n += 1) {
        const some = items.slice(n * each, (n + 1) * each);
        const columns = Math.max(1, Math.min(across, Math.ceil(some.length / down)));
        pages.push({ part, title: section.dataset.title, items: some, across: columns, down: Math.ceil(some.length / columns), n, count });
      }
    }
  }
  function show(turned) {
    if (!pages.length) { page.replaceChildren(); return; }
    const one = pages[at % pages.length];
    page.className = `${one.part}${turned ? " turned" : ""}`;
    page.style.setProperty("--across", one.across);
    page.style.setProperty("--down", Math.max(1, one.down));
    page.replaceChildren(...one.items.map((item) => {
      const made = item.cloneNode(true);
      made.classList.toggle("new", lit(one.part, item));
      return made;
    }));
    document.getElementById("part").textContent = one.title;
    document.getElementById("pages").textContent = one.count > 1
      ? told.page.replace("#", one.n + 1).replace("%", one.count) : "";
  }
  function turn() {
    at = (at + 1) % Math.max(1, pages.length);
    show(pages.length > 1);
  }
  function renewed() {
    const hall = parts.querySelector("[data-hall]"), notice = document.getElementById("notice");
    notice.textContent = hall ? hall.dataset.notice : "";
    notice.hidden = !notice.textContent;
    for (const section of parts.querySelectorAll("[data-part]"))
      for (const item of section.querySelectorAll(".item")) lit(section.dataset.part, item);
    layout();
    at = Math.min(Math.max(at, 0), Math.max(0, pages.length - 1));
    show(false);
    tick();
  }

  // --- the clock ---------------------------------------------------------------------------------
  const time = document.querySelector("#clock time"), countdown = document.getElementById("countdown");
  const two = (n) => String(n).padStart(2, "0");
  const NEAR = 3600, FAR = 24 * 3600, PAST = 6 * 3600; // seconds
  function tick() {
    const now = new Date();
    time.textContent = `${two(now.getHours())}:${two(now.getMinutes())}`;
    const hall = (parts.querySelector("[data-hall]") || parts).dataset;
    const until = (start) => (start ? Math.ceil((Number(start) - now.getTime()) / 1000) : NaN);
    // the present round, down to its start and then up, until the next one is near
    const present = until(hall.starts), next = until(hall.next), played = present <= 0 && present >= -PAST;
    const left = next > 0 && next <= (present > 0 ? 0 : played ? NEAR : FAR) ? next : present;
    if (!(left <= FAR && left >= -PAST)) countdown.textContent = "";
    else {
      const seconds = Math.abs(left), hours = Math.floor(seconds / 3600), soon = left === next ? hall.nextSoon : told.soon;
      const said = `${hours ? `${hours}:` : ""}${hours ? two(Math.floor(seconds / 60) % 60) : Math.floor(seconds / 60)}:${two(seconds % 60)}`;
      countdown.textContent = (left > 0 ? soon : told.running).replace("#", said);
    }
  }

  // --- following ---------------------------------------------------------------------------------
  let asking = false, again = false, waiting = 0;
  async function renew() {
    waiting = 0;
    if (asking) { again = true; return; }
    asking = true;
    try {
      const answer = await fetch(location.href, { headers: { "X-Desk": "live" } });
      if (!answer.ok) throw new Error(String(answer.status));
      parts.innerHTML = await answer.text();
      line.hidden = true;
      renewed();
    } catch {
      line.textContent = told.away;
      line.hidden = false;
      soon(5000);
    }
    asking = false;
    if (again) { again = false; soon(300); }
  }
  function soon(most) { if (!waiting) waiting = setTimeout(renew, 100 + Math.random() * most); }
  function follow() {
    const stream = new EventSource(told.live);
    for (const name of ["round", "result", "change"]) stream.addEventListener(name, () => soon(800));
    stream.onopen = () => soon(800); // what happened while the server was away
    stream.onerror = () => {
      line.textContent = told.away;
      line.hidden = false;
      if (stream.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
    };
  }
  setInterval(() => soon(2000), 60000); // where streams do not get through

  const full = document.getElementById("full");
  full.addEventListener("click", () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()));
  let still = 0;
  document.addEventListener("pointermove", () => {
    document.body.classList.add("moved");
    clearTimeout(still);
    still = setTimeout(() => document.body.classList.remove("moved"), 3000);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "ArrowRight") turn();
    if (event.key === "f") full.click();
  });
  addEventListener("resize", renewed);
  renewed();
  follow();
  setInterval(tick, 1000);
  setInterval(turn, 1000 * Number(told.turn));
})();
