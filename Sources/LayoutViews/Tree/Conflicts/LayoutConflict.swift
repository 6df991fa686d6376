import Foundation
public import LayoutDiagnostics
import LayoutGeometry

/// A set of required constraints that cannot hold together, and the one that was given up.
public struct LayoutConflict {
  /// The application's constraints among them, in order of activation.
  public let constraints: [LayoutConstraint]
  /// The constraint that was given up, or `nil` if it is one of the system's.
  public let broken: LayoutConstraint?
  /// The amount by which the broken constraint does not hold, in points.
  public let amount: Double
  /// The lengths of the window, or of views with frames, at which the constraints would hold.
  ///
  /// None if no length is among the reasons, or none helps. Each counts by itself, with everything
  /// else as it is; the window's come first, then the innermost view's.
  public let satisfiableSizes: [SatisfiableSize]
  /// The same for a report.
  public let diagnostic: Diagnostic
  let rows: ConflictingRows
  /// The views of the application's constraints among them, with the owners of guides.
  package var views: [View] { constraints.flatMap { $0.items.compactMap { $0?.hostView } } }

  init(_ conflict: ConflictingRows) {
    rows = conflict
    constraints = conflict.rows.compactMap(\.constraint)
    broken = conflict.broken.constraint
    amount = conflict.amount
    satisfiableSizes = conflict.satisfiableSizes
    diagnostic = .unsatisfiable(conflict, satisfiableSizes)
  }
}

extension Diagnostic {
  fileprivate static func unsatisfiable(
    _ conflict: ConflictingRows,
    _ sizes: [SatisfiableSize]
  ) -> Diagnostic {
    let broken = conflict.broken
    let others = conflict.rows.filter { $0 != broken }
    var notes = others.filter { $0.constraint != nil }.map {
      Note("against '\($0.text)'", at: $0.constraint?.source)
    }
    notes += others.filter { $0.constraint == nil }.map { Note("against \($0.text)") }
    if !sizes.isEmpty {
      notes.append(Note("all of them hold \(sizes.map(\.words).joined(separator: ", or "))"))
    }
    return Diagnostic(
      .error,
      code: "unsatisfiable-constraints",
      "unable to simultaneously satisfy constraints: '\(broken.text)' was given up and is off by "
        + "\(decimalText(abs(conflict.amount))) pt",
      at: broken.constraint?.source,
      notes: notes,
      hint: "remove one of these constraints, or give one a priority below 1000"
    )
  }
}
