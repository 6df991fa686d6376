extension PreviewPage {
  /// The part of the code that shows the environments of the file's matrix side by side.
  static let matrixScript = #"""
    /** Words of a query for an environment instead of the one that is chosen. */
    function queryOf(words, others) {
      return new URLSearchParams({ ...words, ...others }).toString();
    }
    const isChosen = entry => Object.keys({ ...entry.words, ...page.chosen })
      .every(key => (entry.words[key] || '') === (page.chosen[key] || ''));
    function chooseEntry(entry) {
      page.chosen = entry ? { ...entry.words } : {};
      keepChoice();
      refresh();
    }
    function showMatrix() {
      const state = page.state;
      const more = state.hiddenEntries ? [make('div', { class: 'more' }, hiddenEntries(state))] : [];
      return make('div', { class: 'matrix' }, ...state.matrix.map(entry => {
        const verdict = make('span', { class: 'open' }, '…');
        const picture = make('img', {
          loading: 'lazy', alt: '', src: `/picture.svg?${queryOf(entry.words, { at: page.moment, v: state.version })}`,
        });
        fetch(`/verdict?${queryOf(entry.words, { v: state.version })}`)
          .then(response => response.ok ? response.json() : response.text().then(text => ({ text })))
          .then(({ errors, text }) => {
            verdict.className = errors === 0 ? 'good' : 'bad';
            verdict.textContent = errors === 0 ? '✓' : errors ? `✗ ${errors}` : `✗ ${text}`;
          }, () => {});
        return make('button', { class: 'card', 'aria-pressed': String(isChosen(entry)), onclick: () => chooseEntry(entry) },
          picture, make('span', {}, entry.name, ' ', verdict));
      }), ...more);
    }

    """#
}
