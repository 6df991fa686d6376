extension PreviewPage {
  /// The part of the code that asks the server and makes elements; texts never become HTML.
  static let toolsScript = #"""
    'use strict';
    const $ = id => document.getElementById(id);
    /** Makes an element with properties and children; texts stay texts. */
    function make(tag, properties, ...children) {
      const element = document.createElement(tag);
      for (const [key, value] of Object.entries(properties || {})) {
        if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
        else if (key === 'class') element.className = value;
        else if (value !== undefined && value !== null && value !== false) element.setAttribute(key, value === true ? '' : value);
      }
      element.append(...children.filter(child => child !== null && child !== undefined));
      return element;
    }
    function mark(tag, properties) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
      for (const [key, value] of Object.entries(properties)) element.setAttribute(key, value);
      return element;
    }
    const seconds = time => time.toFixed(2) + ' s';

    /** What is known and chosen. */
    const page = {
      state: null,
      known: 0,            // the number of the newest version of the file
      chosen: {},          // what was chosen instead of the scene's own, by key
      guides: null,        // the guides over the picture; null for the scene's own
      moment: 'end',       // 'end', a number of steps, or milliseconds as '420ms'
      tab: 'Steps',
      view: null,          // the path of the view that was chosen
      hit: null,           // the point that was clicked
      touch: null,         // the touch that was drawn: samples of x, y and milliseconds
      places: 'rows',      // whether its steps name rows or points
      marks: [],           // what is drawn over the picture
      hasRulers: false,    // whether points are counted along the edges
      pace: null,          // 'drag' or 'play' while the time is passed quickly
      isPlaying: false,
    };

    function query(words) {
      const all = { ...page.chosen, ...words };
      return new URLSearchParams(Object.entries(all).filter(([, value]) => value !== null && value !== undefined)).toString();
    }
    async function ask(path, words) {
      const response = await fetch(`${path}?${query(words || {})}`);
      if (!response.ok) throw Object.assign(new Error(await response.text()), { isRefused: true });
      return response.json();
    }

    /** Calls of a function one after the other, of which only the last that waits is made. */
    function latest(work) {
      let isBusy = false, isWaiting = false;
      return async function run() {
        if (isBusy) { isWaiting = true; return; }
        isBusy = true;
        try { do { isWaiting = false; await work(); } while (isWaiting); }
        finally { isBusy = false; }
      };
    }

    """#
}
