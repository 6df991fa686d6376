extension SnapshotPage {
  /// The looks of cards, and of the ways to see two pictures.
  static let style: StaticString = #"""
    #tools { position: sticky; top: 0; z-index: 3; padding-top: 8px; padding-bottom: 8px; background: var(--back);
      align-items: center; }
    article, .film, .reel { scroll-margin-top: 96px; }
    #tools [role=radiogroup] { display: flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    #tools [role=radio] { border: 0; border-radius: 0; padding: 4px 10px; }
    #tools [role=radio]:focus-visible { outline-offset: -2px; }
    #tools [role=radio][aria-checked=true] { background: var(--blue); color: light-dark(#fff, #10243a); }
    #tools select { font: inherit; font-size: 13px; color: inherit; background: var(--card); max-width: 260px;
      border: 1px solid var(--line); border-radius: 8px; padding: 4px 8px; }
    #shown { font-size: 13px; color: var(--soft); margin-left: auto; }
    /* What is far from the window is not laid out; rings around cards have room. */
    .run { margin: 0 -4px 36px; padding: 0 4px; content-visibility: auto; contain-intrinsic-size: auto 2400px; }
    article.snapshot { grid-template-columns: minmax(240px, 4fr) minmax(0, 7fr);
      content-visibility: auto; contain-intrinsic-size: auto 620px; }
    .told { min-width: 0; } .told > .badge + h4 { display: inline; margin-left: 8px; font-size: 16px; vertical-align: middle; }
    .told > h4 + .mono { display: block; margin-top: 4px; }
    .words { margin: 10px 0; padding-left: 20px; font-size: 14px; }
    .words li { padding: 1px 0; overflow-wrap: anywhere; }
    .words button { font: inherit; color: inherit; background: none; border: 0; border-radius: 5px; padding: 1px 5px;
      margin: -1px -5px; text-align: left; vertical-align: top; cursor: pointer; overflow-wrap: anywhere;
      text-decoration: underline dotted var(--soft); text-underline-offset: 3px; }
    .words button:hover { background: var(--pale); }
    .words button[aria-pressed=true] { background: var(--pale); color: var(--blue); text-decoration-style: solid; }
    .decide { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
    .decide:empty { display: none; }
    .decide button, .film button { font: inherit; font-size: 13px; color: inherit; cursor: pointer; padding: 5px 14px;
      background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
    .decide .accept { color: var(--green); } .decide .reject { color: var(--red); }
    .decide button:disabled { opacity: .5; cursor: default; }
    .decide output { font-size: 13px; align-self: center; overflow-wrap: anywhere; }
    article.settled { opacity: .6; }
    .stage { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 6px 18px; justify-content: center;
      align-content: start; isolation: isolate; --at: .5; min-width: 0; }
    .pane { margin: 0; text-align: center; min-width: 0; }
    .picture { position: relative; display: inline-block; max-width: 100%; vertical-align: top; border-radius: 10px;
      overflow: hidden; background: #fff; box-shadow: 0 0 0 1px var(--line); }
    .pane img { display: block; max-width: 100%; max-height: 560px; }
    .mark { position: absolute; display: none; border: 2px solid #e5007d; border-radius: 4px; pointer-events: none;
      box-shadow: 0 0 0 1px #fff9, inset 0 0 0 1px #fff9; min-width: 6px; min-height: 6px; background: #e5007d22; }
    .mark.on { display: block; animation: found .5s ease-out; }
    @keyframes found { from { transform: scale(1.6); opacity: 0; } }
    .stage input[type=range] { grid-column: 1 / -1; width: 100%; display: none; accent-color: var(--blue); }
    body:not([data-mode=side]) .stage.both { grid-template-columns: minmax(0, max-content); }
    body:not([data-mode=side]) .stage.both .pane { grid-area: 1 / 1; }
    body:not([data-mode=side]) .stage.both .pane figcaption { visibility: hidden; }
    body:is([data-mode=slider], [data-mode=onion]) .stage.both input { display: block; }
    body[data-mode=slider] .stage.both { cursor: ew-resize; touch-action: pan-y; }
    body[data-mode=slider] .stage.both .new .picture { clip-path: inset(0 0 0 calc(var(--at) * 100%)); }
    body[data-mode=slider] .stage.both .golden .picture::after { content: ""; position: absolute; top: 0; bottom: 0;
      left: calc(var(--at) * 100% - 1px); width: 2px; background: var(--blue); }
    body[data-mode=onion] .stage.both .new .picture { opacity: var(--at); }
    body[data-mode=blink] .stage.both .new { animation: blink 1.2s steps(1) infinite; }
    @keyframes blink { 50% { visibility: hidden; } }
    body[data-mode=difference] .stage.both .picture { background: none; box-shadow: none; overflow: visible; border-radius: 0; }
    body[data-mode=difference] .stage.both .new img { mix-blend-mode: difference; }
    body[data-mode=difference] .stage.both .mark { display: block; background: none; backdrop-filter: brightness(3); }
    #passed { margin-top: 30px; } .names { columns: 3 240px; padding: 0; list-style: none; color: var(--soft); }
    .names li { padding: 1px 0; } .names li::before { content: "✓ "; color: var(--green); }
    @media (prefers-reduced-motion: reduce) {
      .mark.on { animation: none; } body[data-mode=blink] .stage.both .new { animation-duration: 6s; }
    }
    @media (max-width: 720px) {
      article.snapshot { grid-template-columns: minmax(0, 1fr); } .stage { gap: 6px 10px; } #tools { position: static; }
      .pane img { max-height: 420px; } #tools [role=radio] { padding: 4px 7px; } #shown { margin-left: 0; }
    }
    @media print {
      .run, article.snapshot { content-visibility: visible; }
      .decide { display: none; } .pane img { max-height: 320px; } .words button { text-decoration: none; }
      article.snapshot { grid-template-columns: 210px minmax(0, 1fr); }
    }

    """#

  /// The looks of a run, moment by moment.
  static let filmStyle: StaticString = #"""
    .film { margin-top: 14px; } .film > summary { font-size: 15px; }
    .reel { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px; margin-top: 8px;
      display: grid; grid-template-columns: minmax(0, auto) minmax(0, auto) minmax(260px, 1fr); gap: 12px 20px; }
    .reel .pane .picture { cursor: crosshair; } .reel .golden .picture { cursor: default; }
    .reel .pane:empty { display: none; }
    .reel .mark { display: block; animation: none; border-color: var(--blue); background: #06c2; }
    .reel .dot { position: absolute; width: 14px; height: 14px; margin: -7px; border-radius: 50%; border: 2px solid #fff;
      background: #e5007d; pointer-events: none; }
    .line { grid-column: 1 / -1; display: flex; gap: 12px; align-items: start; }
    .line output { font-variant-numeric: tabular-nums; font-size: 13px; min-width: 12ch; text-align: right; }
    .track { flex: 1; position: relative; padding-bottom: 46px; min-width: 0; }
    .track input { width: 100%; margin: 0; accent-color: var(--blue); display: block; }
    .track button { position: absolute; top: 20px; translate: -50% 0; font-size: 11px; padding: 0 6px; white-space: nowrap;
      border-radius: 9px; max-width: 130px; overflow: hidden; text-overflow: ellipsis; }
    .track button.low { top: 42px; }
    .track button.wrong { color: var(--red); border-color: var(--red); }
    .track button[aria-current] { background: var(--pale); }
    .aside { min-width: 0; display: flex; flex-direction: column; gap: 8px; }
    .tabs { display: flex; gap: 4px; } .tabs button[aria-selected=true] { background: var(--pale); color: var(--blue); }
    .panel { margin: 0; padding: 0; list-style: none; overflow: auto; height: 520px; border-radius: 9px;
      background: var(--back); font: 12px/1.55 ui-monospace, Menlo, Consolas, monospace; position: relative; }
    .panel li { padding: 0; } .panel p { padding: 4px 10px; margin: 0; }
    .panel button { all: unset; display: block; box-sizing: border-box; width: 100%; padding: 1px 10px; cursor: pointer;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .panel button:hover { background: var(--pale); }
    .panel button:focus-visible { outline: 2px solid var(--blue); outline-offset: -2px; }
    .panel button[aria-current] { background: var(--pale); color: var(--blue); font-weight: 600; }
    .panel .later { opacity: .45; }
    .tree button { white-space: pre; width: max-content; min-width: 100%; }
    @media (max-width: 900px) {
      .reel { grid-template-columns: repeat(2, minmax(0, auto)); } .aside { grid-column: 1 / -1; } .panel { height: 260px; }
      .line { flex-wrap: wrap; justify-content: space-between; } .track { order: 1; flex-basis: 100%; }
    }
    @media print { .film:not([open]) { display: none; } .panel { height: auto; max-height: 300px; } }

    """#
}
