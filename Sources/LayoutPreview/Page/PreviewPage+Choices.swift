import LayoutScenes

extension PreviewPage {
  /// The names of all guides, as a list in the page's script.
  private static let guideNames =
    "[\(ShownGuide.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))]"

  /// The part of the code that lets the reader choose a screen, and what is drawn over it.
  static let choicesScript = #"""
    function showChoices() {
      const state = page.state, run = state.run;
      const focused = document.activeElement && document.activeElement.closest('#choices') && document.activeElement.name;
      const old = $('choices').querySelector('details');
      $('choices').replaceChildren(
        ...(state.matrix.length ? [matrixChoice(state)] : []), ...state.choices.map(choice => axis(choice, run)),
        guides(run, old && old.open), reset());
      if (focused) $('choices').querySelector(`[name="${CSS.escape(focused)}"]`)?.focus();
    }
    /** A choice among the environments of the file's matrix. */
    function matrixChoice(state) {
      const select = make('select', { name: 'matrix', onchange: event => chooseEntry(state.matrix[event.target.value]) },
        make('option', { value: '' }, "the scene's own"),
        ...state.matrix.map((entry, index) => make('option', { value: index, selected: isChosen(entry) }, entry.name)),
        ...(state.hiddenEntries ? [make('option', { disabled: true }, hiddenEntries(state))] : []));
      return make('label', {}, 'matrix', select);
    }
    /** Words about the environments of a matrix that a page does not show. */
    function hiddenEntries(state) {
      return `and ${state.hiddenEntries} more: choose them with the other menus`;
    }
    /** A choice along an axis, whose first value is that of the file. */
    function axis(choice, run) {
      const chosen = page.chosen[choice.key];
      const own = !chosen && run && run.environment[choice.key];
      const others = chosen && !choice.values.includes(chosen) ? [chosen] : [];
      const select = make('select', {
        name: choice.key, class: chosen ? 'chosen' : '', onchange: event => choose(choice.key, event.target.value),
      }, make('option', { value: '' }, own ? `${own} (file)` : 'as in the file'),
        ...[...others, ...choice.values].map(value => make('option', {
          value, selected: value === chosen, disabled: value !== chosen && choice.impossible.includes(value),
        }, value)));
      return make('label', {}, choice.key.replaceAll('-', ' '), select);
    }
    function choose(key, value) {
      if (value) page.chosen[key] = value; else delete page.chosen[key];
      keepChoice();
      refresh();
    }
    /** Keeps what was chosen in the address, where a reload finds it. */
    function keepChoice() {
      history.replaceState(null, '', '#' + new URLSearchParams(page.chosen));
    }
    function reset() {
      if (!Object.keys(page.chosen).length) return '';
      return make('button', { id: 'reset', onclick: () => { chooseEntry(null); $('choices').querySelector('select').focus(); } }, 'As in the file');
    }
    function guides(run, isOpen) {
      const shown = page.guides === null ? (run ? run.guides : []) : page.guides;
      const all = \#(guideNames);
      const boxes = all.map(guide => make('label', {}, make('input', {
        type: 'checkbox', name: guide, checked: shown.includes(guide),
        onchange: () => {
          page.guides = all.filter(name => $('choices').querySelector(`input[name=${name}]`).checked);
          showPicture();
        },
      }), guide.replaceAll('-', ' ')));
      const ruler = make('label', {}, make('input', {
        type: 'checkbox', name: 'rulers', checked: page.hasRulers,
        onchange: event => {
          page.hasRulers = event.target.checked;
          $('screen').classList.toggle('rulers', page.hasRulers);
          if (page.state.run) placeMarks();
        },
      }), 'rulers');
      return make('details', {
        class: 'guides', open: isOpen,
        onkeydown: event => { if (event.key === 'Escape') { event.currentTarget.open = false; event.currentTarget.firstChild.focus(); } },
      }, make('summary', { name: 'guides' }, 'Guides'), make('div', {}, ...boxes, ruler));
    }
    document.addEventListener('pointerdown', event => {
      const details = $('choices').querySelector('details');
      if (details && !details.contains(event.target)) details.open = false;
    });

    """#
}
