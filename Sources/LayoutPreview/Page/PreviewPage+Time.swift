extension PreviewPage {
  /// The part of the code that moves through time.
  static let timeScript = #"""
    /** The time of the moment in milliseconds. */
    function momentTime() {
      const run = page.state && page.state.run;
      if (!run) return 0;
      if (page.moment === 'end') return run.duration * 1000;
      if (String(page.moment).endsWith('ms')) return Math.min(parseInt(page.moment), run.duration * 1000);
      return timeAfter(Number(page.moment));
    }
    /** The time after a number of steps. */
    function timeAfter(count) {
      const ends = page.state.run.steps.slice(0, count).map(step => step.end).filter(isThere);
      return ends.length ? ends[ends.length - 1] * 1000 : 0;
    }
    const isThere = value => value !== null && value !== undefined;
    /** How many steps are done at the moment. */
    function stepsDone() {
      const steps = page.state.run.steps;
      if (page.moment === 'end') return steps.length;
      if (!String(page.moment).endsWith('ms')) return Number(page.moment);
      const time = parseInt(page.moment) / 1000;
      return steps.filter(step => isThere(step.end) && step.end <= time).length;
    }
    function momentWords(run) {
      const done = stepsDone(), step = run.steps[done - 1];
      return step
        ? `after step ${done} of ${run.steps.length}${step.place ? `, line ${step.place.line}` : ''}: ${step.text}` : 'at the beginning';
    }

    /** What asks the server about the moment, once the time is passed no more. */
    let rest = 0;
    function restSoon() {
      clearTimeout(rest);
      rest = setTimeout(() => {
        page.pace = null;
        showPicture();
        showPanel();
      }, 120);
    }
    /** Goes to a moment, at a pace if others follow at once. */
    function go(moment, pace) {
      page.moment = moment;
      page.pace = pace || null;
      page.marks = [];
      clearTimeout(rest);
      showMoment();
      showPicture();
      if (pace === 'drag') restSoon();
      if (!pace) showPanel();
    }
    function showMoment() {
      const run = page.state && page.state.run;
      $('timeline').hidden = !run;
      if (!run) { $('moment').textContent = ''; return; }
      const time = momentTime();
      $('time').value = Math.round(time);
      $('time').setAttribute('aria-valuetext', `${seconds(time / 1000)}, ${momentWords(run)}`);
      $('clock').textContent = seconds(time / 1000);
      $('moment').textContent = momentWords(run);
      markNow();
    }
    function showTimeline() {
      const run = page.state.run;
      if (!run) return;
      const length = Math.max(1, Math.round(run.duration * 1000));
      $('time').max = length;
      $('time').style.setProperty('--length', length);
      // Steps of one time are one tick, which has the colour of the worst.
      const ticks = new Map(), rank = ['', 'snapshot', 'expect', 'failed'];
      run.steps.forEach((step, index) => {
        const end = isThere(step.end) ? step.end : step.isFailed ? run.duration : null;
        if (end === null) return;
        const isWrong = step.isFailed || step.expectations.some(one => one.holds === false);
        const kind = isWrong ? 'failed' : ['snapshot', 'expect'].includes(step.keyword) ? step.keyword : '';
        const key = Math.round(end * 1000 / length * 300);
        const tick = ticks.get(key) || { end, index, kind, words: [] };
        if (rank.indexOf(kind) > rank.indexOf(tick.kind)) tick.kind = kind;
        if (tick.words.length < 8) tick.words.push(`${seconds(end)}  ${isWrong ? '✗ ' : ''}${step.text}`);
        tick.index = index;
        ticks.set(key, tick);
      });
      $('ticks').replaceChildren(...[...ticks.values()].map(tick => {
        const button = make('button', {
          class: tick.kind, tabindex: '-1', title: tick.words.join('\n'), onclick: () => go(String(tick.index + 1)),
        });
        button.style.left = `${tick.end * 1000 / length * 100}%`;
        return button;
      }));
    }

    /** Plays from the moment on, at the pace of the virtual clock. */
    function play() {
      const run = page.state && page.state.run;
      if (!run || run.duration === 0) return;
      setPlaying(!page.isPlaying);
      if (!page.isPlaying) return go(page.moment);
      let from = momentTime();
      if (from >= run.duration * 1000) from = 0;
      const begin = performance.now();
      const tick = now => {
        if (!page.isPlaying) return;
        const time = from + now - begin, length = page.state.run ? page.state.run.duration * 1000 : 0;
        if (time >= length) {
          setPlaying(false);
          return go('end');
        }
        go(`${Math.round(time)}ms`, 'play');
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    }
    function setPlaying(isPlaying) {
      page.isPlaying = isPlaying;
      $('play').textContent = isPlaying ? '❚❚' : '▶';
      $('play').setAttribute('aria-label', isPlaying ? 'Pause' : 'Play');
    }
    /** Goes some steps on or back. */
    function step(change) {
      const run = page.state && page.state.run;
      if (!run) return;
      setPlaying(false);
      const isBetween = String(page.moment).endsWith('ms');
      const next = stepsDone() + (isBetween && change < 0 ? 0 : change);
      go(next >= run.steps.length ? 'end' : String(Math.max(0, next)));
    }

    """#
}
