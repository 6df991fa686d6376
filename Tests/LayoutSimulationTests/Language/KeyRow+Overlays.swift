import LayoutScenes

extension KeyRow {
  static let overlays = overlayKeys + selectionKeys

  private static let overlayKeys: [KeyRow] = [
    overlay("kind", "kind: ⟦scroll-and-select‖something⟧"),
    overlay("enabled", "⟦enabled: false‖debug: false⟧"),
    overlay("scrolling-speed", "⟦scrolling-speed: slow‖debug: false⟧", atBottom),
    overlay("touch-view-width", "⟦touch-view-width: 90‖debug: false⟧"),
    overlay("respects-safe-area", "⟦respects-safe-area: true‖debug: false⟧"),
    overlay("top-scrolling-anchor", "⟦top-scrolling-anchor: 100‖debug: false⟧", atTop),
    overlay("bottom-scrolling-anchor", "⟦bottom-scrolling-anchor: -100‖debug: false⟧", nearBottom),
    overlay(
      "uses-estimated-row-height",
      "⟦uses-estimated-row-height: false‖debug: false⟧",
      atBottom
    ),
    overlay("debug", "⟦debug: true‖enabled: true⟧"),
    overlay("constraints", "⟦constraints: [\(placed), touchView.width == 50]‖debug: false⟧"),
    overlay("errata", "⟦errata: version-1.0.0‖debug: false⟧", atBottom),
    overlayPart("color", "debug: ⟦{color: red}‖true⟧", .debug),
    overlayPart(
      "constraint",
      "constraints: [\(placed), {constraint: touchView.width == ⟦50‖60⟧}]",
      .constraint
    ),
    overlayPart(
      "id",
      "constraints: [\(placed), {constraint: touchView.width == 50⟦, id: narrow⟧}]",
      .constraint
    ),
    overlayPart(
      "metrics",
      "constraints: [\(placed), {constraint: 'H:[touchView(side)]', metrics: {side: ⟦50‖60⟧}}]",
      .constraint
    ),
  ]

  private static let selectionKeys: [KeyRow] = [
    selection("starts-with", "⟦starts-with: long-press‖passes: path⟧", pressed),
    selection(
      "passes",
      "starts-with: strip-pan, ⟦passes: range‖turning-back: flip⟧",
      "{press: row 2 on touchView}, {move: {to: row 6, within: 0s}}, release"
    ),
    selection("turning-back", "starts-with: strip-pan, ⟦turning-back: shrink‖passes: path⟧", back),
    selection("limit", "starts-with: strip-pan, ⟦limit: {total: 2}‖passes: path⟧", back),
    selection(
      "minimum-press-duration",
      "starts-with: long-press⟦, minimum-press-duration: 900ms⟧",
      pressed
    ),
    selection(
      "allowable-movement",
      "starts-with: long-press⟦, allowable-movement: 2⟧",
      "{press: row 2}, {move: {to: row 2 + 8, within: 50ms}}, {hold: 500ms}, {move: row 5}, release"
    ),
    selection(
      "crosses-sections",
      "starts-with: long-press⟦, crosses-sections: true⟧",
      "{press: row 0/2}, {hold: 500ms}, {move: row 1/2}, release"
    ),
    selection(
      "should-begin",
      "starts-with: two-finger-pan⟦, should-begin: false⟧",
      "{press: {at: row 2, fingers: 2}}, {move: row 5}, release"
    ),
    selection(
      "auto-scroll",
      "starts-with: long-press, crosses-sections: true⟦, auto-scroll: none⟧",
      deep
    ),
    selection(
      "auto-scroll-zone",
      "starts-with: long-press, crosses-sections: true⟦, auto-scroll-zone: 200⟧",
      deep
    ),
    selection(
      "auto-scroll-top-offset",
      "starts-with: long-press, crosses-sections: true⟦, auto-scroll-top-offset: 30⟧",
      "{press: row 1/8}, {hold: 500ms}, {move: top edge + 10}, {hold: 500ms}, release",
      table: ", content-offset: 400"
    ),
    selection(
      "auto-scroll-bottom-offset",
      "starts-with: long-press, crosses-sections: true⟦, auto-scroll-bottom-offset: 30⟧",
      deep
    ),
    selection("total", "starts-with: strip-pan, limit: {⟦total: 2‖min: 0⟧}", back, .limit),
    selection(
      "per-section",
      "starts-with: strip-pan, limit: {⟦per-section: 2‖min: 0⟧}",
      back,
      .limit
    ),
    selection(
      "min",
      "starts-with: strip-pan, limit: {⟦min: 2‖total: 9⟧}",
      "{expect: {shortcomings: none}}",
      .limit
    ),
    selection(
      "min-per-section",
      "starts-with: strip-pan, limit: {⟦min-per-section: 1‖total: 9⟧}",
      "{expect: {shortcomings: none}}",
      .limit
    ),
    selection(
      "when-full",
      "starts-with: strip-pan, limit: {total: 2⟦, when-full: stop⟧}",
      back,
      .limit
    ),
  ]

  private static let placed =
    "touchView.leading == superview.leading, touchView.top == superview.top, touchView.bottom == superview.bottom"
  private static let atBottom =
    "{press: row 2 on touchView}, {move: bottom edge - 5}, {hold: 1s}, release"
  private static let nearBottom =
    "{press: row 2 on touchView}, {move: bottom edge - 80}, {hold: 1s}, release"
  private static let atTop =
    "{press: row 9 on touchView}, {move: top edge + 80}, {hold: 1s}, release"
  private static let pressed = "{press: row 2}, {hold: 500ms}, {move: row 5}, release"
  private static let back = "{press: row 2 on touchView}, {move: row 6}, {move: row 3}, release"
  private static let deep =
    "{press: row 0/5}, {hold: 500ms}, {move: bottom edge - 20}, {hold: 1s}, release"

  private static func overlay(
    _ key: String,
    _ entries: String,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    overlayPart(key, entries, .overlay, steps)
  }

  private static func overlayPart(
    _ key: String,
    _ entries: String,
    _ group: KeyGroup,
    _ steps: String = "{wait: 1s}"
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      """
      scene:
        table: {rows: 60, row-height: 44, estimated-row-height: 100, content-offset: 100}
        overlay: {\(entries)}
        show: [touch-view, constraints]
      steps: [\(steps), {snapshot: a}]
      """
    )
  }

  private static func selection(
    _ key: String,
    _ entries: String,
    _ steps: String,
    _ group: KeyGroup = .selection,
    table: String = ""
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      """
      scene: {table: {sections: [{rows: 8}, {rows: 40}], row-height: 44, editing: true\(table)}}
      selection: {\(entries)}
      steps: [\(steps), {snapshot: a}]
      """
    )
  }
}
