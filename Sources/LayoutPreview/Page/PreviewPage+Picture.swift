extension PreviewPage {
  /// The part of the code that shows the picture and moves through time.
  static let pictureScript = #"""
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
      const ends = page.state.run.steps.slice(0, count).map(step => step.end).filter(end => end !== null && end !== undefined);
      return ends.length ? ends[ends.length - 1] * 1000 : 0;
    }
    /** How many steps are done at the moment. */
    function stepsDone() {
      const steps = page.state.run.steps;
      if (page.moment === 'end') return steps.length;
      if (!String(page.moment).endsWith('ms')) return Number(page.moment);
      const time = parseInt(page.moment) / 1000;
      return steps.filter(step => step.end !== null && step.end !== undefined && step.end <= time).length;
    }

    const showPicture = latest(async () => {
      if (!page.state || !page.state.run) return;
      const words = { at: page.moment, show: page.guides === null ? null : page.guides.join(','), v: page.state.version };
      const next = new Image();
      next.src = `/picture.svg?${query(words)}`;
      try {
        await next.decode();
        $('picture').src = next.src;
        $('nothing').hidden = true;
        $('screen').hidden = false;
        placeMarks();
      } catch {
        const response = await fetch(next.src).catch(() => null);
        if (response && !response.ok) showNothing(await response.text());
      }
      document.body.dataset.picture = `${page.state.version} ${page.moment}`;
    });
    function showNothing(words) {
      $('screen').hidden = true;
      $('nothing').hidden = false;
      $('nothing').textContent = words;
    }

    /** Lays the marks over the picture, in points of the screen. */
    function placeMarks() {
      const picture = $('picture'), marks = $('marks'), run = page.state.run;
      marks.style.left = picture.offsetLeft + 'px';
      marks.style.top = picture.offsetTop + 'px';
      marks.setAttribute('width', picture.clientWidth);
      marks.setAttribute('height', picture.clientHeight);
      marks.setAttribute('viewBox', `0 0 ${run.width} ${run.height}`);
      marks.replaceChildren(...(page.marks || []));
    }
    /** The point of the screen under the mouse. */
    function pointOf(event) {
      const box = $('picture').getBoundingClientRect(), run = page.state.run;
      const inside = (value, limit) => Math.max(0, Math.min(limit, Math.round(value * 2) / 2));
      return {
        x: inside((event.clientX - box.left) / box.width * run.width, run.width),
        y: inside((event.clientY - box.top) / box.height * run.height, run.height),
      };
    }

    /** Goes to a moment. */
    function go(moment) {
      page.moment = moment;
      page.marks = [];
      showMoment();
      showPicture();
      showPanel();
    }
    function showMoment() {
      const run = page.state && page.state.run;
      $('timeline').hidden = !run;
      if (!run) { $('moment').textContent = ''; return; }
      const time = momentTime();
      $('time').value = Math.round(time);
      $('clock').textContent = seconds(time / 1000);
      const done = stepsDone(), step = run.steps[done - 1];
      $('moment').textContent = step
        ? `after step ${done} of ${run.steps.length}${step.place ? `, line ${step.place.line}` : ''}: ${step.text}` : 'at the beginning';
    }
    function showTimeline() {
      const run = page.state.run;
      if (!run) return;
      const length = Math.max(1, Math.round(run.duration * 1000));
      $('time').max = length;
      $('ticks').replaceChildren(...run.steps.slice(0, 400).flatMap((step, index) => {
        if (step.end === null || step.end === undefined) return [];
        const isWrong = step.isFailed || step.expectations.some(one => one.holds === false);
        const kind = isWrong ? 'failed' : ['snapshot', 'expect'].includes(step.keyword) ? step.keyword : '';
        const tick = make('button', {
          class: kind, tabindex: '-1', title: `${seconds(step.end)}  ${step.text}`, onclick: () => go(String(index + 1)),
        });
        tick.style.left = `${step.end * 1000 / length * 100}%`;
        return [tick];
      }));
    }

    /** Plays from the moment on, at the pace of the virtual clock. */
    function play() {
      const run = page.state && page.state.run;
      if (!run || run.duration === 0) return;
      page.isPlaying = !page.isPlaying;
      $('play').textContent = page.isPlaying ? '❚❚' : '▶';
      if (!page.isPlaying) return;
      let from = momentTime();
      if (from >= run.duration * 1000) from = 0;
      const begin = performance.now();
      const tick = now => {
        if (!page.isPlaying) return;
        const time = from + now - begin, length = page.state.run ? page.state.run.duration * 1000 : 0;
        page.moment = time >= length ? 'end' : `${Math.round(time)}ms`;
        showMoment();
        showPicture();
        if (time < length) return requestAnimationFrame(tick);
        play();
        showPanel();
      };
      requestAnimationFrame(tick);
    }
    /** Goes some steps on or back. */
    function step(change) {
      const run = page.state && page.state.run;
      if (!run) return;
      const isBetween = String(page.moment).endsWith('ms');
      const next = stepsDone() + (isBetween && change < 0 ? 0 : change);
      go(next >= run.steps.length ? 'end' : String(Math.max(0, next)));
    }

    """#
}
