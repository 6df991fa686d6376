extension PreviewPage {
  /// The part of the code that listens to the mouse on the picture: a click asks, a drag or a long press draws.
  static let touchScript = #"""
    function drawnMarks() {
      const points = page.touch.map(([x, y]) => `${x},${y}`).join(' ');
      const [x, y] = page.touch[page.touch.length - 1];
      return [mark('polyline', { points }), mark('circle', { cx: x, cy: y, r: 7 })];
    }
    async function showTouch() {
      if (!page.touch) {
        return make('div', { class: 'answer' }, make('p', { class: 'empty' },
          'Drag on the picture as a finger would: the steps of that touch come here, to be pasted into the file.'));
      }
      const touch = page.touch.map(sample => sample.join(',')).join(';');
      const answer = await ask('/steps', { touch, places: page.places, at: page.moment });
      showMarks(drawnMarks());
      const ways = ['rows', 'points'].map(way => make('label', {}, make('input', {
        type: 'radio', name: 'places', value: way, checked: way === page.places,
        onchange: () => { page.places = way; showPanel(); },
      }), way === 'rows' ? ' rows, for every device' : ' points of this screen'));
      const copy = make('button', { id: 'copy', onclick: async () => {
        try { await navigator.clipboard.writeText(answer.text); copy.textContent = 'Copied'; }
        catch { getSelection().selectAllChildren($('steps')); copy.textContent = 'Selected: copy it with the keyboard'; }
      } }, 'Copy');
      return make('div', { class: 'answer touch' },
        make('h2', {}, 'Steps of this touch'), make('div', { class: 'ways' }, ...ways),
        make('pre', { id: 'steps' }, answer.text), copy,
        make('p', { id: 'outcome', class: answer.isFine ? 'good' : 'bad' }, `${answer.isFine ? '✓' : '✗'} ${answer.outcome}`),
      );
    }

    /** Says which point is under the mouse. */
    function showPoint(event) {
      const { x, y } = event ? pointOf(event) : {};
      $('point').textContent = event ? `x ${x}  y ${y}` : '';
    }

    /** Listens to the mouse on the picture. */
    function listen() {
      const screen = $('screen');
      let samples = null, begin = 0;
      const add = event => {
        const { x, y } = pointOf(event);
        samples.push([x, y, Math.round(event.timeStamp - begin)]);
      };
      const isDrawn = () => samples[samples.length - 1][2] > 500
        || samples.some(([x, y]) => Math.hypot(x - samples[0][0], y - samples[0][1]) > 4);
      screen.addEventListener('pointerdown', event => {
        if (!page.state || !page.state.run || event.button !== 0 || event.target.id !== 'picture') return;
        setPlaying(false);
        screen.setPointerCapture(event.pointerId);
        begin = event.timeStamp;
        samples = [];
        add(event);
      });
      screen.addEventListener('pointermove', event => {
        if (!page.state || !page.state.run) return;
        showPoint(event);
        if (!samples) return;
        add(event);
        if (!isDrawn()) return;
        page.touch = samples;
        showMarks(drawnMarks());
      });
      screen.addEventListener('pointerleave', () => showPoint(null));
      screen.addEventListener('pointercancel', () => { samples = null; });
      screen.addEventListener('pointerup', event => {
        if (!samples) return;
        add(event);
        if (isDrawn()) {
          page.touch = samples;
          samples = null;
          open('Touch');
        } else {
          samples = null;
          page.hit = pointOf(event);
          open('View');
        }
      });
    }

    """#
}
