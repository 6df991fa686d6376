import Foundation
import LayoutGeometry

/// The lengths of a container at which constraints hold that conflict at its present length.
public struct SatisfiableSize {
  /// The view whose length is given: the window, or a view that a frame places.
  public let container: View
  /// The direction of the length.
  public let axis: LayoutAxis
  /// The least length, in points, as long as nothing else changes.
  public let lower: Double
  /// The greatest length, or infinity.
  public let upper: Double

  /// The size in words, such as `where 'window' is at least 352 pt wide`.
  var words: String {
    let range =
      if upper == lower {
        "\(decimalText(lower)) pt"
      } else if upper == .infinity {
        "at least \(decimalText(lower)) pt"
      } else if lower == 0 {
        "at most \(decimalText(upper)) pt"
      } else {
        "from \(decimalText(lower)) to \(decimalText(upper)) pt"
      }
    return "where '\(container.reportName)' is \(range) \(axis == .horizontal ? "wide" : "high")"
  }
}

extension ConflictingRows {
  /// The lengths of containers at which the conflict is none: the window's, then those of views with
  /// frames, the innermost first.
  var satisfiableSizes: [SatisfiableSize] {
    let isWindow = { (row: SystemRow) in row.item?.hostView?.superview == nil }
    let candidates = rows.filter(isWindow) + rows.filter { !isWindow($0) }.sortedByDepth()
    return candidates.compactMap { row in
      guard let view = row.item as? View, let axis = row.source.lengthAxis,
        let range = ContainerSizeSearch(rows: rows, without: row)?.range()
      else { return nil }
      return SatisfiableSize(
        container: view,
        axis: axis,
        lower: range.lower.snapped,
        upper: range.upper.snapped
      )
    }
  }
}

extension [SystemRow] {
  /// Returns the rows of the innermost items first.
  fileprivate func sortedByDepth() -> [SystemRow] {
    func depth(_ row: SystemRow) -> Int {
      sequence(first: row.item?.hostView) { $0?.superview }.prefix { $0 != nil }.reduce(0) { n, _ in
        n + 1
      }
    }
    return sorted { (-depth($0), $0.number) < (-depth($1), $1.number) }
  }
}

extension SystemRow.Source {
  /// The direction of a row that gives a view its length, or `nil` for all others.
  fileprivate var lengthAxis: LayoutAxis? {
    switch self {
    case .rootLength(let axis), .fittingLength(let axis), .maskLength(let axis): axis
    case .constraint, .rootStart, .maskStart, .hugging, .compressionResistance, .nonNegative,
      .insetStart, .insetEnd:
      nil
    }
  }
}

extension Double {
  /// The number without the rounding errors of the solver.
  fileprivate var snapped: Double {
    let millionths = (self * 1e6).rounded() / 1e6
    return abs(millionths - rounded()) < 1e-6 ? rounded() : millionths
  }
}
