import Foundation
import LayoutControls
import LayoutGeometry
import LayoutTables
import LayoutViews
import LayoutVocabulary

/// A view that the scene describes, with its place on the screen.
struct OwnView {
  /// A reason why nothing of a view, and of what is in it, is seen.
  enum Fault {
    /// The view has no width, no height, or neither.
    case noArea
    /// The view lies outside of the screen, or of the cell, header or footer that it is in.
    case outside(OutsideSide)
  }

  let view: View
  /// The place, in the window's coordinates.
  let frame: CGRect
  /// The cell, header or footer around it, which scrolls, or `nil` for none.
  let cell: View?
  /// The reason why nothing of it is seen, or `nil` for a view that can be seen.
  let fault: Fault?

  /// Whether it is a text, a picture or a control, rather than something behind these.
  var isContent: Bool { view is Label || view is ImageView || view is Control }

  /// Creates the place of a view.
  init(_ view: View, on screen: CGRect) {
    self.view = view
    frame = view.convert(view.bounds, to: nil)
    cell = view.enclosingCell
    // A cell may be scrolled off, and then what is in it is too.
    let area = cell.map { $0.convert($0.bounds, to: nil) } ?? screen
    let size = view.bounds.size
    if !size.isWithArea {
      fault = view.hasContent ? .noArea : nil
    } else {
      fault = frame.side(outside: area).map(Fault.outside)
    }
  }
}

/// A side of an area beyond which something lies.
struct OutsideSide {
  let words: String
  let axis: LayoutAxis
  let distance: CGFloat
}

extension CGRect {
  /// Returns the side of an area beyond which the rectangle lies wholly, or `nil` if some of it is inside.
  func side(outside area: CGRect) -> OutsideSide? {
    let sides: [(name: String, axis: LayoutAxis, distance: CGFloat)] = [
      ("left", .horizontal, area.minX - maxX), ("right", .horizontal, minX - area.maxX),
      ("top", .vertical, area.minY - maxY), ("bottom", .vertical, minY - area.maxY),
    ]
    guard let side = sides.first(where: { $0.distance >= 0 }) else { return nil }
    return OutsideSide(
      words: "\(decimalText(side.distance)) pt beyond its \(side.name)",
      axis: side.axis,
      distance: side.distance
    )
  }
}

extension View {
  /// Whether the view shows something of its own, for which it needs an area.
  fileprivate var hasContent: Bool {
    switch self {
    case let label as Label: label.text?.isEmpty == false
    case let stack as StackView: stack.arrangedSubviews.contains { !$0.isHidden }
    case is Control: true
    default: intrinsicContentSize.isWithArea || subviews.contains { !$0.isHidden }
    }
  }

  /// The cell, header or footer around the view, which scrolls, or `nil` for none.
  var enclosingCell: View? {
    superview is TableView ? self : superview?.enclosingCell
  }
}

extension CGSize {
  fileprivate var isWithArea: Bool { width > 0 && height > 0 }
}
