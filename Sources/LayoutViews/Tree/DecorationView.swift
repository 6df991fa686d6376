public import Foundation

/// A view that is only looked at: no touch reaches it.
@_spi(SystemViews) open class DecorationView: View {
  /// Creates a decoration.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates no decoration, as decorations are made in code.
  public required init?(coder: NSCoder) { nil }
}
