/* What is wrong with a page at the size it has now. Each function is given to the browser by test_sizes.py. */
({
  faults([width, height, touch, onTheMap, elsewhere, finger, share, mayBeCut]) {
    const found = new Set();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(".sr, .skip");
    const name = (one) => {
      const words = one.textContent.trim().replace(/\s+/g, " ").slice(0, 24) || one.getAttribute("aria-label") || "";
      return `${one.localName}.${one.getAttribute("class") ?? ""} "${words}"`;
    };
    const clipped = (one) => {
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== "visible") return true;
      return false;
    };

    const wide = document.documentElement.scrollWidth;
    if (wide > width) {
      found.add(`the page is ${wide} px wide`);
      for (const one of document.body.querySelectorAll(":not(svg *)"))
        if (seen(one) && one.getBoundingClientRect().right > width + 1 && !clipped(one)) found.add(`too far right: ${name(one)}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const looked = new Set();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || looked.has(holder)) continue;
      looked.add(holder);
      if (holder.closest("script, style, template, option, title") || !seen(holder)) continue;
      const size = parseFloat(getComputedStyle(holder).fontSize);
      const drawn = holder instanceof SVGElement && holder.getScreenCTM();
      const shown = drawn ? size * Math.hypot(drawn.a, drawn.b) : size;
      if (shown < (drawn ? onTheMap : elsewhere) - 0.01) found.add(`letters of ${shown.toFixed(1)} px: ${name(holder)}`);
    }

    for (const [node, why] of this.cut(seen, mayBeCut)) found.add(`${why}: ${name(node.parentElement)}`);

    if (touch) {
      // Links within sentences are as high as their lines.
      const links = "a.btn, a.tool, a.chip, .ways a, .toc a, nav a";
      for (const one of document.querySelectorAll(`button, summary, select, input, textarea, label.pick, label.check, ${links}`)) {
        if (one.type === "hidden" || !seen(one) || one.getAttribute("aria-hidden")) continue;
        const target = one.closest("label") ?? one;
        const { width: across, height: down } = target.getBoundingClientRect();
        // A finger may slide over bars until the number is right.
        if (one.matches(".bar-value") && down >= finger) continue;
        if (across && Math.min(across, down) < finger) found.add(`${across.toFixed(0)} x ${down.toFixed(0)} px to hit: ${name(target)}`);
      }
    }

    if (!document.querySelector("#menu[open], dialog[open]"))
      for (const one of document.querySelectorAll("#plain button, #always .btn, #always button, #draft .btn")) {
        if (!seen(one)) continue;
        const { left, top, width: across, height: down } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(left + across / 2, top + down / 2);
        if (across && !one.contains(hit)) found.add(`covered or off the screen: ${name(one)}`);
      }

    const stage = document.getElementById("stage");
    if (stage?.checkVisibility() && !document.querySelector(".wide-sheet")) {
      const picture = [...stage.querySelectorAll("#board > svg")].find((each) => each.checkVisibility());
      const { a } = picture.getScreenCTM();
      const drawn = picture.viewBox.baseVal;
      const sides = [Math.min(stage.clientWidth, a * drawn.width), Math.min(stage.clientHeight, a * drawn.height)];
      const least = document.querySelector(".composing") ? share / 2 : share;
      if (Math.min(...sides) < least * Math.min(width, height)) found.add(`the map is ${sides.map(Math.round).join(" x ")} px`);
    }
    return [...found];
  },

  /* How many lines of the log are whole. */
  lines() {
    const { top, bottom } = document.getElementById("log").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#lines > li")].map((each) => each.getBoundingClientRect());
    return boxes.filter((box) => box.height && box.top > top - 1 && box.bottom < bottom + 1).length;
  },

  /* Whether the sheet of a move lies on the map, or on what asks, or leaves too little of the map above it. */
  covered() {
    const sheet = document.getElementById("composer").getBoundingClientRect();
    const over = ["stage", "prompt"].filter((id) => {
      const { left, right, top, bottom, width, height } = document.getElementById(id).getBoundingClientRect();
      // Its round corners may reach into the map.
      return width && height > 16 && left < sheet.right - 1 && sheet.left < right - 1 && top < sheet.bottom - 16 && sheet.top < bottom - 16;
    });
    const found = over.map((id) => `the sheet lies on ${id}`);
    const stage = document.getElementById("stage").getBoundingClientRect();
    const above = sheet.left < stage.right - 1 && document.querySelector(".whole-sheet:not(.wide-sheet, .full-sheet)");
    const room = Math.min(sheet.top, stage.bottom) - stage.top;
    if (above && room < 0.4 * innerHeight - 1) found.push(`the map has ${Math.round(room)} of ${innerHeight} px`);
    return found;
  },

  /* Text of which a part lies where nobody can see or scroll it to, each with what it is cut by. */
  *cut(seen, mayBeCut) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const line = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || holder.closest(`script, style, template, select, title, ${mayBeCut}`) || !seen(holder) || getComputedStyle(holder).clipPath !== "none") continue;
      line.selectNodeContents(node);
      const rows = [...line.getClientRects()].filter(({ width }) => width);
      // Letters are lower than the box of their line.
      const inside = (box, slack) => rows.every(({ left, right, top, bottom }) => left >= box.left - 1 && right <= box.right + 1 && top + slack >= box.top && bottom - slack <= box.bottom);
      for (let up = holder; up && up !== document.body; up = up.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(up);
        // The map can be shifted, and what scrolls can be scrolled.
        if (up.id === "stage" || up.matches(".composing svg[data-cores]") || /auto|scroll/.test(overflowX + overflowY)) break;
        if (display === "inline" || display === "contents" || overflowX === "visible" || (up instanceof SVGElement && up.localName !== "svg")) continue;
        if (!inside(up.getBoundingClientRect(), 0.3 * parseFloat(getComputedStyle(holder).fontSize))) {
          yield [node, `cut by ${up.localName}.${up.getAttribute("class") ?? ""}`];
          break;
        }
      }
    }
  },

  /* Places of one kind that are too close together in a picture of the size that it is drawn for. */
  crowds(apart) {
    const far = new Map();
    for (const picture of document.querySelectorAll("#board > svg")) {
      const shown = picture.style.display;
      picture.style.setProperty("display", "block", "important");
      const { a } = picture.getScreenCTM();
      const middles = new Map();
      for (const place of picture.querySelectorAll("[data-at]")) {
        const { left, top, width, height } = (place.querySelector(":scope > .shape") ?? place).getBoundingClientRect();
        const middle = [(left + width / 2) / a, (top + height / 2) / a, width / a];
        if (width && !middles.has(place.dataset.at)) middles.set(place.dataset.at, middle);
      }
      picture.style.display = shown;
      for (const [place, [x, y, wide]] of middles) {
        // What is much smaller or larger stands on it or under it, such as a ship on the sea.
        const like = [...middles].filter(([other, [, , across]]) => other !== place && other.split(":")[0] === place.split(":")[0] && Math.max(wide, across) < 1.4 * Math.min(wide, across));
        const next = Math.min(...like.map(([, [u, v]]) => Math.max(Math.abs(x - u), Math.abs(y - v))));
        far.set(place, [...(far.get(place) ?? []), next]);
      }
    }
    return [...far].filter(([, next]) => Math.min(...next) < apart).map(([place, next]) => `${place} is ${next.map(Math.round).join(", ")} px from the next`);
  },

  /* Lit places that no button leads to, and buttons on the way that are too small. Those that fold others are opened. */
  unspoken(finger) {
    const lit = new Set([...document.querySelectorAll("#main .may[data-at]")].map((one) => one.dataset.at));
    const named = new Set();
    const small = new Set();
    const buttons = () => [...document.querySelectorAll("#groups button[data-places], #plain button")];
    const walk = (path) => {
      buttons().forEach((_, n) => {
        // Whatever was opened before has made all buttons anew.
        const button = buttons()[n];
        const { width, height } = button.getBoundingClientRect();
        if (Math.min(width, height) < finger) small.add(`${width.toFixed(0)} x ${height.toFixed(0)} px: ${button.textContent}`);
        for (const place of button.dataset.places.split(" ")) named.add(place);
        if (button.name) return;
        button.click();
        walk([...path, n]);
        document.querySelector("#groups [data-do='clear']").click();
        for (const fold of path) buttons()[fold].click();
      });
    };
    walk([]);
    return [...small, ...[...lit].filter((place) => !named.has(place)).map((place) => `no button says ${place}`)];
  },

  /* How wide the blank between two words is, in parts of the size of the letters. */
  gap(style) {
    const line = Object.assign(document.createElement("p"), { textContent: "played by the book, with bots" });
    line.style.font = `${style}/1.4 var(--serif)`;
    document.body.append(line);
    const blank = document.createRange();
    blank.setStart(line.firstChild, 9);
    blank.setEnd(line.firstChild, 10);
    const { width } = blank.getBoundingClientRect();
    line.remove();
    return width / parseFloat(style.split(" ")[1]);
  },
})
