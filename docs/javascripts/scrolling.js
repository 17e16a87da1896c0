// What is wider than the page scrolls by itself: it can be reached and moved with the keyboard, and has a name.
addEventListener("load", () => {
  const reach = () => {
    let name = "";
    const wide = "h1, h2, h3, .md-typeset__scrollwrap, pre > code, p:has(> img), .chart, .bracket";
    for (const one of document.querySelectorAll(`article :is(${wide})`)) {
      if (/^H\d$/.test(one.tagName)) name = one.firstChild.textContent.trim();
      else if (one.scrollWidth > one.clientWidth) {
        one.tabIndex = 0;
        one.setAttribute("role", "region");
        one.setAttribute("aria-label", name);
      }
    }
  };
  reach();
  addEventListener("resize", reach);
  document.addEventListener("toggle", reach, true); // what was folded has no width
});
