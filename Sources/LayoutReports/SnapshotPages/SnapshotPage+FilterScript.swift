extension SnapshotPage {
  /// The code of the bar: ways to see, filters, and keys.
  static let filterScript: StaticString = #"""
    const tools = document.getElementById("tools");
    const entries = all("article, #passed li").map(element => ({
      element,
      state: element.dataset.state ?? element.dataset.level,
      text: (element.textContent + (element.closest(".run")?.querySelector("h2").textContent ?? "")).toLowerCase(),
    }));
    const filter = { off: new Set(), words: "", cause: "" };
    const plurals = { differs: "differ", error: "errors", warning: "warnings", note: "notes" };
    const counted = (count, word) => `${count} ${count === 1 ? word : plurals[word] ?? word}`;

    const showFiltered = () => {
      let count = 0;
      for (const { element, state, text } of entries) {
        element.hidden = filter.off.has(state) || !text.includes(filter.words)
          || filter.cause !== "" && element.dataset.cause !== filter.cause;
        if (!element.hidden) count += 1;
      }
      for (const run of all(".run"))
        run.hidden = !!find("article", run) && !find("article:not([hidden])", run);
      const passed = document.getElementById("passed");
      if (passed) passed.hidden = !find("li:not([hidden])", passed);
      document.getElementById("shown").textContent =
        count === entries.length ? `${count} shown` : `${count} of ${entries.length} shown`;
    };

    const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["blink", "Blink"],
      ["difference", "Difference"]];
    const chooseMode = mode => {
      document.body.dataset.mode = mode;
      for (const radio of all("[role=radio]", tools)) {
        radio.setAttribute("aria-checked", String(radio.dataset.mode === mode));
        radio.tabIndex = radio.dataset.mode === mode ? 0 : -1;
      }
    };

    const group = make("div", { role: "radiogroup", "aria-label": "How to see both pictures" });
    modes.forEach(([mode, words], index) => {
      const radio = make("button", { type: "button", role: "radio", "data-mode": mode, title: `Key ${index + 1}` }, words);
      radio.addEventListener("click", () => chooseMode(mode));
      radio.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const next = group.children[(index + step + modes.length) % modes.length];
        chooseMode(next.dataset.mode);
        next.focus();
      });
      group.append(radio);
    });
    if (cards.length) tools.append(group);
    chooseMode("side");

    const states = [["differs", "error"], ["new", "note"], ["error", "error"], ["warning", "warning"], ["note", "note"],
      ["recorded", "good"], ["passed", "good"]];
    for (const [state, look] of states) {
      const count = entries.filter(entry => entry.state === state).length;
      if (!count) continue;
      const button = make("button", { type: "button", class: look, "data-state": state, "aria-pressed": "true" },
        counted(count, state));
      button.addEventListener("click", () => {
        if (!filter.off.delete(state)) filter.off.add(state);
        button.setAttribute("aria-pressed", String(!filter.off.has(state)));
        showFiltered();
      });
      tools.append(button);
    }

    const causes = new Map();
    for (const card of cards) {
      const { cause } = card.dataset;
      if (!causes.has(cause)) causes.set(cause, []);
      causes.get(cause).push(card);
    }
    const common = [...causes].filter(([cause, alike]) => cause && alike.length > 1).sort((a, b) => b[1].length - a[1].length).slice(0, 100);
    const chooser = make("select", { "aria-label": "First difference" }, make("option", { value: "" }, "Every difference"));
    for (const [cause, alike] of common) {
      const words = find(".words li", alike[0])?.textContent ?? cause;
      chooser.append(make("option", { value: cause }, `${alike.length} × ${words}`));
    }
    chooser.addEventListener("change", () => { filter.cause = chooser.value; showFiltered(); });
    if (common.length) tools.append(chooser);

    const field = make("input", { type: "search", placeholder: "Search ( / )", "aria-label": "Search" });
    field.addEventListener("input", () => { filter.words = field.value.toLowerCase(); showFiltered(); });
    if (entries.length > 1) tools.append(field);
    tools.append(make("output", { id: "shown" }));
    tools.hidden = entries.length === 0 && !tools.dataset.token;
    showFiltered();

    const goTo = card => { if (card) { card.focus({ preventScroll: true }); card.scrollIntoView({ block: "start" }); } };
    const shownCards = () => all("article").filter(card => !card.hidden);
    const currentCard = () => document.activeElement?.closest?.("article");
    addEventListener("keydown", event => {
      if (event.target === field && event.key === "Escape") {
        field.value = "";
        field.dispatchEvent(new Event("input"));
        field.blur();
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches?.("input:not([type=range]), select")) return;
      const mode = modes[Number(event.key) - 1];
      if (mode && cards.length) return chooseMode(mode[0]);
      if (event.key === "/") { event.preventDefault(); return field.focus(); }
      if (event.key !== "j" && event.key !== "k") return;
      const shown = shownCards();
      const now = shown.indexOf(currentCard());
      goTo(shown[Math.max(0, now + (event.key === "j" ? 1 : -1))]);
    });

    """#
}
