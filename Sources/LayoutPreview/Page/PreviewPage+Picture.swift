extension PreviewPage {
  /// The part of the code that shows the picture and what lies over it.
  static let pictureScript = #"""
    /** Loads the picture of the moment, of a version of the file. */
    async function load(version) {
      const words = { at: page.moment, show: page.guides === null ? null : page.guides.join(','), v: version };
      if (page.pace) words.pace = page.pace;
      const next = new Image(), moment = page.moment;
      next.src = `/picture.svg?${query(words)}`;
      try {
        await next.decode();
      } catch {
        const response = await fetch(next.src).catch(() => null);
        if (!response || response.ok) return null;
        return { refusal: await response.text(), moment, version };
      }
      return { image: next, moment, version };
    }
    /** Puts a picture that was loaded on the page. */
    function put(loaded) {
      if (loaded && loaded.image) {
        const image = loaded.image, run = page.state.run;
        image.id = 'picture';
        image.draggable = false;
        image.alt = `${run.name}, ${momentWords(run)}`;
        $('picture').replaceWith(image);
        $('nothing').hidden = true;
        $('screen').hidden = false;
        placeMarks();
      } else if (loaded) {
        showNothing(loaded.refusal);
      }
      if (loaded) document.body.dataset.picture = `${loaded.version} ${loaded.moment}`;
    }
    const showPicture = latest(async () => {
      if (page.state && page.state.run) put(await load(page.state.version));
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
      marks.replaceChildren(...rulers(run, picture.clientWidth / run.width), ...page.marks);
    }
    function showMarks(marks) {
      page.marks = marks;
      if (page.state && page.state.run) placeMarks();
    }
    /** Outlines a view beside what is marked, for as long as it is pointed at. */
    function pointAt(view) {
      placeMarks();
      if (view) $('marks').append(outline(view));
    }
    function outline(view) {
      const [x, y, width, height] = view.frame;
      const edge = make('title', {}, view.name);
      const rect = mark('rect', { x, y, width, height });
      rect.append(edge);
      return rect;
    }
    /** The rulers along the left and upper edge, in points. */
    function rulers(run, scale) {
      if (!page.hasRulers) return [];
      const parts = [], unit = 1 / scale;
      const draw = (x1, y1, x2, y2) => parts.push(mark('line', { x1, y1, x2, y2 }));
      const write = (x, y, words, anchor) => {
        const text = mark('text', { x, y, 'text-anchor': anchor, 'font-size': 9 * unit });
        text.textContent = words;
        parts.push(text);
      };
      for (let place = 0; place <= run.width; place += 10) {
        draw(place, -3 * unit, place, -(place % 50 ? 6 : 10) * unit);
        if (place % 100 === 0) write(place, -13 * unit, place, 'middle');
      }
      for (let place = 0; place <= run.height; place += 10) {
        draw(-3 * unit, place, -(place % 50 ? 6 : 10) * unit, place);
        if (place % 100 === 0) write(-13 * unit, place + 3 * unit, place, 'end');
      }
      return parts;
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

    """#
}
