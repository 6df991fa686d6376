import Foundation
import LayoutGeometry
import LayoutViews

// The places of a field's parts. In right-to-left layouts the view in front of the text is on the right.
// Room beside such a view is not sourced: the text begins at the view's end.
extension TextField.ViewMode {
  /// Whether something shows while one does not write.
  var isShown: Bool { self == .always || self == .unlessEditing }
}

extension TextField {
  /// The view in front of the text, if it shows.
  final var shownLeftView: View? { leftViewMode.isShown ? leftView : nil }
  /// The view behind the text, if it shows.
  final var shownRightView: View? { rightViewMode.isShown ? rightView : nil }
  /// The widths of the views beside the text.
  final var sideWidths: CGFloat {
    (shownLeftView?.sideSize.width ?? 0) + (shownRightView?.sideSize.width ?? 0)
  }

  final func placeSideViews() {
    shownLeftView?.frame = leftViewRect(forBounds: bounds)
    shownRightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// Returns the place of the text between the border and the views beside it.
  final func ownTextRect(forBounds bounds: CGRect) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : 7
    var insets = EdgeInsets(left: border, right: border)
    let left = isMirrored ? shownRightView : shownLeftView
    let right = isMirrored ? shownLeftView : shownRightView
    if let left { insets.left = left.sideSize.width }
    if let right { insets.right = right.sideSize.width }
    return bounds.inset(by: insets)
  }

  /// Returns the place of the button that clears the text: 19 points wide and high, 5 from the edge (unverified).
  final func ownClearButtonRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(
      x: isMirrored ? bounds.minX + 5 : bounds.maxX - 5 - side,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// Returns the place of a view beside the text, in the middle of the height.
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
  /// The size that a field gives a view beside its text: its own, or that of its content.
  fileprivate var sideSize: CGSize {
    guard storedBounds.size == .zero else { return storedBounds.size }
    guard isPlacedByConstraints || intrinsicContentSize.width < 0 else {
      return intrinsicContentSize
    }
    return systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }
}
