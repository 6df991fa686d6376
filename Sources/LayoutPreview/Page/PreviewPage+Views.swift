extension PreviewPage {
  /// The part of the code that shows views: the tree, the chain of a hit, the constraints of a view.
  static let viewsScript = #"""
    /** A link to a view, which is outlined while the mouse is over it. */
    function viewLink(view, words) {
      return make('a', {
        tabindex: '0', role: 'button', 'data-view': view.path,
        onclick: () => chooseView(view.path), onkeydown: event => { if (event.key === 'Enter') chooseView(view.path); },
        onmouseenter: () => pointAt(view), onmouseleave: () => pointAt(null), onfocus: () => pointAt(view), onblur: () => pointAt(null),
      }, words || view.name);
    }
    function chooseView(path) {
      page.hit = null;
      page.view = path;
      open('View');
    }

    async function showTree() {
      const tree = await ask('/tree', { at: page.moment });
      const lines = tree.lines.map(({ view, text }) => line({
        class: view.path === page.view && !text.trimStart().startsWith('@') ? 'now' : '', 'data-view': view.path,
        onclick: () => chooseView(view.path),
        onmouseenter: () => pointAt(view), onmouseleave: () => pointAt(null), onfocus: () => pointAt(view), onblur: () => pointAt(null),
      }, text));
      if (tree.hiddenLines) lines.push(make('div', { class: 'more' }, `and ${tree.hiddenLines} more: 'layoutsim tree' lists them all`));
      return make('div', { class: 'lines' }, ...lines);
    }

    async function showView() {
      const parts = [];
      if (page.hit) {
        const hit = await ask('/hit', { ...page.hit, at: page.moment });
        const last = hit.chain[hit.chain.length - 1];
        page.view = last ? last.path : null;
        showMarks([...(last ? [outline(last)] : []), mark('circle', { cx: hit.x, cy: hit.y, r: 5 })]);
        parts.push(
          make('h2', {}, `${hit.taker || 'Nothing'} takes a touch at ${hit.x}, ${hit.y}`),
          make('div', { class: 'chain' }, ...hit.chain.flatMap((view, index) => [index ? ' › ' : '', viewLink(view)])),
          hit.behind ? make('div', { class: 'note' }, `${hit.behind} would take it otherwise`) : null,
          make('details', {}, make('summary', {}, 'Who was asked'), make('pre', { id: 'asked' }, hit.lines.join('\n'))),
        );
      }
      if (page.view === null) {
        if (!parts.length) parts.push(make('p', { class: 'empty' }, 'Click on the picture: what takes a touch there, and why. Or on a line of the tree.'));
        return make('div', { class: 'answer' }, ...parts);
      }
      const answer = await ask('/view', { path: page.view, at: page.moment });
      if (!page.hit) showMarks([outline(answer.view)]);
      parts.push(
        make('h2', {}, answer.view.name), make('pre', {}, answer.text),
        make('div', {}, at(answer.place), answer.superview ? ' in ' : '', answer.superview ? viewLink(answer.superview) : ''),
        make('h2', {}, 'Constraints'),
        ...answer.constraints.map(one => make('div', { class: 'finding' },
          make('pre', {}, one.equation), one.place
          ? at(one.place) : make('span', { class: 'place' }, 'not in the file'),
          source(one.place))),
        answer.constraints.length ? null : make('p', { class: 'empty' }, 'none: its frame is set'),
        ...(answer.edges.length ? [make('h2', {}, 'What determines it')] : []),
        ...answer.edges.map(edge => make('div', {}, make('b', {}, edge.name), make('pre', {}, edge.causes.join('\n')))),
      );
      return make('div', { class: 'answer' }, ...parts);
    }

    """#
}
