import LayoutReports

extension PreviewPage {
  /// The looks of the page.
  static let style = PageBase.style.description + ownStyle

  private static let ownStyle = #"""
    :root {
      font: 14px/1.45 -apple-system, system-ui, sans-serif;
    }
    html, body { height: 100%; margin: 0; }
    body { display: flex; flex-direction: column; background: var(--back); color: var(--text); }
    button, select, input { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    header { display: flex; align-items: baseline; gap: 12px; padding: 10px 16px 4px; }
    h1 { font-size: 17px; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #file { color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    #status { margin-left: auto; white-space: nowrap; }
    #status::before { content: "●"; margin-right: 5px; }
    #status.good { color: var(--green); } #status.bad { color: var(--red); } #status.lost { color: var(--amber); }
    #choices { display: flex; flex-wrap: wrap; gap: 6px 8px; padding: 4px 16px 10px; align-items: flex-end; }
    #choices > label { display: flex; flex-direction: column; gap: 1px; color: var(--soft); font-size: 11px; min-width: 0; }
    #choices select, #reset, .guides summary { font-size: 13px; }
    #choices select, button, .guides summary {
      background: var(--card); border: 1px solid var(--line); border-radius: 7px; padding: 3px 6px; color: var(--text);
    }
    summary { cursor: pointer; }
    button, .guides summary { cursor: pointer; padding: 3px 10px; }
    #choices select { max-width: 200px; field-sizing: content; text-overflow: ellipsis; }
    #choices select.chosen { border-color: var(--blue); color: var(--blue); }
    #reset { color: var(--blue); border-color: transparent; background: none; }
    details.guides { position: relative; }
    details.guides summary { list-style: none; }
    details.guides summary::-webkit-details-marker { display: none; }
    details.guides > div {
      position: absolute; z-index: 2; top: 32px; display: grid; gap: 4px; padding: 10px 14px; white-space: nowrap;
      background: var(--card); border: 1px solid var(--line); border-radius: 9px; box-shadow: 0 6px 24px #0003;
    }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(300px, 1fr) minmax(380px, 1.15fr); gap: 14px;
      padding: 0 16px 14px; }
    #stage { display: flex; flex-direction: column; min-height: 0; min-width: 0; }
    #screen { flex: 1; min-height: 0; position: relative; display: flex; justify-content: center; align-items: center; }
    #screen.rulers { padding: 26px 4px 4px 40px; }
    #picture { max-width: 100%; max-height: 100%; user-select: none; -webkit-user-drag: none; touch-action: none;
      cursor: crosshair; filter: drop-shadow(0 2px 10px #0004); }
    #picture:not([src]) { visibility: hidden; }
    #marks { position: absolute; pointer-events: none; overflow: visible; }
    #marks rect { fill: none; stroke: #ff2d95; stroke-width: 2; vector-effect: non-scaling-stroke; }
    #marks line { stroke: var(--soft); stroke-width: 1; vector-effect: non-scaling-stroke; }
    #marks text { fill: var(--soft); font-family: ui-monospace, Menlo, monospace; }
    #marks circle { fill: #ff2d95; stroke: #fff; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    #marks polyline { fill: none; stroke: #ff2d95; stroke-width: 3; vector-effect: non-scaling-stroke;
      stroke-linecap: round; stroke-linejoin: round; }
    #stale { margin: 0 auto 8px; padding: 3px 12px; border-radius: 12px; background: var(--amber); color: var(--back); }
    .stale #picture { opacity: .55; }
    #nothing { align-self: center; margin: auto; max-width: 40ch; text-align: center; color: var(--soft); }
    #nothing::first-letter { text-transform: uppercase; }
    #timeline { display: flex; align-items: flex-end; gap: 6px; padding-top: 10px; }
    #timeline button { min-width: 32px; }
    #clock { padding-bottom: 3px; }
    #track { flex: 1; position: relative; margin: 0 4px; min-width: 0; }
    #time { width: 100%; margin: 0; display: block; accent-color: var(--blue); }
    #ticks { position: relative; height: 12px; margin: 0 8px; }
    #ticks button { position: absolute; width: 7px; min-width: 0; height: 12px; margin-left: -3px; padding: 0; border: 0; border-radius: 2px;
      background: var(--soft); opacity: .75; cursor: pointer; }
    #timeline #ticks button { min-width: 0; }
    #ticks button.snapshot { background: var(--blue); }
    #ticks button.expect { background: var(--green); }
    #ticks button.failed { background: var(--red); }
    #clock { font-variant-numeric: tabular-nums; min-width: 60px; text-align: right; }
    #now { display: flex; gap: 12px; margin-top: 4px; font: 12px/1.6 ui-monospace, Menlo, monospace; }
    #moment { flex: 1; min-width: 0; margin: 0; min-height: 20px; color: var(--soft); overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; }
    #point { color: var(--soft); white-space: pre; }
    #keys { margin: 0; color: var(--soft); font-size: 12px; min-height: 20px; }
    #facts { display: flex; flex-direction: column; min-height: 0; min-width: 0; background: var(--card);
      border: 1px solid var(--line); border-radius: 11px; overflow: hidden; }
    #mistakes { max-height: 45%; overflow: auto; }
    #mistakes:empty { display: none; }
    #mistakes:not(:empty) { border-bottom: 1px solid var(--line); padding: 8px 14px; flex-shrink: 0; }
    .finding { padding: 4px 0; }
    .finding > b { font-weight: 600; } .finding.error > b { color: var(--red); } .finding.warning > b { color: var(--amber); }
    .finding .note, .finding .hint { color: var(--soft); }
    .finding .hint { color: var(--text); }
    pre { margin: 2px 0; font: 12px/1.5 ui-monospace, Menlo, monospace; overflow-x: auto; }
    pre i { font-style: normal; color: var(--red); }
    .place { color: var(--soft); font: 12px/1.5 ui-monospace, Menlo, monospace; }
    #tabs { display: flex; gap: 2px; padding: 6px 8px 0; border-bottom: 1px solid var(--line); flex-shrink: 0; }
    #tabs button { border: 0; border-bottom: 2px solid transparent; border-radius: 0; background: none; padding: 5px 10px;
      color: var(--soft); cursor: pointer; }
    #tabs button[aria-selected=true] { color: var(--text); border-color: var(--blue); }
    #panel { flex: 1; min-height: 0; overflow: auto; padding: 8px 6px; }
    .lines { min-width: max-content; font: 12px/1.55 ui-monospace, Menlo, monospace; }
    .lines > .line { display: flex; gap: 10px; padding: 1px 8px; border-radius: 5px; cursor: pointer; white-space: pre; }
    .lines > .line:hover { background: var(--pale); }
    .lines > .line.now { background: var(--pale); }
    .lines .time, .lines .kind { color: var(--soft); flex-shrink: 0; }
    .lines .time { min-width: 56px; text-align: right; }
    .lines .number { color: var(--soft); flex-shrink: 0; min-width: 26px; text-align: right; }
    .lines .kind { min-width: 78px; }
    .lines > .line.later > * { opacity: .5; }
    .lines > .line:focus-visible { outline-offset: -2px; }
    .lines .good { color: var(--green); } .lines .bad { color: var(--red); } .lines .open { color: var(--soft); }
    .lines .more { color: var(--soft); padding: 4px 8px; }
    .answer { padding: 0 8px 10px; }
    .answer h2 { font-size: 14px; margin: 10px 0 2px; }
    .answer a, .chain a { color: var(--blue); cursor: pointer; text-decoration: none; }
    .answer .empty { color: var(--soft); }
    .answer > pre, .answer > div > pre:first-of-type { white-space: pre-wrap; overflow-wrap: anywhere; }
    .touch .ways { display: flex; gap: 16px; margin: 4px 0; color: var(--soft); }
    .touch #steps { background: var(--back); padding: 8px 10px; border-radius: 7px; }
    #outcome.good { color: var(--green); } #outcome.bad { color: var(--red); }
    .matrix { display: grid; grid-template-columns: repeat(auto-fill, minmax(120px, 1fr)); gap: 10px; padding: 4px 8px; }
    .matrix .card { display: flex; flex-direction: column; align-items: center; gap: 6px; padding: 10px 6px 8px; font-size: 12px; }
    .matrix .card[aria-pressed=true] { border-color: var(--blue); box-shadow: 0 0 0 1px var(--blue); }
    .matrix .card img { height: 190px; max-width: 100%; object-fit: contain; }
    .matrix .card span { overflow-wrap: anywhere; }
    .good { color: var(--green); } .bad { color: var(--red); }
    @media (max-width: 760px) {
      html, body { height: auto; } main { grid-template-columns: minmax(0, 1fr); }
      #choices { flex-wrap: nowrap; overflow-x: auto; padding-bottom: 12px; } #choices > * { flex-shrink: 0; }
      #choices:has(details[open]) { flex-wrap: wrap; overflow: visible; }
      #screen { height: 62vh; flex: none; } #facts { min-height: 60vh; } #panel { min-height: 200px; }
      #keys { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) { #ticks button, #tabs button { transition: background .1s; } }

    """#
}
