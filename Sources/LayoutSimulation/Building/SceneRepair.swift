import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes

/// Makes a scene from code usable: what a file could not say either is replaced, and told.
///
/// A scene that was read from a file has none of these mistakes.
struct SceneRepair {
  /// The scene as it is played.
  private(set) var scene: Scene
  /// What was replaced, by its path in the scene: "table.sections[0].rowCount is -3 …".
  private(set) var diagnostics: [Diagnostic] = []

  init(_ scene: Scene) {
    self.scene = scene
    var rate = scene.eventsPerSecond
    repair(&rate, 1...Limits.eventsPerSecond, "eventsPerSecond", scene.mark)
    self.scene.eventsPerSecond = rate
    repairTable()
    repairOverlay()
    repairSelection()
  }

  // MARK: Parts

  private mutating func repairTable() {
    let mark = scene.table.mark
    var sections = scene.table.sections
    if sections.count > Limits.sections {
      tell("table.sections.count", "\(sections.count)", "\(Limits.sections)", mark)
      sections.removeLast(sections.count - Limits.sections)
    }
    for index in sections.indices { repair(&sections[index], "table.sections[\(index)]") }
    scene.table.sections = sections
    var rowHeight = scene.table.rowHeight
    repair(&rowHeight, "table.rowHeight", mark)
    scene.table.rowHeight = rowHeight
    if let estimate = scene.table.estimatedRowHeight, !Self.isLength(estimate) {
      tell("table.estimatedRowHeight", text(estimate), "nil", mark)
      scene.table.estimatedRowHeight = nil
    }
    let inset = scene.table.contentInset
    if ![inset.top, inset.left, inset.bottom, inset.right].allSatisfy(Self.isCoordinate) {
      tell("table.contentInset", "not four lengths", "zero", mark)
      scene.table.contentInset = .zero
    }
    scene.table.headerView = repaired(scene.table.headerView, "table.headerView", mark)
    scene.table.footerView = repaired(scene.table.footerView, "table.footerView", mark)
    let offset = scene.table.contentOffset
    if !(-Limits.points...Limits.contentLength).contains(offset) {
      tell("table.contentOffset", text(offset), "0", mark)
      scene.table.contentOffset = 0
    }
  }

  private mutating func repaired(
    _ view: TableEdgeView?,
    _ path: String,
    _ mark: SourceMark?
  ) -> TableEdgeView? {
    guard var view, !Self.isLength(view.height) else { return view }
    tell("\(path).height", text(view.height), "0", mark)
    view.height = 0
    return view
  }

  private mutating func repair(_ section: inout SectionScene, _ path: String) {
    repair(&section.rowCount, 0...Limits.rows, "\(path).rowCount", section.mark)
    repair(&section.rowHeight, "\(path).rowHeight", section.mark)
    if let ranges = repaired(section.selected.ranges, in: section, "\(path).selected") {
      section.selected = RowSequence(ranges)
    }
    repair(&section.uneditable, in: section, "\(path).uneditable")
    repair(&section.unselectable, in: section, "\(path).unselectable")
    repair(&section.disabled, in: section, "\(path).disabled")
  }

  private mutating func repairOverlay() {
    guard var overlay = scene.overlay else { return }
    let mark = overlay.mark
    if case .custom(let rows) = overlay.scrollingSpeed, !(rows > 0 && rows <= Limits.rowsPerSecond)
    {
      tell("overlay.scrollingSpeed", text(CGFloat(rows)), "the controller's own", mark)
      overlay.scrollingSpeed = nil
    }
    if let width = overlay.touchViewWidth, !Self.isLength(width) {
      tell("overlay.touchViewWidth", text(width), "the controller's own", mark)
      overlay.touchViewWidth = nil
    }
    if let anchor = overlay.topScrollingAnchor, !Self.isCoordinate(anchor) {
      tell("overlay.topScrollingAnchor", text(anchor), "the controller's own", mark)
      overlay.topScrollingAnchor = nil
    }
    if let anchor = overlay.bottomScrollingAnchor, !Self.isCoordinate(anchor) {
      tell("overlay.bottomScrollingAnchor", text(anchor), "the controller's own", mark)
      overlay.bottomScrollingAnchor = nil
    }
    scene.overlay = overlay
  }

  private mutating func repairSelection() {
    guard var selection = scene.selection else { return }
    let mark = selection.mark
    if let duration = selection.minimumPressDuration, duration < .zero || duration > .seconds(600) {
      tell("selection.minimumPressDuration", "\(duration.inSecondsText) s", "the way's own", mark)
      selection.minimumPressDuration = nil
    }
    if let movement = selection.allowableMovement, !Self.isLength(movement) {
      tell("selection.allowableMovement", text(movement), "the way's own", mark)
      selection.allowableMovement = nil
    }
    if let zone = selection.autoScrollZone, !Self.isLength(zone) {
      tell("selection.autoScrollZone", text(zone), "the way's own", mark)
      selection.autoScrollZone = nil
    }
    if case .constant(let rows) = selection.autoScroll, !(rows > 0 && rows <= Limits.rowsPerSecond)
    {
      tell("selection.autoScroll", text(CGFloat(rows)), "the way's own", mark)
      selection.autoScroll = nil
    }
    if let total = selection.limit.total, total < 0 {
      tell("selection.limit.total", "\(total)", "0", mark)
      selection.limit.total = 0
    }
    if let most = selection.limit.perSection, most < 0 {
      tell("selection.limit.perSection", "\(most)", "0", mark)
      selection.limit.perSection = 0
    }
    scene.selection = selection
    if scene.form == nil, let mistake = scene.minimumMistake {
      diagnostics.append(
        Diagnostic(
          .error,
          code: "minimum-out-of-reach",
          mistake.message(counting: "row"),
          at: mark
        )
      )
    }
    guard scene.form == nil, let surplus = scene.surplus else { return }
    diagnostics.append(
      Diagnostic(.error, code: "too-many-selected", surplus.sentence, at: mark)
    )
  }

  // MARK: Values

  private mutating func repair(
    _ number: inout Int,
    _ range: ClosedRange<Int>,
    _ path: String,
    _ mark: SourceMark?
  ) {
    guard !range.contains(number) else { return }
    let used = min(max(number, range.lowerBound), range.upperBound)
    tell(path, "\(number)", "\(used)", mark)
    number = used
  }

  private mutating func repair(_ height: inout RowHeight, _ path: String, _ mark: SourceMark?) {
    guard case .repeating(let heights) = height else { return }
    if heights.isEmpty {
      tell(path, "an empty list", "automatic", mark)
      height = .automatic
    } else if let wrong = heights.first(where: { !Self.isLength($0) }) {
      let used = heights.map { height in
        height.isNaN ? 0 : min(max(height, 0), CGFloat(Limits.points))
      }
      tell(
        path,
        text(wrong),
        text(wrong.isNaN ? 0 : min(max(wrong, 0), CGFloat(Limits.points))),
        mark
      )
      height = .repeating(used)
    }
  }

  private mutating func repair(_ rows: inout RowSet, in section: SectionScene, _ path: String) {
    if let ranges = repaired(rows.ranges, in: section, path) { rows = RowSet(ranges) }
  }

  /// Leaves out rows that the section does not have.
  ///
  /// - Returns: What is left; nil where nothing need be left out.
  private mutating func repaired(
    _ ranges: [ClosedRange<Int>],
    in section: SectionScene,
    _ path: String
  ) -> [ClosedRange<Int>]? {
    let count = section.rowCount
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max(),
      first < 0 || last >= count
    else { return nil }
    diagnostics.append(
      Diagnostic(
        .error,
        code: "missing-row",
        "'\(path)' names row \(first < 0 ? first : last), and the section has \(count) rows",
        at: section.mark,
        notes: [Diagnostic.Note("rows that are not there are left out")]
      )
    )
    return ranges.compactMap { range in
      let (lower, upper) = (max(0, range.lowerBound), min(count - 1, range.upperBound))
      return lower <= upper ? lower...upper : nil
    }
  }

  private mutating func tell(_ path: String, _ value: String, _ used: String, _ mark: SourceMark?) {
    diagnostics.append(
      Diagnostic(
        .error,
        code: "unusable-value",
        "'\(path)' is \(value) and is taken for \(used)",
        at: mark
      )
    )
  }

  private func text(_ number: CGFloat) -> String { decimalText(number) }

  private static func isLength(_ number: CGFloat) -> Bool {
    number >= 0 && number <= CGFloat(Limits.points)
  }

  private static func isCoordinate(_ number: CGFloat) -> Bool {
    abs(number) <= CGFloat(Limits.points)
  }
}
