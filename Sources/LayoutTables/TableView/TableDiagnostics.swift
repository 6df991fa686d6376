import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews

extension Diagnostic {
  /// Returns the mistake of an impossible count.
  static func unusableCount(_ count: Int, of things: String, in owner: String, used: Int) -> Self {
    Self(
      .warning,
      code: "unusable-count",
      "\(owner) is said to have \(count) \(things) and is laid out with \(used)"
    )
  }

  /// Returns the mistake of an impossible height.
  static func unusableHeight(_ height: CGFloat, of thing: String, used: CGFloat) -> Self {
    Self(
      .warning,
      code: "unusable-height",
      "the height of \(thing) is said to be \(height) and is taken for \(used)"
    )
  }

  /// Returns the mistake of a cell whose constraints leave its height open.
  static func openRowHeight(
    _ indexPath: IndexPath,
    of cell: TableViewCell,
    used: CGFloat
  ) -> Self {
    Self(
      .warning,
      code: "open-row-height",
      "the constraints of row \(cell.name(at: indexPath)) ask for no height; it is laid out with "
        + decimalText(used),
      notes: [
        Note(
          "UIKit's console: \"Detected a case where constraints ambiguously suggest a height of zero for a table "
            + "view cell's content view. We're considering the collapse unintentional and using standard height "
            + "instead.\""
        )
      ],
      hint: "tie what is in the cell to the top and to the bottom of its content view"
    )
  }

  /// Returns the mistake of a cell whose constraints leave no height to its content view.
  static func noRowHeight(_ indexPath: IndexPath, of cell: TableViewCell) -> Self {
    Self(
      .warning,
      code: "row-without-height",
      "the constraints of row \(cell.name(at: indexPath)) make it 0 high: nothing of it is seen or touched",
      hint:
        "give something in its content view a height; a row that is meant to be hidden is better left out"
    )
  }

  /// Returns the mistake of a table that is asked for a cell that was never registered.
  static func unregisteredCell(_ identifier: String) -> Self {
    Self(
      .error,
      code: "unregistered-cell",
      "no cell is registered for the identifier '\(identifier)'",
      hint: "register a class for it before the table asks for cells"
    )
  }

  /// Returns the mistake of a row that does not exist.
  static func missingRow(
    _ indexPath: IndexPath,
    in action: String,
    at mark: SourceMark? = nil
  ) -> Self {
    Self(
      .error,
      code: "missing-row",
      "\(action) names row \(indexPath.slashed), which does not exist",
      at: mark
    )
  }

  /// Rows are so low that thousands of them are on the screen.
  static func tooManyCells(_ limit: Int) -> Self {
    Self(
      .warning,
      code: "too-many-cells",
      "more than \(limit) rows are on the screen at once; the others are left out",
      hint: "give the rows a height that a finger can touch"
    )
  }
}

extension TableViewCell {
  /// Returns the place of the row with the class of the cell, if an application has it: "0/3, a 'BookCell',".
  fileprivate func name(at indexPath: IndexPath) -> String {
    indexPath.slashed + (isOwnView ? "" : ", a '\(ClassName.of(type(of: self)))',")
  }
}
