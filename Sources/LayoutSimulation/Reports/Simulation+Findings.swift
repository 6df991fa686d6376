import LayoutDiagnostics
import LayoutScenes
import LayoutTables
import TableSelection

extension Simulation {
  /// The findings that keep rows from being selected, or the table from scrolling, whatever a finger does.
  var troubles: [Diagnostic] {
    let strip = (scrollAndSelect?.findings ?? []).map {
      Self.warning("scroll-and-select", $0.sentence, at: mark(of: $0))
    }
    return strip + [multipleSelectionFinding, limitFinding].compactMap(\.self)
  }

  /// Returns the key that causes a finding, or the overlay if no key is written for it.
  private func mark(of finding: ScrollAndSelectFinding) -> SourceMark? {
    let keys = scene.keyMarks
    let mark =
      switch finding {
      case .idle(.disabled): keys[.overlay, "enabled"]
      case .idle(.noSuperview): scene.controller == .bare ? keys[.scene, "controller"] : removalMark
      case .idle: removalMark
      case .multipleSelectionOff(let flag): mark(ofFlag: flag)
      case .noEditableRow: keys[.section, "uneditable"] ?? keys[.table, "uneditable"]
      case .scrollingOff: keys[.table, "scroll-enabled"]
      case .topAnchorOutside: keys[.overlay, "top-scrolling-anchor"]
      case .bottomAnchorOutside: keys[.overlay, "bottom-scrolling-anchor"]
      case .noSpeed: keys[.overlay, "scrolling-speed"]
      case .contradictoryErrata: keys[.overlay, "errata"]
      case .estimatesOff:
        keys[.table, "estimated-row-height"] ?? keys[.overlay, "uses-estimated-row-height"]
      }
    return mark ?? scene.overlay?.mark
  }

  /// Returns the place in the file that sets a flag of the table.
  private func mark(ofFlag flag: String) -> SourceMark? {
    let isEditing = flag == "allowsMultipleSelectionDuringEditing"
    return scene.keyMarks[
      .table,
      isEditing ? "allows-multiple-selection-during-editing" : "allows-multiple-selection"
    ]
  }

  /// The finding of a table that does not let several rows be selected by a gesture on it.
  ///
  /// It counts in editing mode if the gesture needs that mode, else in the present one.
  private var multipleSelectionFinding: Diagnostic? {
    guard let selection = scene.selection, let rowSelection, rowSelection.isEnabled else {
      return nil
    }
    let needsEditing = selection.start.approach.editing != .indifferent
    let isEditing = needsEditing || tableView.isEditing
    let allows =
      isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    guard !allows else { return nil }
    let flag = isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection"
    let finding = ScrollAndSelectFinding.multipleSelectionOff(flag: flag)
    return Self.warning("selection", finding.sentence, at: mark(ofFlag: flag) ?? selection.mark)
  }

  /// The finding of a limit under which no row may be selected at all.
  private var limitFinding: Diagnostic? {
    guard let limit = limitedSelection?.limit, limit.total == 0 || limit.perSection == 0 else {
      return nil
    }
    return Self.warning(
      "selection",
      "rows cannot be selected because the limit is 0",
      at: mark(ofLimit: limit) ?? scene.form?.mark ?? scene.selection?.mark
    )
  }

  /// Returns the place in the file that sets a limit to 0.
  private func mark(ofLimit limit: SelectionLimit) -> SourceMark? {
    let keys = scene.keyMarks
    guard scene.form == nil else {
      return limit.total == 0
        ? keys[.formType, "max"] ?? keys[.formType, "total-max"] : keys[.formType, "section-max"]
    }
    return keys[.limit, limit.total == 0 ? "total" : "per-section"]
      ?? keys[.selection, "limit"]
  }

  private static func warning(
    _ code: String,
    _ sentence: String,
    at mark: SourceMark?
  ) -> Diagnostic {
    Diagnostic(.warning, code: code, sentence, at: mark)
  }
}
