// What is wrong with how a page lies: controls that touch, fields that are cut off, rows that are ragged.
least => {
  document.querySelectorAll("details").forEach(one => { one.open = true; });
  const found = [];
  const told = (what, element) => found.push(`${what}: ${element.outerHTML.slice(0, 110)}`);
  const box = element => element.getBoundingClientRect();
  const visible = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && box(element).width > 0 && box(element).height > 0;
  const shown = (selector, inside = document) => [...inside.querySelectorAll(selector)].filter(visible);
  const rows = (elements, edge) => Object.values(Object.groupBy(elements, one => Math.round(box(one)[edge])));
  const apart = ends => Math.max(...ends) - Math.min(...ends) > 1.5;

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push(`${wide} pixels wider than the screen`);

  // what stays in sight lies above the rest of the page: only what scrolls together is compared
  const layer = element => {
    for (let e = element; e; e = e.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(e).position)) return e;
    return null;
  };
  const controls = shown("button, a.button, select, textarea, input:not([type=hidden])")
    .map(element => ({ element, at: box(element), above: layer(element) }));
  controls.forEach((a, n) => controls.slice(n + 1).forEach(b => {
    const across = Math.max(a.at.left, b.at.left) - Math.min(a.at.right, b.at.right);
    const down = Math.max(a.at.top, b.at.top) - Math.min(a.at.bottom, b.at.bottom);
    if (a.above === b.above && Math.max(across, down) < least) told(`${Math.max(across, down)} px before`, b.element);
  }));

  for (const one of shown("input:not([type=hidden], [type=checkbox], [type=radio])")) {
    const narrow = one.type === "date" ? 110 : 35;
    if (one.scrollWidth > one.clientWidth + 1 || one.clientWidth < narrow) told("cut off", one);
  }

  for (const grid of shown(".columns, .cards")) {
    for (const row of rows([...grid.children].filter(one => one.matches(".card") && visible(one)), "top")) {
      if (apart(row.map(one => box(one).bottom))) told("cards that end apart", row[0]);
    }
  }
  for (const grid of shown(".fields")) {
    const children = [...grid.children].filter(visible);
    const fields = children.filter(one => one.matches("label:not(.inline)"));
    fields.forEach((a, n) => fields.slice(n + 1).forEach(b => {
      const beside = Math.min(box(a).bottom, box(b).bottom) - Math.max(box(a).top, box(b).top) > 10;
      if (beside && apart([box(a).bottom, box(b).bottom])) told("fields that end apart", a);
    }));
    const lowest = Math.max(...children.map(one => box(one).top));
    for (const row of rows(children, "bottom")) {
      const last = row.at(-1);
      if (box(last).bottom <= lowest && box(grid).right - box(last).right > 2) told("a hole after", last);
    }
  }
  return found.slice(0, 8);
}
