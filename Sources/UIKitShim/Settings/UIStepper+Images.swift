public import LayoutControls
public import LayoutViews

// The pictures of steppers and bars of progress, which are kept and not drawn.

extension Stepper {
  /// Keeps the picture of the button that takes away.
  public final func setDecrementImage(_ image: Image?, for state: Control.State) {
    keep(image, "setDecrementImage \(state.rawValue)")
    if image != nil { tellNoEffect(of: "setDecrementImage") }
  }
  /// Returns the picture of the button that takes away.
  public final func decrementImage(for state: Control.State) -> Image? {
    kept("setDecrementImage \(state.rawValue)")
  }
  /// Keeps the picture of the button that adds.
  public final func setIncrementImage(_ image: Image?, for state: Control.State) {
    keep(image, "setIncrementImage \(state.rawValue)")
    if image != nil { tellNoEffect(of: "setIncrementImage") }
  }
  /// Returns the picture of the button that adds.
  public final func incrementImage(for state: Control.State) -> Image? {
    kept("setIncrementImage \(state.rawValue)")
  }
  /// Keeps a picture behind the buttons.
  public final func setBackgroundImage(_ image: Image?, for state: Control.State) {
    if let image, image.size != .zero { tellNoEffect(of: "setBackgroundImage") }
  }
  /// Keeps a picture between the buttons.
  public final func setDividerImage(
    _ image: Image?,
    forLeftSegmentState leftState: Control.State,
    rightSegmentState rightState: Control.State
  ) {
    if let image, image.size != .zero { tellNoEffect(of: "setDividerImage") }
  }
}

extension ProgressView {
  /// The picture of what is done.
  public final var progressImage: Image? {
    get { kept("progressImage") }
    set { keep(newValue, "progressImage", isSeen: newValue != nil) }
  }
  /// The picture of what is left.
  public final var trackImage: Image? {
    get { kept("trackImage") }
    set { keep(newValue, "trackImage", isSeen: newValue != nil) }
  }
}

extension Slider {
  /// Returns the picture of the knob in a state.
  public final func thumbImage(for state: Control.State) -> Image? {
    kept("thumbImage \(state.rawValue)")
  }
  /// Returns the picture of the line before the knob in a state.
  public final func minimumTrackImage(for state: Control.State) -> Image? {
    kept("minimumTrackImage \(state.rawValue)")
  }
  /// Returns the picture of the line behind the knob in a state.
  public final func maximumTrackImage(for state: Control.State) -> Image? {
    kept("maximumTrackImage \(state.rawValue)")
  }
}
