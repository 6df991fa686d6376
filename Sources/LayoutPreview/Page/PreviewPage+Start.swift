extension PreviewPage {
  /// The part of the code that follows the file and the reader.
  static let startScript = #"""
    function showStatus(words, kind) {
      $('status').textContent = words;
      $('status').className = kind;
    }
    const count = (number, word) => number ? `${number} ${word}${number > 1 ? 's' : ''}` : '';

    /** Asks for the state of a version of the file that is known to be there, and shows it. */
    const refresh = latest(async () => {
      // A picture takes as long as the state, and is the same whatever that says.
      const early = page.state && page.state.run && !page.isPlaying ? load(page.known) : null;
      const late = setTimeout(() => showStatus('playing …', ''), 400);
      let state;
      try { state = await ask('/state'); } finally { clearTimeout(late); }
      page.state = state;
      page.known = Math.max(page.known, state.version);
      showState(state);
      const picture = early && await early;
      if (picture && picture.image && picture.version === state.version && picture.moment === page.moment && state.run) put(picture);
      else await showPicture();
      showPanel();
    });
    function showState(state) {
      const errors = state.diagnostics.filter(finding => finding.severity === 'error').length;
      const warnings = state.diagnostics.filter(finding => finding.severity === 'warning').length;
      if (state.run) page.name = state.run.name;
      $('name').textContent = page.name || 'layoutsim';
      $('file').textContent = state.file;
      document.title = (errors ? '✗ ' : '') + (page.name || state.file);
      const findings = [count(errors, 'mistake'), count(warnings, 'warning'), state.obstacle && !errors ? 'no such screen' : ''];
      showStatus(findings.filter(Boolean).join(', ') || 'all is well', errors || state.obstacle ? 'bad' : 'good');
      $('stale').hidden = !state.isStale;
      document.body.classList.toggle('stale', state.isStale);
      page.marks = [];
      if (state.run && Number(page.moment) > state.run.steps.length) page.moment = 'end';
      if (!state.run) {
        showNothing(state.obstacle || 'there is no picture yet');
        document.body.dataset.picture = `${state.version} none`;
      }
      showChoices();
      showMistakes();
      showTimeline();
      showTabs();
      showMoment();
      document.body.dataset.version = state.version;
    }

    /** Takes note of what the server told, perhaps to another tab of this page. */
    async function hear(news) {
      if (news.isLost) {
        page.isLost = true;
        return showStatus('the server is gone', 'lost');
      }
      if (page.isLost || !page.state || news.version !== page.state.version) {
        page.isLost = false;
        page.known = news.version;
        await refresh().catch(refused);
      }
    }
    /** Something that cannot be chosen stood in the address, or the server went. */
    function refused(error) {
      if (!error.isRefused) return;
      page.chosen = {};
      keepChoice();
      refresh().catch(() => {});
    }
    /** Waits for the next save, for ever: one tab for all, as browsers let few requests wait at a time. */
    async function follow() {
      const others = new BroadcastChannel('layoutsim');
      others.onmessage = event => hear(event.data);
      await refresh().catch(refused);
      const wait = async () => {
        for (;;) {
          try {
            const news = await ask('/wait', { version: page.isLost ? 0 : page.known });
            const isNews = page.isLost || news.version !== page.known;
            page.known = news.version;
            if (isNews) others.postMessage(news);
            await hear(news);
          } catch {
            if (!page.isLost) others.postMessage({ isLost: true });
            hear({ isLost: true });
            await new Promise(resolve => setTimeout(resolve, 500));
          }
        }
      };
      if (navigator.locks) navigator.locks.request('layoutsim', wait); else wait();
    }

    page.chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    $('play').addEventListener('click', play);
    $('before').addEventListener('click', () => step(-1));
    $('after').addEventListener('click', () => step(1));
    $('time').addEventListener('input', event => {
      setPlaying(false);
      go(event.target.value === event.target.max ? 'end' : `${event.target.value}ms`, 'drag');
    });
    new ResizeObserver(() => { if (page.state && page.state.run) placeMarks(); }).observe($('screen'));
    document.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target;
      if (target.closest('#choices, #tabs, .ways')) return;
      if (event.key === ' ' && target.closest('button, summary, a')) return;
      const keys = { ArrowRight: () => step(1), ArrowLeft: () => step(-1), Home: () => go('0'), End: () => go('end'), ' ': play };
      if (!keys[event.key] || !page.state || !page.state.run) return;
      event.preventDefault();
      keys[event.key]();
    });
    listen();
    showTabs();
    follow();

    """#
}
