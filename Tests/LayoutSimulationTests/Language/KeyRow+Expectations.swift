import LayoutScenes

extension KeyRow {
  /// Expectations that do not hold, beside one that does.
  static let expectations = expectedKeys + delegateCalls.map(delegateCall)

  private static let expectedKeys: [KeyRow] = [
    expect("selected", "row 9"), expect("selected-count", "9"),
    expect("selected-per-section", "[9]"), expect("selection-order", "row 9"),
    expect("refused", "row 9"),
    expect("selecting", "true"), expect("scrolling", "up", beside: "selecting: false"),
    expect("offset", "99"), expect("touch-view", "none"), expect("no-gaps", "false"),
    expect("did-select", "row 9"), expect("did-deselect", "row 9"),
    expect("panning-did-begin", "9"), expect("panning-did-end", "9"),
    expect("delegate-calls", "[didSelectRowAt row 9]"), expect("editing", "true"),
    expect("keyboard", "true"), expect("refreshing", "true"), expect("crash", "true"),
    expect("log", "no line"), expect("dragging", "true"), expect("decelerating", "true"),
    expect("buttons", "[Done]"),
    onEditScreen("action", "No"), onEditScreen("action-enabled", "true"),
    onEditScreen("acted-on", "row 9"),
    onForm("keys", "[a]"), onForm("key-order", "[a]"), onForm("alert", "No"),
    onForm("requested", "cancel"),
    onStack("frames", "{a: {width: 1}}"), onStack("values", "{a: off}"),
    touchView("x"), touchView("y"), touchView("width", beside: "height"), touchView("height"),
    touchView("right"), touchView("bottom"),
    KeyRow(
      .expect,
      "shortcomings",
      """
      scene: {table: {rows: 40, row-height: 44}}
      selection: {starts-with: strip-pan, limit: {min: 2}}
      steps: [{expect: {selected: none⟦, shortcomings: Something.⟧}}]
      """
    ),
  ]

  private static let delegateCalls = [
    "didSelectRowAt", "didDeselectRowAt", "tableViewSelectionPanningDidBegin",
    "tableViewSelectionPanningDidEnd", "didUpdateLongPressState.began",
    "didUpdateLongPressState.changed", "didUpdateLongPressState.ended",
    "didUpdateLongPressState.cancelled", "shouldBeginMultipleSelectionInteractionAt",
    "didBeginMultipleSelectionInteractionAt", "tableViewDidEndMultipleSelectionInteraction",
    "selectionFormRequestsDismissal", "selectionFormRequestsCancel",
  ]

  private static func expect(
    _ key: String,
    _ value: String,
    beside: String = "scrolling: none"
  ) -> KeyRow {
    KeyRow(
      .expect,
      key,
      "scene: {table: {rows: 40}, overlay: scroll-and-select}\nsteps: [{expect: {\(beside)⟦, \(key): \(value)⟧}}]"
    )
  }

  private static func onEditScreen(_ key: String, _ value: String) -> KeyRow {
    KeyRow(
      .expect,
      key,
      """
      scene: {table: {rows: 40, row-height: 44}, edit-screen: true}
      steps: [{expect: {scrolling: none⟦, \(key): \(value)⟧}}]
      """
    )
  }

  private static func onForm(_ key: String, _ value: String) -> KeyRow {
    KeyRow(
      .expect,
      key,
      "scene: {form: {options: {a: A}}}\nsteps: [{expect: {scrolling: none⟦, \(key): \(value)⟧}}]"
    )
  }

  private static func onStack(_ key: String, _ value: String) -> KeyRow {
    KeyRow(
      .expect,
      key,
      """
      scene: {table: {rows: 3}, stack: {views: [{switch: on, name: a}]}}
      steps: [{expect: {scrolling: none⟦, \(key): \(value)⟧}}]
      """
    )
  }

  private static func touchView(_ key: String, beside: String = "width") -> KeyRow {
    KeyRow(
      .touchView,
      key,
      "scene: {table: {rows: 9}, overlay: scroll-and-select}\nsteps: [{expect: {touch-view: {\(beside): '> 0'⟦, \(key): 999⟧}}}]"
    )
  }

  private static func delegateCall(_ name: String) -> KeyRow {
    let other = name == "didSelectRowAt" ? "didDeselectRowAt" : "didSelectRowAt"
    return KeyRow(
      .delegateCalls,
      name,
      "scene: {table: {rows: 9}}\nsteps: [{expect: {delegate-calls: {\(other): 0⟦, \(name): 9⟧}}}]"
    )
  }
}
