extension PreviewPage {
  /// The part of the code that shows mistakes, steps, events and views.
  static let factsScript = #"""
    const at = place => place ? make('span', { class: 'place' }, `${place.file}:${place.line}${place.column ? ':' + place.column : ''}`) : null;
    const source = place => place && place.text
      ? make('pre', {}, place.text, ...(place.carets ? ['\n', make('i', {}, place.carets)] : [])) : null;

    function showMistakes() {
      $('mistakes').replaceChildren(...page.state.diagnostics.map(finding => make('div', { class: `finding ${finding.severity}` },
        make('b', {}, `${finding.severity}: `), finding.message, ' ', at(finding.place), source(finding.place),
        ...finding.notes.map(note => make('div', { class: 'note' }, note.message, ' ', at(note.place))),
        finding.hint ? make('div', { class: 'hint' }, `→ ${finding.hint}`) : null,
      )));
    }

    const tabs = { Steps: showSteps, Trace: showTrace, Tree: showTree, View: showView, Touch: showTouch, Matrix: showMatrix };
    function showTabs() {
      const names = Object.keys(tabs).filter(name => name !== 'Matrix' || (page.state && page.state.matrix.length > 1));
      const focused = document.activeElement && document.activeElement.getAttribute('role') === 'tab';
      $('tabs').replaceChildren(...names.map(name => make('button', {
        id: `tab-${name}`, role: 'tab', 'aria-selected': String(name === page.tab), 'aria-controls': 'panel',
        tabindex: name === page.tab ? '0' : '-1', onclick: () => open(name),
        onkeydown: event => {
          const change = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!change) return;
          event.preventDefault();
          open(names[(names.indexOf(name) + change + names.length) % names.length]);
        },
      }, name)));
      $('panel').setAttribute('aria-labelledby', `tab-${page.tab}`);
      if (focused) $(`tab-${page.tab}`).focus();
    }
    function open(name) {
      page.tab = name;
      showTabs();
      showPanel();
    }
    const showPanel = latest(async () => {
      if (!page.state || !page.state.run) { $('panel').replaceChildren(); return; }
      const shown = page.tab;
      const content = await Promise.resolve(tabs[shown]()).catch(error => make('p', { class: 'answer' }, error.message));
      if (shown === page.tab && $('panel').firstChild !== content) {
        $('panel').replaceChildren(content);
        if ($('panel').dataset.tab !== shown) $('panel').scrollTo(0, 0);
        $('panel').dataset.tab = shown;
      }
      markNow();
    });

    /** A line that can be pressed, with the mouse or the keys up, down and return. */
    function line(properties, ...parts) {
      return make('div', { role: 'button', tabindex: '-1', ...properties, class: `line ${properties.class || ''}` }, ...parts);
    }
    $('panel').addEventListener('keydown', event => {
      const lines = [...$('panel').querySelectorAll('.line')], at = lines.indexOf(document.activeElement);
      const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
      if (next !== undefined && lines.length) {
        event.preventDefault();
        const now = at < 0 ? $('panel').querySelector('.line.now') : null;
        (now || lines[Math.max(0, Math.min(lines.length - 1, next))]).focus();
      } else if (event.key === 'Enter' && at >= 0) {
        lines[at].click();
      }
    });

    /** Lists that are made once for a state. */
    const made = new WeakMap();
    function once(name, makeList) {
      const lists = made.get(page.state) || {};
      made.set(page.state, lists);
      return lists[name] = lists[name] || makeList(page.state.run);
    }
    /** Marks the line of the moment, and softens those that are still to come. */
    function markNow() {
      const list = $('panel').firstChild;
      if (!list || !list.timed) return;
      const count = page.tab === 'Steps' ? stepsDone() + 1
        : page.state.run.trace.filter(event => event.time <= momentTime() / 1000 + 1e-6).length;
      const now = list.timed.filter(one => one.number <= count);
      const last = now.length ? now[now.length - 1].number : -1;
      for (const { element, number } of list.timed) {
        element.classList.toggle('now', number === last && !element.classList.contains('part'));
        element.classList.toggle('later', number > count);
      }
      const current = list.querySelector('.now');
      if (current && document.activeElement !== current) current.scrollIntoView({ block: 'nearest' });
    }
    function timedList(timed, more) {
      const list = make('div', { class: 'lines' }, ...timed.map(one => one.element), more);
      list.timed = timed;
      return list;
    }
    const cell = (words, kind) => make('span', { class: kind ?? 'time' }, words);

    function showSteps() { return once('steps', stepsList); }
    function stepsList(run) {
      const start = line({ onclick: () => go('0') }, cell(seconds(0)), cell('', 'number'), cell('the beginning', 'open'));
      const timed = run.steps.flatMap((step, index) => {
        const reach = () => go(index + 1 === run.steps.length ? 'end' : String(index + 1));
        const own = line(
          { onclick: reach }, cell(isThere(step.end) ? seconds(step.end) : ''), cell(step.place ? step.place.line : '', 'number'),
          cell(step.text, step.isFailed ? 'bad' : isThere(step.end) ? '' : 'open'),
        );
        const expectations = step.expectations.map(one => line(
          { class: 'part', onclick: reach }, cell(''), cell(one.place && one.place.line !== step.place?.line ? one.place.line : '', 'number'),
          cell(one.holds === true ? `✓ ${one.text ?? 'it'}` : one.holds === false ? `✗ ${one.message}` : `· ${one.text ?? 'it'} is not reached`,
            one.holds === true ? 'good' : one.holds === false ? 'bad' : 'open'),
        ));
        return [own, ...expectations].map(element => ({ element, number: index + 2 }));
      });
      const more = run.hiddenSteps ? make('div', { class: 'more' }, `and ${run.hiddenSteps} more`) : null;
      return timedList([{ element: start, number: 1 }, ...timed], more);
    }
    function showTrace() { return once('trace', traceList); }
    function traceList(run) {
      const timed = run.trace.map((event, index) => ({
        number: index + 1,
        element: line(
          { onclick: () => go(`${Math.round(event.time * 1000)}ms`) },
          cell(seconds(event.time)), cell(event.kind, 'kind'), cell(event.text, ''),
        ),
      }));
      const words = `and ${run.hiddenEvents} more: 'layoutsim trace' lists them all`;
      if (!timed.length) return make('p', { class: 'answer empty' }, 'Nothing has happened: the scenario has no steps.');
      return timedList(timed, run.hiddenEvents ? make('div', { class: 'more' }, words) : null);
    }

    """#
}
