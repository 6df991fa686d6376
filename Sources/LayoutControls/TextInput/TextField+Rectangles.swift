import Foundation
import LayoutGeometry
import LayoutViews

// Where the parts of a field are. In right-to-left layouts the view in front of the text is on the right.
// Room beside such a view is not sourced: the text begins where the view ends.
extension TextField.ViewMode {
  /// Whether something shows while one does not write.
  var isShown: Bool { self == .always || self == .unlessEditing }
}

extension TextField {
  /// The view in front of the text where it shows.
  final var shownLeftView: View? { leftViewMode.isShown ? leftView : nil }
  /// The view behind the text where it shows.
  final var shownRightView: View? { rightViewMode.isShown ? rightView : nil }
  /// What the views beside the text take.
  final var sideWidths: CGFloat {
    (shownLeftView?.sideSize.width ?? 0) + (shownRightView?.sideSize.width ?? 0)
  }

  final func placeSideViews() {
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// Returns where the text stands between the border and the views beside it.
  final func ownTextRect(forBounds bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : 7
    var insets = EdgeInsets(left: border, right: border)
    let left = isMirrored ? shownRightView : shownLeftView
    let right = isMirrored ? shownLeftView : shownRightView
    if let left { insets.left = left.sideSize.width }
    if let right { insets.right = right.sideSize.width }
    return bounds.inset(by: insets)
  }

  /// Returns where a view beside the text stands, in the middle of the height.
  final func rect(of view: View?, atStart isAtStart: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let size = view.sideSize
    return CGRect(
      x: isAtStart != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}

extension View {
  /// The size that a field gives a view beside its text: its own, or what its content asks for.
  fileprivate var sideSize: CGSize {
    guard storedBounds.size == .zero else { return storedBounds.size }
    guard isPlacedByConstraints || intrinsicContentSize.width < 0 else {
      return intrinsicContentSize
    }
    return systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }
}
