extension PreviewPage {
  /// The part of the code that follows the file and the reader.
  static let startScript = #"""
    function showChoices() {
      const state = page.state, run = state.run;
      const words = { device: 'Device', orientation: 'Held', direction: 'Direction', 'text-size': 'Text', theme: 'Theme' };
      const selects = state.choices.map(choice => {
        const own = page.chosen[choice.key] ? null : run && run.environment[choice.key];
        const select = make('select', {
          name: choice.key, class: page.chosen[choice.key] ? 'chosen' : '',
          onchange: event => choose(choice.key, event.target.value),
        }, make('option', { value: '' }, own ? `${own} (file)` : "as in the file"),
          ...choice.values.map(value => make('option', { value, selected: value === page.chosen[choice.key] }, value)));
        return make('label', {}, words[choice.key] || choice.key, select);
      });
      const old = $('choices').querySelector('details');
      const guides = page.guides === null ? (run ? run.guides : []) : page.guides;
      const all = ['finger', 'safe-area', 'margins', 'touch-view', 'constraints', 'constraint-values'];
      const boxes = all.map(guide => make('label', {}, make('input', {
        type: 'checkbox', name: guide, checked: guides.includes(guide),
        onchange: () => {
          page.guides = [...document.querySelectorAll('.guides input:checked')].map(box => box.name);
          showPicture();
        },
      }), guide.replace('-', ' ')));
      $('choices').replaceChildren(...selects,
        make('details', { class: 'guides', open: old && old.open }, make('summary', {}, 'Guides'), make('div', {}, ...boxes)));
    }
    function choose(key, value) {
      if (value) page.chosen[key] = value; else delete page.chosen[key];
      history.replaceState(null, '', Object.keys(page.chosen).length ? '#' + new URLSearchParams(page.chosen) : '#');
      refresh();
    }
    function showStatus(words, kind) {
      $('status').textContent = words;
      $('status').className = kind;
    }

    const refresh = latest(async () => {
      const state = await ask('/state');
      page.state = state;
      const count = kind => state.diagnostics.filter(finding => finding.severity === kind).length;
      $('name').textContent = state.run ? state.run.name : 'layoutsim';
      $('file').textContent = state.file;
      document.title = (count('error') ? '✗ ' : '') + (state.run ? state.run.name : state.file);
      const words = (number, word) => number ? `${number} ${word}${number > 1 ? 's' : ''}` : '';
      showStatus([words(count('error'), 'mistake'), words(count('warning'), 'warning')].filter(Boolean).join(', ') || 'all is well',
        count('error') ? 'bad' : 'good');
      $('stale').hidden = !state.isStale;
      document.body.classList.toggle('stale', state.isStale);
      page.marks = [];
      if (state.run && Number(page.moment) > state.run.steps.length) page.moment = 'end';
      if (!state.run) showNothing('There is no picture yet: the file has mistakes.');
      showChoices();
      showMistakes();
      showTimeline();
      showMoment();
      document.body.dataset.version = state.version;
      await showPicture();
      showPanel();
    });

    /** Waits for the next save, for ever. */
    async function follow() {
      for (;;) {
        try {
          const known = page.state ? page.state.version : 0;
          const news = await ask('/wait', { version: known });
          if (!page.state || news.version !== page.state.version || page.isLost) await refresh();
          page.isLost = false;
        } catch (error) {
          // Something that cannot be chosen stands in the address.
          if (error.isRefused) page.chosen = {};
          page.isLost = !error.isRefused;
          if (page.isLost) showStatus('the server is gone', 'lost');
          await new Promise(resolve => setTimeout(resolve, 500));
        }
      }
    }

    page.chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    $('play').addEventListener('click', play);
    $('time').addEventListener('input', event => {
      page.isPlaying = false;
      $('play').textContent = '▶';
      go(event.target.value === event.target.max ? 'end' : `${event.target.value}ms`);
    });
    new ResizeObserver(() => { if (page.state && page.state.run) placeMarks(); }).observe($('picture'));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || ['SELECT', 'TEXTAREA'].includes(event.target.tagName)) return;
      const keys = { ArrowRight: () => step(1), ArrowLeft: () => step(-1), Home: () => go('0'), End: () => go('end'), ' ': play };
      if (!keys[event.key] || !page.state || !page.state.run) return;
      event.preventDefault();
      if (event.target.blur && event.target !== document.body) event.target.blur();
      keys[event.key]();
    });
    listen();
    showTabs();
    follow();

    """#
}
