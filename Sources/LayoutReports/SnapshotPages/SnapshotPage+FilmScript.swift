extension SnapshotPage {
  /// The code of a run, moment by moment: its time, its trace, its tree, and what takes a touch.
  static let filmScript: StaticString = #"""
    // A line of the tree: the numbers of a view, or none for a recognizer, and the words.
    const readTree = runs => {
      const open = [];
      return linesOf(runs).map((line, index) => {
        const bar = line.indexOf("|");
        const text = line.slice(bar + 1);
        const depth = (text.length - text.trimStart().length) / 2;
        if (bar === 0) return { text, view: open[depth - 1]?.index ?? 0 };
        const [x, y, width, height, left, top] = line.slice(0, bar).split(" ").map(Number);
        const outer = open[depth - 1];
        const rect = outer
          ? [outer.rect[0] - outer.origin[0] + x, outer.rect[1] - outer.origin[1] + y, width, height]
          : [0, 0, width, height];
        const view = { text, index, view: index, parent: outer?.index, rect, origin: [left, top] };
        open[depth] = view;
        return view;
      });
    };

    // The place in the tree of the view that takes a touch at a point, or undefined if none does.
    const takerAt = (x, y, runs) => {
      for (const line of linesOf(runs)) {
        const [place, ...rects] = line.split(";");
        for (const rect of rects) {
          const [left, top, width, height] = rect.split(" ").map(Number);
          if (x >= left && y >= top && x < left + width && y < top + height) return Number(place);
        }
      }
    };

    const openFilm = details => {
      const [size, end, moments, trace, hiddenLines] = page.films[details.dataset.film];
      const golden = make("figure", { class: "pane golden" });
      const shown = pane("new", "data:,", "The screen at the moment");
      find("figcaption", shown).textContent = "the run, now";
      const picture = find(".picture", shown);
      const image = find("img", shown);
      image.removeAttribute("src");
      const play = make("button", { type: "button", class: "play", "aria-label": "Play" }, "▶");
      const clock = make("output");
      const range = make("input", { type: "range", class: "time", min: 0, max: end, step: "any", value: 0, "aria-label": "Time" });
      const track = make("div", { class: "track" }, range);
      const line = make("div", { class: "line" }, play, track, clock);
      const tabs = make("div", { class: "tabs", role: "tablist" });
      const panels = ["Trace", "Tree", "Touch"].map(name => {
        const panel = make(name === "Touch" ? "div" : "ol", { class: `panel ${name.toLowerCase()}`, role: "tabpanel", tabindex: 0 });
        const tab = make("button", { type: "button", role: "tab" }, name);
        tab.addEventListener("click", () => chooseTab(name));
        tabs.append(tab);
        return { name, panel, tab };
      });
      const [tracePanel, treePanel, touchPanel] = panels.map(({ panel }) => panel);
      const aside = make("div", { class: "aside" }, tabs, ...panels.map(({ panel }) => panel));
      const reel = make("div", { class: "reel" }, line, golden, shown, aside);
      details.append(reel);

      const film = { now: 0, moment: null, point: null, chosen: null, frame: 0 };
      const chooseTab = name => {
        for (const { name: other, panel, tab } of panels) {
          panel.hidden = other !== name;
          tab.setAttribute("aria-selected", String(other === name));
        }
        if (name === "Trace") scrollToNow();
      };
      const list = trace.map(([time, kind, text], index) => {
        const button = make("button", { type: "button" }, `${(time / 1000).toFixed(2)} ${kind} ${text}`);
        button.addEventListener("click", () => show(time, { entry: index }));
        tracePanel.append(make("li", {}, button));
        return button;
      });
      if (hiddenLines) tracePanel.append(make("li", {}, make("p", {}, `… and ${hiddenLines} more lines`)));
      const scrollToNow = () => {
        const now = find("[aria-current]", tracePanel);
        if (now) tracePanel.scrollTop = now.offsetTop - tracePanel.clientHeight / 2;
      };

      // The snapshots on the line; one that passed has no card.
      const stops = moments.flatMap((moment, index) => {
        const [time, , , , name, card] = moment;
        if (name === undefined) return [];
        const stop = make("button", { type: "button", class: card === null ? "" : "wrong", title: name }, name);
        // The middle of the slider's knob, and a second row for what lies close to the one before.
        stop.style.left = `calc(8px + ${end ? time / end : 0} * (100% - 16px))`;
        const before = find("button:last-of-type", track);
        stop.classList.toggle("low", !!before && !before.classList.contains("low") && time - before.dataset.time < end * .09);
        stop.dataset.time = time;
        stop.addEventListener("click", () => show(time, { index }));
        track.append(stop);
        return [{ time, index, name, card, stop }];
      });

      const overlay = (rect, kind) => {
        const mark = placeMark(make("div", { class: kind }), rect, size);
        picture.append(mark);
      };
      const showTouch = tree => {
        for (const old of all(".mark, .dot", picture)) old.remove();
        const { point, moment } = film;
        touchPanel.replaceChildren();
        if (film.chosen !== null) overlay(tree[film.chosen]?.rect ?? [0, 0, 0, 0], "mark");
        if (!point) {
          touchPanel.append(make("p", {}, "A click on the picture says what takes a touch there."));
          return;
        }
        const [x, y] = point;
        const taker = takerAt(x, y, moment[3]);
        const place = `(${x.toFixed(0)}, ${y.toFixed(0)})`;
        const words = taker === undefined ? "No view takes a touch" : `${tree[taker].text.trim().replace(/ \(.*/, "")} takes a touch`;
        touchPanel.append(make("p", { class: "answer" }, `${words} at ${place}.`));
        const chain = [];
        for (let next = taker; next !== undefined; next = tree[next].parent) chain.unshift(next);
        const steps = make("ol", { class: "panel-list" });
        chain.forEach((index, depth) => {
          const button = make("button", { type: "button" }, "  ".repeat(depth) + tree[index].text.trim());
          button.addEventListener("click", () => { film.chosen = index; showTouch(tree); });
          steps.append(make("li", {}, button));
        });
        steps.style.cssText = "list-style: none; margin: 0; padding: 0";
        touchPanel.append(steps);
        // Those behind the taker in the list of the tree are in front of it on the screen.
        const refusing = tree.filter(({ rect, text, index }) => rect && index > (taker ?? -1) && !chain.includes(index)
          && / (hidden|untouchable|alpha=0(\.00\d*)?)( |$)/.test(text.replace(/text='.*/, ""))
          && x >= rect[0] && y >= rect[1] && x < rect[0] + rect[2] && y < rect[1] + rect[3]);
        if (refusing.length) touchPanel.append(make("p", {}, "In front of it, and refusing:"),
          ...refusing.map(({ text }) => make("p", {}, text.trim())));
        if (film.chosen === null && taker !== undefined) overlay(tree[taker].rect, "mark");
        const dot = make("div", { class: "dot" });
        Object.assign(dot.style, { left: `${100 * x / size[0]}%`, top: `${100 * y / size[1]}%` });
        picture.append(dot);
      };
      const showTree = tree => {
        treePanel.replaceChildren(...tree.map(entry => {
          const button = make("button", { type: "button" }, entry.text);
          button.addEventListener("click", () => { film.chosen = entry.view; showTouch(tree); });
          return make("li", {}, button);
        }));
      };
      const showGolden = stop => {
        const known = stop && (stop.card === null ? null : page.cards[stop.card][0]);
        const key = stop ? stop.name : "";
        if (golden.dataset.key === key) return;
        golden.dataset.key = key;
        golden.replaceChildren();
        if (!known) return;
        const old = pane("golden", addressOf(known), `golden: ${stop.name}`);
        find("figcaption", old).textContent = `golden of ${stop.name}`;
        golden.append(...old.children);
      };
      // Several moments, and lines of the trace, may have one time: the last of them, unless one is meant.
      const show = (time, { index, entry } = {}) => {
        film.now = Math.min(end, Math.max(0, time));
        index ??= Math.max(0, moments.findLastIndex(([at]) => at <= film.now + 1e-6));
        const moment = moments[index];
        range.value = film.now;
        clock.textContent = `${(film.now / 1000).toFixed(2)} of ${(end / 1000).toFixed(2)} s`;
        const last = entry ?? trace.findLastIndex(([at]) => at <= film.now + 1e-6);
        list.forEach((button, line) => {
          line === last ? button.setAttribute("aria-current", "true") : button.removeAttribute("aria-current");
          button.classList.toggle("later", line > last);
        });
        if (!tracePanel.hidden && entry === undefined) scrollToNow();
        const stop = stops.findLast(other => other.index <= index);
        for (const other of stops)
          other === stop ? other.stop.setAttribute("aria-current", "true") : other.stop.removeAttribute("aria-current");
        showGolden(stop);
        if (moment === film.moment) return;
        film.moment = moment;
        image.src = svgAddress(moment[1]);
        const tree = readTree(moment[2]);
        showTree(tree);
        showTouch(tree);
        details.dataset.moment = index;
      };
      range.addEventListener("input", () => show(Number(range.value)));
      range.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const index = moments.indexOf(film.moment) + step;
        if (moments[index]) show(moments[index][0], { index });
      });
      picture.addEventListener("click", event => {
        const box = image.getBoundingClientRect();
        film.point = [(event.clientX - box.left) / box.width * size[0], (event.clientY - box.top) / box.height * size[1]];
        film.chosen = null;
        chooseTab("Touch");
        showTouch(readTree(film.moment[2]));
      });
      const pause = () => { cancelAnimationFrame(film.frame); film.frame = 0; play.textContent = "▶"; play.ariaLabel = "Play"; };
      play.addEventListener("click", () => {
        if (film.frame) return pause();
        play.textContent = "❚❚";
        play.ariaLabel = "Pause";
        const from = film.now >= end ? 0 : film.now;
        let begin;
        const tick = time => {
          begin ??= time;
          show(from + time - begin);
          if (film.now >= end) return pause();
          film.frame = requestAnimationFrame(tick);
        };
        film.frame = requestAnimationFrame(tick);
      });
      chooseTab("Trace");
      const first = stops.find(({ card }) => card !== null);
      first ? show(first.time, first) : show(0);
    };
    for (const details of all("details.film")) {
      details.addEventListener("toggle", () => {
        if (details.open && !details.dataset.built) { details.dataset.built = "yes"; openFilm(details); }
      });
    }
    if (all("details.film").length === 1) find("details.film").open = true;

    """#
}
