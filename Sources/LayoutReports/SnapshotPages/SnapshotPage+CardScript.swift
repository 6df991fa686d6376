extension SnapshotPage {
  /// The code of cards: their pictures, which are made as they come near, the places of words, and the ways to see both.
  static let cardScript: StaticString = #"""
    "use strict";
    const find = (selector, root = document) => root.querySelector(selector);
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const make = (name, attributes = {}, ...children) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    };
    for (const plain of all("noscript")) plain.remove();
    const page = JSON.parse(document.getElementById("data").textContent);
    const cards = all("article[data-card]");

    // Runs of lines, first and count after each other.
    const linesOf = runs => {
      const lines = [];
      for (let i = 0; i < runs.length; i += 2)
        for (let j = 0; j < runs[i + 1]; j += 1) lines.push(page.lines[runs[i] + j]);
      return lines;
    };
    const svgAddress = runs => "data:image/svg+xml," + encodeURIComponent(linesOf(runs).join("\n"));
    const addressOf = ([kind, content]) =>
      kind === "svg" ? svgAddress(content) : "data:image/png;base64," + content;

    // Puts a rectangle in points over a picture whose size in points is known.
    const placeMark = (mark, [x, y, width, height], size) => {
      Object.assign(mark.style, {
        left: `${100 * x / size[0]}%`, top: `${100 * y / size[1]}%`,
        width: `${100 * width / size[0]}%`, height: `${100 * height / size[1]}%`,
      });
      return mark;
    };

    const pane = (side, address, alt) => {
      const image = make("img", { src: address, alt, draggable: "false" });
      const caption = make("figcaption", {}, side);
      return make("figure", { class: `pane ${side}` }, make("div", { class: "picture" }, image), caption);
    };

    const build = card => {
      if (card.dataset.built) return;
      card.dataset.built = "yes";
      const stage = find(".stage", card);
      const [golden, fresh, lines] = page.cards[card.dataset.card];
      const sides = [["golden", golden], ["new", fresh]].filter(([, picture]) => picture);
      stage.classList.toggle("both", sides.length === 2);
      for (const [side, picture] of sides) {
        const figure = pane(side, addressOf(picture), `${side}: ${card.dataset.name}`);
        const image = find("img", figure);
        const mark = () => lines.forEach((marks, line) => {
          for (const [isNew, ...rect] of marks) {
            if (side !== (isNew ? "new" : "golden") && sides.length === 2) continue;
            const shape = make("div", { class: "mark", "data-line": line });
            placeMark(shape, rect, [image.naturalWidth, image.naturalHeight]);
            shape.classList.toggle("on", !!find(`.words [data-line="${line}"][aria-pressed=true]`, card));
            image.parentNode.append(shape);
          }
        });
        image.addEventListener("load", mark, { once: true });
        stage.append(figure);
      }
      if (sides.length < 2) return;
      const range = make("input", { type: "range", min: 0, max: 1, step: .01, value: .5, "aria-label": "golden to new" });
      range.addEventListener("input", () => stage.style.setProperty("--at", range.value));
      stage.append(range);
      stage.addEventListener("pointermove", event => {
        if (document.body.dataset.mode !== "slider" || event.target === range) return;
        if (event.pointerType !== "mouse" && !event.buttons) return;
        const box = find(".golden .picture", stage).getBoundingClientRect();
        range.value = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
        stage.style.setProperty("--at", range.value);
      });
    };
    const near = new IntersectionObserver(entries => {
      for (const entry of entries) if (entry.isIntersecting) { build(entry.target); near.unobserve(entry.target); }
    }, { rootMargin: "600px" });
    for (const card of cards) near.observe(card);
    addEventListener("beforeprint", () => { for (const card of cards) if (!card.hidden) build(card); });

    // A click on a line shows its places, and another takes them away.
    document.addEventListener("click", event => {
      const button = event.target.closest?.(".words button");
      if (!button) return;
      const card = button.closest("article");
      build(card);
      const isOn = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", String(isOn));
      for (const mark of all(`.mark[data-line="${button.dataset.line}"]`, card)) mark.classList.toggle("on", isOn);
      if (isOn) find(".stage", card).scrollIntoView({ block: "nearest" });
    });

    """#
}
