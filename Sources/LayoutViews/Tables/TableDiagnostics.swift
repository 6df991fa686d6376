import Foundation
import LayoutDiagnostics

extension Diagnostic {
  /// A data source counts what cannot be.
  static func unusableCount(_ count: Int, of thing: CountedThing, used: Int) -> Self {
    switch thing {
    case .sections:
      Self(
        .warning,
        code: "unusable-count",
        "the table is said to have \(count) sections and is laid out with \(used)"
      )
    case .rows(let section):
      Self(
        .warning,
        code: "unusable-count",
        "section \(section) is said to have \(count) rows and is laid out with \(used)"
      )
    }
  }

  /// Something is given a height that cannot be.
  static func unusableHeight(_ height: CGFloat, of thing: String, used: CGFloat) -> Self {
    Self(
      .warning,
      code: "unusable-height",
      "the height of \(thing) is said to be \(height) and is taken for \(used)"
    )
  }

  /// A cell is asked for that was never registered.
  static func unregisteredCell(_ identifier: String) -> Self {
    Self(
      .error,
      code: "unregistered-cell",
      "no cell is registered for the identifier '\(identifier)'",
      hint: "register a class for it before the table asks for cells"
    )
  }

  /// A row is named that is not there.
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
