import Foundation
import LayoutGeometry
import LayoutSolver

extension SystemRow {
  /// The row in the words of a report, such as `card.width == 100 (its frame)`.
  var text: String {
    guard source != .constraint else { return constraint?.equation ?? "a constraint that is gone" }
    let name = item?.reportName ?? "nothing"
    let number = decimalText(CGFloat(statement?.constant ?? 0))
    switch source {
    case .constraint: return name
    case .rootStart(let axis): return "\(name).\(axis.startName) == 0 (the root of the tree)"
    case .rootLength(let axis):
      return "\(name).\(axis.lengthName) == \(number) (the size of the root)"
    case .fittingLength(let axis):
      return "\(name).\(axis.lengthName) == \(number) (the size it was asked to fit)"
    case .maskStart(let axis): return frameText("\(name).\(startName(axis))", number, axis)
    case .maskLength(let axis): return frameText("\(name).\(axis.lengthName)", number, axis)
    case .hugging(let axis): return "\(name).\(axis.lengthName) <= \(number) (its content)"
    case .compressionResistance(let axis):
      return "\(name).\(axis.lengthName) >= \(number) (its content)"
    case .nonNegative(let axis): return "\(name).\(axis.lengthName) >= 0 (no length is negative)"
    case .insetStart(let axis): return insetText(name, axis == .horizontal ? "left" : "top", "+")
    case .insetEnd(let axis): return insetText(name, axis == .horizontal ? "right" : "bottom", "-")
    }
  }

  /// Returns the words for a frame of a view by itself, or for its share of the superview's length.
  private func frameText(_ place: String, _ number: String, _ axis: LayoutAxis) -> String {
    let outer = item?.hostView?.superview
    let isShare =
      content?.terms.contains { $0.variable == outer?.solvedItem?.variables.length(axis) } ?? false
    guard isShare, let outer else { return "\(place) == \(number) (its frame)" }
    return "\(place) follows \(outer.reportName).\(axis.lengthName) (its autoresizing mask)"
  }

  /// Returns the plain mask is written with the middle.
  private func startName(_ axis: LayoutAxis) -> String {
    let length = item?.solvedItem?.variables.length(axis)
    let isMiddle = content?.terms.contains { $0.variable == length } ?? false
    return isMiddle ? axis.middleName : axis.startName
  }

  private func insetText(_ name: String, _ side: String, _ sign: String) -> String {
    let owner = (item as? LayoutGuide)?.owningView?.reportName ?? "nothing"
    let number = decimalText(abs(CGFloat(statement?.constant ?? 0)))
    return "\(name).\(side) == \(owner).\(side)" + (number == "0" ? "" : " \(sign) \(number)")
  }
}

extension LayoutAxis {
  var startName: String {
    switch self {
    case .horizontal: "minX"
    case .vertical: "minY"
    }
  }

  var middleName: String {
    switch self {
    case .horizontal: "midX"
    case .vertical: "midY"
    }
  }

  var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    }
  }
}
