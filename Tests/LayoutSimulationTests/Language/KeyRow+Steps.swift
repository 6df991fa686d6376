import LayoutScenes

extension KeyRow {
  static let steps: [KeyRow] = [
    step("press", "{press: ⟦row 1‖row 2⟧}, release"),
    step("move", "{press: row 1}, ⟦{move: row 3}, ⟧release"),
    step("hold", "{press: row 1}, ⟦{hold: 1s}, ⟧release"),
    step("release", "{press: row 1}, ⟦release, ⟧{wait: 1s}"),
    step("cancel", "{press: row 1}, ⟦cancel‖release⟧"),
    step("tap", "⟦{tap: row 1}, ⟧{wait: 1s}"),
    step("touches", "⟦{touches: touches.json}, ⟧{wait: 1s}"),
    step("tap-status-bar", "{press: row 9}, {move: row 5}, release, settle⟦, tap-status-bar⟧"),
    step("edit", "⟦{edit: true}, ⟧{wait: 1s}"),
    step("wait", "{edit: true}⟦, {wait: 100ms}⟧"),
    step("settle", "{edit: true}⟦, settle⟧"),
    step("expect", "⟦{expect: {selected: row 9}}, ⟧{wait: 1s}"),
    step("snapshot", "{wait: 1s}⟦, {snapshot: b}⟧"),
    step("repeat", "⟦{repeat: {times: 2, steps: [{tap: row 1}]}}, ⟧{tap: row 1}"),
    KeyRow(
      .step,
      "use",
      "define: {a: [{tap: row 1}]}\nscene: {table: {rows: 3}}\nsteps: [⟦{use: a}, ⟧{snapshot: a}]"
    ),
    KeyRow(
      .step,
      "base",
      "base: base.yaml\nscene: {table: {rows: 3}}\nsteps: [⟦base, ⟧{snapshot: a}]"
    ),
    step("fling", "⟦{fling: {from: row 9, to: row 3}}, ⟧{wait: 1s}"),
    step("interrupt", "{press: row 1}, ⟦{interrupt: call}‖release⟧"),
    step("remove", "⟦{remove: touchView}, ⟧{wait: 1s}", "show: [touch-view]"),
    step("enable", "⟦{enable: false}, ⟧{wait: 1s}", "show: [touch-view]"),
    step("rotate", "⟦{rotate: landscape}, ⟧{wait: 1s}"),
    step("insert", "⟦{insert: rows 1..2}, ⟧settle"),
    step("delete", "⟦{delete: rows 1..2}, ⟧settle"),
    step("reload", "{tap: row 1}⟦, {reload: row 1}⟧, settle"),
    step("move-row", "{tap: row 1}⟦, {move-row: {from: row 1, to: row 3}}⟧, settle"),
    KeyRow(
      .step,
      "move-section",
      """
      scene: {table: {sections: [{title: A, rows: 2}, {title: B, rows: 2}]}}
      steps: [⟦{move-section: {from: section 1, to: section 0}}, ⟧settle, {snapshot: a}]
      """
    ),
    formStep("request-dismissal"),
    formStep("request-cancel"),
    step("focus", "⟦{focus: searchBar}, ⟧{wait: 1s}", "search: true"),
    step("type", "{focus: searchBar}⟦, {type: Ada}⟧, {wait: 1s}", "search: true"),
    step("dismiss-keyboard", "{focus: searchBar}⟦, dismiss-keyboard⟧, {wait: 1s}", "search: true"),
    step("press-return", "{focus: searchBar}⟦, press-return⟧, {wait: 1s}", "search: true"),
    KeyRow(
      .step,
      "end-refreshing",
      """
      scene: {table: {rows: 3, refresh: true}}
      steps:
        - press: 200, 300
        - move: {to: "200, 750", within: 1s}
        - release
        - settle⟦
        - end-refreshing⟧
        - wait: 1s
        - snapshot: a
      """
    ),
    step("at", "{press: {at: ⟦row 1‖row 2⟧}}, release", group: .touch),
    step("taken-by", "{press: {at: row 1⟦, taken-by: touchView⟧}}, release", group: .touch),
    step("fingers", "{press: {at: row 1⟦, fingers: 2⟧}}, release", group: .touch),
    step(
      "fingers",
      "{press: {at: row 1, fingers: 2}}, release⟦: {fingers: 1}, release⟧",
      group: .release
    ),
    step("to", "{press: row 1}, {move: {to: ⟦row 2‖row 3⟧}}, release", group: .move),
    step(
      "through",
      "{press: row 1}, {move: {to: row 2⟦, through: [row 5]⟧}}, release",
      group: .move
    ),
    step("within", "{press: row 1}, {move: {to: row 2⟦, within: 1s⟧}}, release", group: .move),
    step("within", "{edit: true}, ⟦{settle: {within: 50ms}}‖settle⟧", group: .settle),
    step("times", "{repeat: {times: ⟦1‖2⟧, steps: [{tap: row 1}]}}", group: .repetition),
    step("steps", "{repeat: {times: 1, steps: [{tap: ⟦row 1‖row 2⟧}]}}", group: .repetition),
    step("from", "{fling: {from: ⟦row 9‖row 8⟧, to: row 3}}", group: .fling),
    step("to", "{fling: {from: row 9, to: ⟦row 3‖row 4⟧}}", group: .fling),
    step("within", "{fling: {from: row 9, to: row 3⟦, within: 50ms⟧}}", group: .fling),
    step("direction", "{fling: {from: row 9, direction: ⟦up‖left⟧, velocity: 900}}", group: .fling),
    step("velocity", "{fling: {from: row 9, direction: up, velocity: ⟦900‖500⟧}}", group: .fling),
    step("taken-by", "{fling: {from: row 9, to: row 3⟦, taken-by: touchView⟧}}", group: .fling),
    step("rows", "{insert: {rows: ⟦row 1‖rows 1..2⟧}}, settle", group: .update),
    step("sections", "{delete: {⟦sections: section 0‖rows: row 1⟧}}, settle", group: .update),
    step(
      "content",
      "{insert: {sections: section 1⟦, content: {title: New, rows: 3}⟧}}, settle",
      group: .update
    ),
    step("animation", "{insert: {rows: row 1⟦, animation: left⟧}}, {wait: 100ms}", group: .update),
    step(
      "from",
      "{tap: row 1}, {move-row: {from: ⟦row 1‖row 2⟧, to: row 4}}, settle",
      group: .rowMove
    ),
    step(
      "to",
      "{tap: row 1}, {move-row: {from: row 1, to: ⟦row 4‖row 3⟧}}, settle",
      group: .rowMove
    ),
    sectionMove("from", "from: section ⟦1‖2⟧, to: section 0"),
    sectionMove("to", "from: section 0, to: section ⟦1‖2⟧"),
  ]

  private static func step(
    _ key: String,
    _ steps: String,
    _ scene: String = "title: Rows",
    group: KeyGroup = .step
  ) -> KeyRow {
    KeyRow(
      group,
      key,
      """
      scene:
        table: {rows: 40, row-height: 44}
        \(scene)
        overlay: scroll-and-select
      steps: [\(steps), {snapshot: a}]
      """
    )
  }

  private static func formStep(_ key: String) -> KeyRow {
    KeyRow(
      .step,
      key,
      "scene: {form: {options: {a: A}}}\nsteps: [⟦\(key), ⟧settle, {snapshot: a}]"
    )
  }

  private static func sectionMove(_ key: String, _ entries: String) -> KeyRow {
    KeyRow(
      .sectionMove,
      key,
      """
      scene: {table: {sections: [{title: A, rows: 2}, {title: B, rows: 2}, {title: C, rows: 2}]}}
      steps: [{move-section: {\(entries)}}, settle, {snapshot: a}]
      """
    )
  }
}
