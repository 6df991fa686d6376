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

    const tabs = { Steps: showSteps, Trace: showTrace, Tree: showTree, View: showView, Touch: showTouch };
    function showTabs() {
      $('tabs').replaceChildren(...Object.keys(tabs).map(name => make('button', {
        role: 'tab', 'aria-selected': String(name === page.tab), onclick: () => open(name),
      }, name)));
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
      if (shown === page.tab) $('panel').replaceChildren(content);
      const now = $('panel').querySelector('.now');
      if (now) now.scrollIntoView({ block: 'nearest' });
    });

    function line(properties, ...parts) {
      return make('div', { ...properties, class: `line ${properties.class || ''}` }, ...parts);
    }
    function showSteps() {
      const run = page.state.run, done = stepsDone();
      const lines = run.steps.flatMap((step, index) => {
        const isThere = step.end !== null && step.end !== undefined;
        const own = line(
          { class: index + 1 === done ? 'now' : '', onclick: () => go(String(index + 1)) },
          make('span', { class: 'time' }, isThere ? seconds(step.end) : ''),
          make('span', { class: 'time' }, step.place ? String(step.place.line) : ''),
          make('span', { class: step.isFailed ? 'bad' : isThere ? '' : 'open' }, step.text),
        );
        return [own, ...step.expectations.map(one => line(
          { onclick: () => go(String(index + 1)) },
          make('span', { class: 'time' }), make('span', { class: 'time' }, one.place ? String(one.place.line) : ''),
          make('span', { class: one.holds === true ? 'good' : one.holds === false ? 'bad' : 'open' },
            one.holds === true ? '  ✓ holds' : one.holds === false ? `  ✗ ${one.message}` : '  · not reached'),
        ))];
      });
      if (run.hiddenSteps) lines.push(make('div', { class: 'more' }, `and ${run.hiddenSteps} more`));
      return make('div', { class: 'lines' }, ...lines);
    }
    function showTrace() {
      const run = page.state.run, time = momentTime() / 1000;
      const past = run.trace.filter(event => event.time <= time + 1e-6).length;
      const lines = run.trace.map((event, index) => line(
        { class: index + 1 === past ? 'now' : '', onclick: () => go(`${Math.round(event.time * 1000)}ms`) },
        make('span', { class: 'time' }, seconds(event.time)), make('span', { class: 'kind' }, event.kind), make('span', {}, event.text),
      ));
      if (run.hiddenEvents) lines.push(make('div', { class: 'more' }, `and ${run.hiddenEvents} more: 'layoutsim trace' lists them all`));
      return make('div', { class: 'lines' }, ...lines);
    }

    """#
}
