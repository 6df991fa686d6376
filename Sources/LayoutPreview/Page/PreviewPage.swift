/// A namespace for the page of a preview, which asks for nothing from elsewhere.
enum PreviewPage {
  /// The page itself.
  static let document = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>layoutsim</title>
    <link rel="stylesheet" href="/preview.css">
    <link rel="icon" href="data:,">
    <script src="/preview.js" defer></script>
    </head>
    <body>
    <header>
      <h1 id="name">layoutsim</h1>
      <span id="file"></span>
      <span id="status" role="status"></span>
    </header>
    <div id="choices" role="toolbar" aria-label="Environment"></div>
    <main>
      <section id="stage" aria-label="Picture">
        <p id="stale" hidden>This is the picture before the mistake.</p>
        <div id="screen">
          <img id="picture" alt="" draggable="false">
          <svg id="marks" aria-hidden="true"></svg>
        </div>
        <p id="nothing" hidden></p>
        <div id="timeline">
          <button id="play" title="Play (space)" aria-label="Play">▶</button>
          <button id="before" title="One step back (←)" aria-label="One step back">‹</button>
          <button id="after" title="One step on (→)" aria-label="One step on">›</button>
          <div id="track">
            <div id="ticks" aria-hidden="true"></div>
            <input id="time" type="range" min="0" max="0" step="1" value="0" aria-label="Time">
          </div>
          <output id="clock" for="time">0.00 s</output>
        </div>
        <div id="now"><p id="moment"></p><output id="point"></output></div>
        <p id="keys">← → from step to step · space plays · click: who takes a touch · drag: a finger</p>
      </section>
      <section id="facts" aria-label="Facts">
        <div id="mistakes" aria-live="polite"></div>
        <div id="tabs" role="tablist" aria-label="Facts"></div>
        <div id="panel" role="tabpanel" tabindex="0"></div>
      </section>
    </main>
    </body>
    </html>

    """#

  /// The code of the page.
  static var script: String {
    [
      toolsScript, pictureScript, timeScript, factsScript, viewsScript, touchScript, matrixScript,
      choicesScript, startScript,
    ].joined()
  }
}
