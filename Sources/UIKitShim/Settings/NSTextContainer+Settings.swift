public import LayoutControls
public import LayoutViews

extension NSTextContainer {
  /// The areas that lines go around, which are kept: lines go through them.
  public var exclusionPaths: [BezierPath] {
    get { kept("exclusionPaths") ?? [] }
    set {
      keep(newValue, "exclusionPaths")
      guard !newValue.isEmpty else { return }
      SettingWithoutEffect.record(
        "exclusionPaths",
        of: "NSTextContainer",
        "lines are as wide as the container"
      )
    }
  }

  /// Whether the container is as wide as its text view, as that of each text view is.
  public var widthTracksTextView: Bool {
    get { kept("widthTracksTextView") ?? true }
    set { keep(newValue, "widthTracksTextView") }
  }

  /// Whether the container is as high as its text view, which none is here.
  public var heightTracksTextView: Bool {
    get { kept("heightTracksTextView") ?? false }
    set { keep(newValue, "heightTracksTextView") }
  }
}
