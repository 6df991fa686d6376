extension ReportPage {
  /// The looks of a report, on screens and on paper.
  static let style: StaticString = #"""
    :root {
      --palered: light-dark(#fdeaea, #4d1f22);
      --palegreen: light-dark(#e6f4ea, #1d3b26);
      --paleamber: light-dark(#fdf3dc, #46360f);
      font: 15px/1.5 -apple-system, system-ui, sans-serif;
    }
    body { margin: 0; background: var(--back); color: var(--text); }
    header, main, #tools { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 32px; }
    h1 { font-size: 28px; line-height: 1.2; margin: 0; letter-spacing: -.01em; overflow-wrap: anywhere; }
    h2 { font-size: 20px; margin: 40px 0 2px; overflow-wrap: anywhere; }
    h3 { font-size: 16px; margin: 28px 0 10px; }
    h4 { font-size: 15px; line-height: 1.4; font-weight: 600; margin: 6px 0; overflow-wrap: anywhere; }
    p { margin: 4px 0; }
    .summary, .soft { color: var(--soft); }
    .mono { font: 12.5px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; }
    #tools { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 14px; }
    #tools button, #tools input { font: inherit; font-size: 13px; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px; }
    #tools button { cursor: pointer; } #tools button[aria-pressed=false] { opacity: .45; text-decoration: line-through; }
    #tools input { flex: 1; min-width: 140px; max-width: 320px; }
    #tools output { align-self: center; font-size: 13px; color: var(--soft); }
    article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 18px; margin: 14px 0;
      display: grid; grid-template-columns: minmax(0, 300px) minmax(0, 1fr); gap: 22px; break-inside: avoid; }
    article.wide { grid-template-columns: minmax(0, 1fr); }
    article > figure { margin: 0; text-align: center; }
    article > figure img { max-width: 100%; max-height: 480px; border-radius: 10px; }
    figcaption { font-size: 12px; color: var(--soft); overflow-wrap: anywhere; }
    .badge { display: inline-block; font-size: 12px; font-weight: 600; line-height: 1; padding: 4px 9px; border-radius: 20px; }
    .badge.error { color: var(--red); background: var(--palered); }
    .badge.warning { color: var(--amber); background: var(--paleamber); }
    .badge.note { color: var(--blue); background: var(--pale); }
    .badge.good { color: var(--green); background: var(--palegreen); }
    .code { color: var(--soft); margin-left: 8px; }
    .notes { margin: 8px 0; padding: 0; list-style: none; }
    .notes li { padding: 2px 0; overflow-wrap: anywhere; }
    .advice { margin-top: 10px; padding: 8px 12px; border-radius: 9px; background: var(--back); overflow-wrap: anywhere; }
    .advice b { font-weight: 600; margin-right: 6px; }
    details { margin-top: 10px; } summary { cursor: pointer; color: var(--blue); font-size: 13px; }
    .scroll { overflow-x: auto; margin-top: 8px; }
    table { border-collapse: collapse; font-size: 12.5px; }
    th, td { padding: 3px 9px; text-align: left; font-weight: 400; white-space: nowrap; border-bottom: 1px solid var(--line); }
    thead th { color: var(--soft); vertical-align: bottom; }
    td.number { text-align: right; font-variant-numeric: tabular-nums; }
    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(132px, 1fr)); gap: 12px; }
    .sheet figure { margin: 0; padding: 10px; background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      display: flex; flex-direction: column; gap: 6px; align-items: center; justify-content: space-between; text-align: center;
      break-inside: avoid; }
    .sheet figure.error { border-color: var(--red); } .sheet figure.warning { border-color: var(--amber); }
    .sheet img { max-width: 100%; height: 170px; object-fit: contain; }
    .matrix td { text-align: center; min-width: 34px; border: 2px solid var(--back); border-radius: 6px; color: var(--soft); }
    .matrix th { border: 0; }
    .matrix td.error { background: var(--palered); color: var(--red); font-weight: 600; }
    .matrix td.warning { background: var(--paleamber); color: var(--amber); font-weight: 600; }
    .matrix td.note { background: var(--pale); color: var(--blue); }
    .matrix td.good { background: var(--palegreen); color: var(--green); }
    main { padding-bottom: 60px; }
    @media (max-width: 720px) {
      header, main, #tools { padding-left: 14px; padding-right: 14px; } header { padding-top: 18px; } h1 { font-size: 23px; }
      article { grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 14px; }
      .sheet { grid-template-columns: repeat(auto-fill, minmax(104px, 1fr)); gap: 8px; } .sheet img { height: 130px; }
    }
    @media print {
      :root { color-scheme: light; font-size: 11px; } body { background: none; } #tools { display: none !important; }
      article { grid-template-columns: 200px minmax(0, 1fr); } header, main { max-width: none; }
    }

    """#
}
