package import Foundation
import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) package import LayoutViews

/// An alert or an action sheet over the whole screen: the view that dims it, and that of the boxes over it, which is
/// the view of a controller.
///
/// The box of an alert comes at 1.2 times its size and fades in while the screen is dimmed; it fades out as it is
/// (``AlertMetrics``). An action sheet comes from below. While it moves its buttons take no touches, as in UIKit's
/// animations by set otherwise; while it comes no other view does, and while it goes all of them do.
package final class AlertView: View, TintDimmingView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  /// The texts, fields and buttons.
  var content: AlertContent { didSet { build() } }
  /// Whether it shows its buttons alone, in a card that has its size.
  var isInPopover = false
  /// Whether it comes in time, rather than at once.
  var isAnimated = true
  /// Whether it fades out in place of one that has gone.
  var isAfterimage = false

  /// The view around all boxes.
  let boxesView = View()
  private let dimming = View()
  private var boxes: [AlertBox] = []
  /// The card with the words, or `nil` before there is one.
  package var card: View? { boxes.first }
  private var metrics = AlertMetrics.classic
  private let choose: (AlertAction) -> Void
  private weak var interaction: Interaction?
  /// The moment when it began to come, or to go.
  private var beginning: Instant?
  /// The part of it that showed when it began to go; nil before.
  private var opacityAtClosing: CGFloat?
  private var link: DisplayLink?

  /// Creates an alert that calls `choose` with the action of a button that is tapped.
  init(_ content: AlertContent, choose: @escaping (AlertAction) -> Void) {
    self.content = content
    self.choose = choose
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityIdentifier = "alert"
    dimming.accessibilityIdentifier = "alert-dimming"
    boxesView.accessibilityIdentifier = "alert-view"
    addSubview(dimming)
    addSubview(boxesView)
  }

  /// Creates an alert over everything in a window, with one button that calls `close`.
  package convenience init(
    title: String,
    message: String,
    button: String,
    over window: Window,
    close: @escaping () -> Void
  ) {
    let action = AlertAction(title: button, style: .default)
    self.init(AlertContent(title: title, message: message, actions: [action])) { _ in close() }
    frame = window.bounds
    window.addSubview(self)
  }

  package required init?(coder: NSCoder) { nil }

  /// The buttons from the top, or from the left.
  package var buttons: [(title: String, view: View)] {
    boxes.flatMap(\.buttons).map { ($0.action.title ?? "", $0) }
  }

  // MARK: Building

  /// Makes all views in the design of the window.
  private func build() {
    guard let environment = window?.environment else { return }
    metrics = AlertMetrics(environment, isSheet: content.isSheet, isPopover: isInPopover)
    for box in boxes { box.removeKeepingKeyboard() }
    if isInPopover { dimming.removeFromSuperview() }
    let groups = content.actionGroups(apart: metrics.hasOwnCancel || isInPopover)
    boxes = (isInPopover ? Array(groups.prefix(1)) : groups).enumerated().map { index, actions in
      let metrics = index == 0 ? self.metrics : self.metrics.ofCancel
      return AlertBox(
        texts: index == 0 ? [title, message] : [],
        fields: index == 0 ? content.fields : [],
        buttons: actions.map { button($0, metrics) },
        metrics
      )
    }
    for (index, box) in boxes.enumerated() {
      box.accessibilityIdentifier = index == 0 ? "alert-box" : "alert-cancel-box"
      boxesView.addSubview(box)
    }
    for action in content.actions { action.onChange = { [weak self] in self?.setNeedsLayout() } }
    for (index, button) in boxes.flatMap(\.buttons).enumerated() {
      button.accessibilityIdentifier = index == 0 ? "alert-button" : "alert-button-\(index + 1)"
    }
    setNeedsLayout()
  }

  private var title: Label {
    let isAlone = metrics.isAligned && content.message?.isEmpty ?? true
    let font = FontObject.systemFont(
      ofSize: metrics.titleSize,
      weight: isAlone ? .regular : .semibold
    )
    return label(content.title, font, "alert-title")
  }

  private var message: Label {
    label(content.message, .systemFont(ofSize: metrics.messageSize), "alert-message")
  }

  private func label(_ text: String?, _ font: FontObject, _ name: String) -> Label {
    let label = Label()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    label.textAlignment = metrics.isAligned ? .natural : .center
    label.accessibilityIdentifier = name
    return label
  }

  private func button(_ action: AlertAction, _ metrics: AlertMetrics) -> AlertButton {
    AlertButton(
      action,
      isPreferred: metrics.isAligned ? action === content.preferred : content.emphasizes(action),
      metrics,
      choose: choose
    )
  }

  // MARK: Coming and going

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, opacityAtClosing == nil else { return }
    build()
    placeBoxes()
    interaction = window.interaction
    beginning = window.interaction.clock.now
    window.dimTints()
    move()
  }

  /// Whether the tints below are gray, which have their colors again as soon as it goes.
  package var dimsTints: Bool { opacityAtClosing == nil && !isAfterimage }

  /// Fades out and leaves the window.
  package func leave() {
    guard opacityAtClosing == nil, window != nil else { return }
    opacityAtClosing = dimming.alpha
    isAnimated = true
    beginning = interaction?.clock.now
    isUserInteractionEnabled = false
    window?.dimTints()
    move()
  }

  private func move() {
    link?.invalidate()
    link = interaction?.makeDisplayLink { [weak self] in self?.show() }
    show()
  }

  /// Shows how far it has come by now.
  private func show() {
    guard let interaction else { return }
    let now = interaction.clock.now
    let elapsed =
      isAnimated && !isInPopover ? (beginning ?? now).duration(to: now) : AlertMetrics.duration
    let progress = AlertMetrics.progress(after: elapsed)
    let isRising = metrics.hasOwnCancel
    let opacity = opacityAtClosing.map { $0 * (1 - progress) } ?? progress
    for box in boxes {
      if isRising {
        box.transform = CGAffineTransform(translationX: 0, y: (1 - opacity) * bounds.height)
      } else {
        box.alpha = opacity
        let scale = AlertMetrics.arrivingScale + (1 - AlertMetrics.arrivingScale) * progress
        if opacityAtClosing == nil { box.transform = CGAffineTransform(scaleX: scale, y: scale) }
      }
      box.isUserInteractionEnabled = elapsed >= AlertMetrics.duration
    }
    dimming.alpha = opacity
    guard elapsed >= AlertMetrics.duration else { return }
    link?.invalidate()
    link = nil
    if opacityAtClosing != nil { removeFromSuperview() }
  }

  /// Chooses the button that cancels when a finger is lifted beside an action sheet that is there.
  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard content.isSheet, !isInPopover, link == nil, opacityAtClosing == nil,
      let cancelling = content.cancelling, let touch = touches.first,
      touch.view?.isDescendant(of: boxesView) != true,
      !boxesView.frame.contains(touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    choose(cancelling)
  }

  // MARK: Layout

  /// The size of the buttons in a popover.
  var sizeInPopover: CGSize {
    boxes.first?.arrange(in: metrics.width ?? 0, scale: max(1, traitCollection.displayScale))
      ?? .zero
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeBoxes()
  }

  /// Places the boxes: of an alert in the middle, of the safe area from iOS 26 on, of an action sheet at the lower end.
  private func placeBoxes() {
    let traits = traitCollection
    let scale = max(1, traits.displayScale)
    dimming.frame = CGRect(origin: .zero, size: bounds.size)
    dimming.backgroundColor = AlertMetrics.dimming(traits.userInterfaceStyle)
    let width = metrics.width ?? min(bounds.width, bounds.height) - 2 * AlertMetrics.sheetMargin
    for box in boxes { box.showColors(traits) }
    let sizes = boxes.map { $0.arrange(in: width, scale: scale) }
    let gaps = CGFloat(max(0, boxes.count - 1)) * AlertMetrics.sheetMargin
    let size = CGSize(width: width, height: sizes.reduce(gaps) { $0 + $1.height })
    boxesView.frame = CGRect(origin: origin(ofBoxes: size, scale: scale), size: size)
    var top: CGFloat = 0
    for (box, size) in zip(boxes, sizes) {
      // Its frame is another one while it is scaled.
      box.bounds = CGRect(origin: .zero, size: size)
      box.center = CGPoint(x: size.width / 2, y: top + size.height / 2)
      top += size.height + AlertMetrics.sheetMargin
    }
  }

  /// The edge of the keyboard, above which an alert is in the middle; the bottom without one.
  private var keyboardTop: CGFloat {
    keyboardLayoutGuide.usesBottomSafeArea = false
    return keyboardLayoutGuide.layoutFrame.minY
  }

  /// Returns where the boxes begin.
  private func origin(ofBoxes size: CGSize, scale: CGFloat) -> CGPoint {
    if isInPopover { return .zero }
    let room = metrics.isInSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let left = pixelAligned(room.midX - size.width / 2, scale: scale)
    guard metrics.hasOwnCancel else {
      let middle = (room.minY + min(room.maxY, keyboardTop)) / 2
      return CGPoint(x: left, y: pixelAligned(middle - size.height / 2, scale: scale))
    }
    let margin = safeAreaInsets.bottom > 0 ? safeAreaInsets.bottom : AlertMetrics.sheetMargin
    return CGPoint(x: left, y: bounds.height - margin - size.height)
  }
}

extension AlertContent {
  /// Returns the buttons of each box: the one that cancels by itself, if it has a box of its own.
  fileprivate func actionGroups(apart: Bool) -> [[AlertAction]] {
    let ordered = orderedActions
    guard apart else { return [ordered] }
    let groups = [ordered.filter { $0.style != .cancel }, ordered.filter { $0.style == .cancel }]
    return groups.filter { !$0.isEmpty }
  }
}
