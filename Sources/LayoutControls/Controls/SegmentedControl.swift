public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A row of titles or pictures of which one is selected: UIKit's `UISegmentedControl`.
///
/// 32 high, of which constraints see 31; all segments are as wide as the widest content asks for (frames
/// that Interface Builder saved: "First" and "Second" are 131 wide). In iOS 26 it is a capsule without lines.
open class SegmentedControl: Control {
  /// The value of `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  /// The selected segment, or `noSegment` for none.
  open var selectedSegmentIndex = noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      if selectedSegmentIndex != oldValue { setNeedsLayout() }
    }
  }
  /// The color behind the chosen segment, or `nil` for the system's.
  open var selectedSegmentTintColor: ColorObject?
  /// Whether a chosen segment springs back.
  open var isMomentary = false
  /// The segment that a finger is on, or `nil` for none.
  private var pressedSegment: Int? { didSet { if pressedSegment != oldValue { setNeedsLayout() } } }

  private struct Segment {
    let label = Label()
    /// The picture in the place of the title, or `nil` for a title.
    var picture: ImageView?
    var isEnabled = true
    /// The closure that runs when a finger selects the segment, or `nil` for none.
    var action: Action?

    var width: CGFloat { picture?.image?.size.width ?? label.sizeThatFits(.zero).width }
  }

  private var segments: [Segment] = []

  /// Creates a control with a segment for each title or picture, of which none is chosen.
  ///
  /// - Parameter items: The titles and pictures, from the leading edge; anything else is an empty segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      let end = segments.count
      if let image = item as? Image {
        insertSegment(with: image, at: end, animated: false)
      } else {
        insertSegment(withTitle: item as? String, at: end, animated: false)
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control without segments.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a control without segments; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(SystemViews) public override var role: String? { "segmented-control" }

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment, or `nil` if there is none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets the title of an existing segment, which has no picture then.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    if title != nil { showPicture(nil, inSegment: segment) }
    segmentsDidChange()
  }

  /// Returns the picture of a segment, or `nil` if there is none.
  open func imageForSegment(at segment: Int) -> Image? {
    segments.indices.contains(segment) ? segments[segment].picture?.image : nil
  }

  /// Sets the picture of an existing segment, which has no title then.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    if image != nil { segments[segment].label.text = nil }
    showPicture(image, inSegment: segment)
    segmentsDidChange()
  }

  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets whether an existing segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    setNeedsLayout()
  }

  /// Inserts a segment with a title, at once, with its index limited to those that exist.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insertSegment(titled: title, at: segment)
  }

  /// Inserts a segment with a picture, at once, with its index limited to those that exist.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    showPicture(image, inSegment: insertSegment(titled: nil, at: segment))
    segmentsDidChange()
  }

  @discardableResult
  private func insertSegment(titled title: String?, at segment: Int) -> Int {
    let index = min(max(segment, 0), segments.count)
    let new = Segment()
    new.label.text = title
    new.label.textAlignment = .center
    new.label.font = .systemFont(ofSize: ControlMetrics.segmentFontSize)
    segments.insert(new, at: index)
    addSubview(new.label)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
    return index
  }

  private func showPicture(_ image: Image?, inSegment index: Int) {
    segments[index].picture?.removeFromSuperview()
    segments[index].picture = image.map { image in
      let picture = ImageView(image: image)
      picture.contentMode = .center
      addSubview(picture)
      return picture
    }
  }

  /// Removes a segment, at once, with its selection.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let chosen = selectedSegmentIndex
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture?.removeFromSuperview()
    selectedSegmentIndex =
      chosen == segment ? Self.noSegment : chosen > segment ? chosen - 1 : chosen
    segmentsDidChange()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size: all segments as wide as the widest content, and 31 high.
  open override var intrinsicContentSize: CGSize {
    let height = ControlMetrics.segmentsHeight - 1
    guard !segments.isEmpty else { return CGSize(width: 0, height: height) }
    let widest = segments.map(\.width).max() ?? 0
    let count = CGFloat(segments.count)
    let width = widest.rounded(.up) + ControlMetrics.segmentPadding
    return CGSize(
      width: count * width + (count - 1) * ControlMetrics.segmentLine.width,
      height: height
    )
  }

  /// A point below that constraints do not see.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: ControlMetrics.segmentsHeight)
  }

  /// Takes over the font that titles have in the design of the window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// Puts each title or picture into the middle of its segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let label = segment.label
      label.font = .systemFont(
        ofSize: ControlMetrics.segmentFontSize,
        weight: !isChosen ? .regular : isGlass ? .medium : .semibold
      )
      let color: SystemColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
      let isPressed = index == pressedSegment && !isChosen
      label.textColor = color.object.faded(by: isPressed ? TouchMetrics.pressedOpacity : 1)
      label.frame = frame(ofSegment: index)
      segment.picture?.tintColor = label.textColor
      segment.picture?.frame = label.frame
    }
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    pressedSegment = isEnabled ? segment(under: touches) : nil
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    guard isHighlighted else { return }
    pressedSegment = segment(under: touches)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    if isEnabled, let segment = segment(under: touches), segment != selectedSegmentIndex {
      selectedSegmentIndex = segment
      if let action = segments[segment].action { sendAction(action) }
      send(.valueChanged, for: event)
      if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
    pressedSegment = nil
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: LayoutViews.Event?) {
    pressedSegment = nil
    super.touchesCancelled(touches, with: event)
  }

  /// Returns the segment that a finger is on and that can be chosen, or `nil` for none.
  private func segment(under touches: Set<Touch>) -> Int? {
    guard let point = touches.earliest?.location(in: self), bounds.contains(point) else {
      return nil
    }
    return segments.indices.first { segments[$0].isEnabled && frame(ofSegment: $0).contains(point) }
  }

  /// The ground, the lines between unselected segments, and the background of the selected one.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let whole = CGRect(origin: .zero, size: bounds.size)
    let ground = ScreenElement.fill(
      isGlass ? .pill(whole) : .rectangle(whole, cornerRadius: ControlMetrics.segmentsRadius),
      SystemColor.tertiarySystemFill.dynamicColor
    )
    return [ground] + (isGlass ? [] : lines) + chosenGround
  }
}

extension SegmentedControl {
  /// Creates a control with a segment for each action, of which none is chosen.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - actions: The actions, from the leading edge.
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { self.frame.size = sizeThatFits(.zero) }
  }

  /// Inserts a segment with the title or picture of an action, which a finger that selects it runs.
  public final func insertSegment(action: Action, at segment: Int, animated: Bool) {
    let index = insertSegment(titled: nil, at: segment)
    setAction(action, forSegmentAt: index)
  }

  /// Gives an existing segment an action, with its title or picture.
  public final func setAction(_ action: Action, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].action = action
    if let image = action.image {
      setImage(image, forSegmentAt: segment)
    } else {
      setTitle(action.title, forSegmentAt: segment)
    }
  }

  /// Returns the action of a segment, or `nil` for none.
  public final func actionForSegment(at segment: Int) -> Action? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }

  /// Returns the segment with an action of a name, or ``noSegment``.
  public final func segmentIndex(identifiedBy actionIdentifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }
}

extension SegmentedControl: ValueView {
  package var drawnValue: String? { titleForSegment(at: selectedSegmentIndex) ?? "none" }

  private func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / CGFloat(segments.count)
    return mirrored(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
  }

  private var lines: [ScreenElement] {
    let line = ControlMetrics.segmentLine
    let color = SystemColor.systemGray.dynamicColor.faded(by: 0.3)
    return segments.indices.dropFirst().compactMap { index in
      guard ![index - 1, index].contains(selectedSegmentIndex) else { return nil }
      let segment = frame(ofSegment: index)
      let x = isMirrored ? segment.maxX : segment.minX
      let rect = CGRect(
        x: x - line.width / 2,
        y: (bounds.height - line.height) / 2,
        width: line.width,
        height: line.height
      )
      return .fill(.rectangle(rect), color)
    }
  }

  private var chosenGround: [ScreenElement] {
    guard segments.indices.contains(selectedSegmentIndex) else { return [] }
    let (inset, classicRadius) = ControlMetrics.segmentInset
    let rect = frame(ofSegment: selectedSegmentIndex).insetToMiddle(dx: inset, dy: inset)
    let radius = isGlass ? min(rect.width, rect.height) / 2 : classicRadius
    let classic = Color(light: .white, dark: SystemColor.systemGray2.color(in: .dark))
    let standard = isGlass ? GlassControlMetrics.segment : classic
    let opacity = isEnabled ? 1 : ControlMetrics.disabledOpacity
    let color = (selectedSegmentTintColor?.value ?? standard).faded(by: opacity)
    let shadow = isEnabled ? KnobShadow.segment.shapes(behind: rect, cornerRadius: radius) : []
    return shadow + [.fill(.rectangle(rect, cornerRadius: radius), color)]
  }
}
