public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutTables
public import LayoutViews

// What controls keep and do not draw; where UIKit would show it, a finding says so.

extension Switch {
  /// The title of a check box, which is kept and not drawn.
  public final var title: String? {
    get { kept("title") }
    set { keep(newValue, "title") }
  }

  /// The style, which is the sliding one here.
  public final var preferredStyle: Style {
    get { kept("preferredStyle") ?? .automatic }
    set { keep(newValue, "preferredStyle") }
  }

  /// A picture that iOS 7 and later do not show.
  public final var onImage: Image? {
    get { kept("onImage") }
    set { keep(newValue, "onImage") }
  }

  /// A picture that iOS 7 and later do not show.
  public final var offImage: Image? {
    get { kept("offImage") }
    set { keep(newValue, "offImage") }
  }

  /// `UIKit.UISwitch.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// A check box.
    case checkbox = 1
    /// A knob that slides.
    case sliding = 2
  }
}

extension ProgressView {
  /// Creates a bar in a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The work whose progress the bar shows: as it is when it is set, with a finding, since nothing here says more.
  public final var observedProgress: Progress? {
    get { kept("observedProgress") }
    set {
      keep(newValue, "observedProgress", isSeen: newValue != nil)
      if let newValue { progress = Float(newValue.fractionCompleted) }
    }
  }

  /// The style; that of bars is drawn as the other one.
  public final var progressViewStyle: Style {
    get { kept("progressViewStyle") ?? .default }
    set { keep(newValue, "progressViewStyle", isSeen: newValue == .bar) }
  }

  /// `UIKit.UIProgressView.Style`.
  public enum Style: Int, Sendable, Hashable {
    /// For anywhere.
    case `default` = 0
    /// For bars.
    case bar = 1
  }
}

extension Stepper {
  /// Whether a long press counts on, which it does not here.
  public final var autorepeat: Bool {
    get { kept("autorepeat") ?? true }
    set { keep(newValue, "autorepeat") }
  }

  /// Whether a long press reports each value.
  public final var isContinuous: Bool {
    get { kept("isContinuous") ?? true }
    set { keep(newValue, "isContinuous") }
  }
}

extension Slider {
  /// The picture at the beginning, which is kept and not drawn.
  public final var minimumValueImage: Image? {
    get { kept("minimumValueImage") }
    set { keep(newValue, "minimumValueImage", isSeen: newValue != nil) }
  }

  /// The picture at the end, which is kept and not drawn.
  public final var maximumValueImage: Image? {
    get { kept("maximumValueImage") }
    set { keep(newValue, "maximumValueImage", isSeen: newValue != nil) }
  }

  /// Keeps a picture of the knob, which is not drawn.
  ///
  /// - Parameters:
  ///   - image: The picture, or `nil` for none.
  ///   - state: The state that it is for.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public final func setThumbImage(
    _ image: Image?,
    for state: Control.State,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    keep(image, "thumbImage \(state.rawValue)")
    let mark = SourceMark(file: fileID, line: line)
    if image != nil { tellNoEffect(of: "setThumbImage", at: mark) }
  }
  /// Keeps a picture of the line before the knob, which is not drawn.
  ///
  /// - Parameters:
  ///   - image: The picture, or `nil` for none.
  ///   - state: The state that it is for.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public final func setMinimumTrackImage(
    _ image: Image?,
    for state: Control.State,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    keep(image, "minimumTrackImage \(state.rawValue)")
    let mark = SourceMark(file: fileID, line: line)
    if image != nil { tellNoEffect(of: "setMinimumTrackImage", at: mark) }
  }
  /// Keeps a picture of the line behind the knob, which is not drawn.
  ///
  /// - Parameters:
  ///   - image: The picture, or `nil` for none.
  ///   - state: The state that it is for.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  public final func setMaximumTrackImage(
    _ image: Image?,
    for state: Control.State,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    keep(image, "maximumTrackImage \(state.rawValue)")
    let mark = SourceMark(file: fileID, line: line)
    if image != nil { tellNoEffect(of: "setMaximumTrackImage", at: mark) }
  }
}

extension SegmentedControl {
  /// Keeps the width of a segment, 0 for that of the content; all segments are of one width here.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    keep(width, "width \(segment)")
    if width != 0 { tellNoEffect(of: "setWidth") }
  }
  /// Returns the width that a segment was given, or 0 for that of the content.
  public final func widthForSegment(at segment: Int) -> CGFloat { kept("width \(segment)") ?? 0 }

  /// Whether each segment is as wide as its content asks for, while all are of one width here.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { kept("apportionsSegmentWidthsByContent") ?? false }
    set { keep(newValue, "apportionsSegmentWidthsByContent", isSeen: newValue) }
  }

  /// Keeps the way by which the content of a segment is off its middle, where it is here.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    keep(offset, "contentOffset \(segment)")
    if offset != .zero { tellNoEffect(of: "setContentOffset") }
  }
  /// Returns the way by which the content of a segment was to be off its middle.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    kept("contentOffset \(segment)") ?? .zero
  }

  /// Keeps attributes of titles, which are not drawn.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: Control.State
  ) {
    keep(attributes, "titleTextAttributes \(state.rawValue)")
    if attributes?.isEmpty == false { tellNoEffect(of: "setTitleTextAttributes") }
  }
  /// Returns attributes of titles.
  public final func titleTextAttributes(
    for state: Control.State
  ) -> [NSAttributedString.Key: Any]? { kept("titleTextAttributes \(state.rawValue)") }
  /// Keeps a picture behind segments, which is not drawn.
  public final func setBackgroundImage(
    _ backgroundImage: Image?,
    for state: Control.State,
    barMetrics: UIBarMetrics
  ) {
    if let backgroundImage, backgroundImage.size != .zero {
      tellNoEffect(of: "setBackgroundImage")
    }
  }
  /// Keeps a picture between segments, which is not drawn.
  public final func setDividerImage(
    _ dividerImage: Image?,
    forLeftSegmentState leftState: Control.State,
    rightSegmentState rightState: Control.State,
    barMetrics: UIBarMetrics
  ) {
    if let dividerImage, dividerImage.size != .zero { tellNoEffect(of: "setDividerImage") }
  }
}

extension PageControl {
  /// The ground behind the dots, which shows while a finger is on them.
  public final var backgroundStyle: BackgroundStyle {
    get { kept("backgroundStyle") ?? .automatic }
    set { keep(newValue, "backgroundStyle") }
  }

  /// Whether a finger goes through pages without lifting.
  public final var allowsContinuousInteraction: Bool {
    get { kept("allowsContinuousInteraction") ?? true }
    set { keep(newValue, "allowsContinuousInteraction") }
  }

  /// The picture of a dot, which is kept and not drawn.
  public final var preferredIndicatorImage: Image? {
    get { kept("preferredIndicatorImage") }
    set { keep(newValue, "preferredIndicatorImage", isSeen: newValue != nil) }
  }

  /// Does nothing but for the finding that pictures of dots are not drawn.
  public final func setIndicatorImage(_ image: Image?, forPage page: Int) {
    if image != nil { tellNoEffect(of: "setIndicatorImage(_:forPage:)") }
  }

  /// Whether a tap changes the dots only when code says so.
  public final var defersCurrentPageDisplay: Bool {
    get { kept("defersCurrentPageDisplay") ?? false }
    set { keep(newValue, "defersCurrentPageDisplay", isSeen: newValue) }
  }

  /// `UIKit.UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Int, Sendable, Hashable {
    /// As the system has it.
    case automatic = 0
    /// A ground.
    case prominent = 1
    /// None.
    case minimal = 2
  }
}
