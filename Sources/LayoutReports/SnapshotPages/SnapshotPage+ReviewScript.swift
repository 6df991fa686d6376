extension SnapshotPage {
  /// The code of a page that a server gives: accepting and rejecting, each by a click, and what is left.
  static let reviewScript: StaticString = #"""
    if (tools.dataset.token) (() => {
      const waiting = () => cards.filter(card => !card.classList.contains("settled"));
      const left = make("output", { id: "left", role: "status" });
      const tellLeft = () => {
        const count = waiting().length;
        left.textContent = count ? `${count} left` : "All is settled; this page can be closed.";
      };
      const settle = async (chosen, decision) => {
        const list = chosen.filter(card => !card.classList.contains("settled") && !card.dataset.busy);
        if (!list.length) return;
        for (const card of list) card.dataset.busy = "yes";
        let results = [];
        let trouble = "";
        try {
          const query = new URLSearchParams({ decision, cards: list.map(card => card.dataset.card).join(",") });
          const reply = await fetch(`/settle?${query}`, { method: "POST", headers: { "X-Layoutsim-Token": tools.dataset.token } });
          if (reply.ok) results = await reply.json(); else trouble = await reply.text();
        } catch { trouble = "the server has ended"; }
        for (const card of list) {
          delete card.dataset.busy;
          const problem = trouble || results[card.dataset.card];
          find(".decide output", card).textContent = problem || `${decision}ed`;
          if (problem) continue;
          card.classList.add("settled");
          for (const button of all(".decide button", card)) button.disabled = true;
        }
        tellLeft();
      };
      const button = (words, kind, action) => {
        const made = make("button", { type: "button", class: kind }, words);
        made.addEventListener("click", action);
        return made;
      };
      for (const card of cards) {
        const { cause } = card.dataset;
        const alike = cause ? causes.get(cause) : [card];
        const place = find(".decide", card);
        place.append(button("Accept", "accept", () => settle([card], "accept")),
          button("Reject", "reject", () => settle([card], "reject")));
        if (alike.length > 1) place.append(
          button(`Accept all ${alike.length} of this cause`, "accept alike", () => settle(alike, "accept")));
        place.append(make("output", { role: "status" }));
      }
      const shown = () => cards.filter(card => !card.hidden);
      tools.append(button("Accept all shown", "accept", () => settle(shown(), "accept")),
        button("Reject all shown", "reject", () => settle(shown(), "reject")), left);
      addEventListener("keydown", event => {
        const decision = { a: "accept", r: "reject" }[event.key];
        const card = currentCard();
        if (!decision || !card || event.metaKey || event.ctrlKey || event.altKey || event.target.matches?.("input, select")) return;
        settle([card], decision);
        const next = shownCards().slice(shownCards().indexOf(card) + 1).find(other => !other.classList.contains("settled"));
        goTo(next);
      });
      tellLeft();
    })();

    """#
}
