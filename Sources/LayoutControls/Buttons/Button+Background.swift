import LayoutGeometry
public import LayoutViews

extension Button {
  /// Returns the picture behind the content that was set for a state, or for the normal one.
  public final func backgroundImage(for state: State) -> Image? {
    backgroundImages[state.rawValue] ?? backgroundImages[State.normal.rawValue]
  }

  /// The picture behind the content that shows.
  public final var currentBackgroundImage: Image? {
    configured == nil ? backgroundImage(for: state) : nil
  }

  /// Brings the view behind the content in line with the state.
  final func showBackgroundImage() {
    let image = currentBackgroundImage
    guard image != nil || backgroundImageView != nil else { return }
    let view = backgroundImageView ?? ImageView()
    backgroundImageView = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.image = image
    view.isHidden = image == nil
  }
}
