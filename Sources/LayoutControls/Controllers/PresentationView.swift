package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews

/// The view over a window while a controller is shown over others: the view of the controller, and for a
/// card the shade behind it.
///
/// On phones the view behind a card as high as there is room is drawn smaller, over black, until iOS 18.
package final class PresentationView: View, TintDimmingView {
  /// A height of a card on phones: UIKit's `UISheetPresentationController.Detent`.
  package enum Detent: Sendable, Hashable {
    /// As high as there is room.
    case large
    /// About half of that.
    case medium
  }

  /// The content that is shown: a controller, or a view without one.
  private enum Presented {
    case controller(ViewController)
    case view(View, ModalPresentationStyle, Detent)
  }

  private let presented: Presented
  /// The view that a popover's arrow points at, or `nil` for the end of the bar.
  package weak var sourceView: View? { didSet { setNeedsLayout() } }
  private let ground = DecorationView()
  private let shade = DecorationView()
  private let arrow = PopoverArrow()
  private let card = View()
  /// The distance by which a finger pulled the card, in points, down if positive.
  package var pulled: CGFloat = 0 { didSet { if pulled != oldValue { setNeedsLayout() } } }
  private var grabber: Grabber?
  /// Whether it is about to be taken away.
  private(set) var isLeaving = false

  convenience init(_ presented: ViewController, in window: Window) {
    self.init(.controller(presented), in: window)
  }

  /// Creates the view over a window for a view in a style.
  package convenience init(
    _ view: View,
    style: ModalPresentationStyle,
    detent: Detent,
    in window: Window
  ) {
    self.init(.view(view, style, detent), in: window)
  }

  private init(_ presented: Presented, in window: Window) {
    self.presented = presented
    super.init(frame: CGRect(origin: .zero, size: window.bounds.size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.backgroundColor = .black
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.frame = bounds
    card.clipsToBounds = true
    raise(coversScreen(on: window.traitCollection) ? .unspecified : .elevated)
    addSubview(shade)
    addSubview(arrow)
    addSubview(card)
    if let shownView { card.addSubview(shownView) }
    shownController?.sheet.onChange = { [weak self] in self?.setNeedsLayout() }
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "presentation" }

  private var shownView: View? {
    switch presented {
    case .controller(let controller): controller.shownView
    case .view(let view, _, _): view
    }
  }

  private var style: ModalPresentationStyle {
    switch presented {
    case .controller(let controller): controller.modalPresentationStyle
    case .view(_, let style, _): style
    }
  }

  /// Whether it is a popover with an arrow, which phones and narrow windows show as a card unless its delegate says no.
  var isPopover: Bool {
    guard style == .popover else { return false }
    if traitCollection.horizontalSizeClass == .regular { return true }
    guard case .controller(let controller) = presented else { return false }
    return controller.isActionSheet || controller.ownPopover?.staysWithLittleRoom == true
  }

  /// The object that says what a popover is about, or `nil` for none.
  var popover: PopoverPresentationController? {
    if case .controller(let controller) = presented { controller.ownPopover } else { nil }
  }

  /// The height of the card that the scene asks for, or `nil` for a controller, which says it itself.
  var sceneDetent: Detent? { if case .view(_, _, let detent) = presented { detent } else { nil } }

  /// The controller that is shown, or `nil` for a view without one.
  package var shownController: ViewController? {
    if case .controller(let controller) = presented { controller } else { nil }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeViews()
  }

  /// Places the screen before it is notified that it appears, so that it finds its geometry.
  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { placeViews() }
  }

  private func placeViews() {
    guard let view = shownView else { return }
    let sheet = sheetFrame
    raise(sheet == nil ? .unspecified : .elevated)
    shade.isHidden = sheet == nil || isPopover || isUndimmed
    (superview as? Window)?.dimTints()
    let isDark = traitCollection.userInterfaceStyle == .dark
    shade.backgroundColor = ColorObject.black.faded(
      by: isGlass && isDark ? Self.darkShadeOpacity : Self.shadeOpacity
    )
    pushBack(behind: sheet)
    placeArrow(above: sheet, in: view)
    // The lower corners of a card that ends at the screen are below it.
    var frame = sheet.map(pulledFrame) ?? CGRect(origin: .zero, size: bounds.size)
    let content = CGRect(origin: .zero, size: frame.size)
    let radius = cardRadius
    if sheet != nil, frame.maxY >= bounds.height { frame.size.height += radius }
    card.layer.cornerRadius = sheet == nil ? 0 : radius
    card.layer.lowerCornerRadius = nil
    // The buttons of an action sheet bring theirs.
    let hasFill = sheet != nil && (isPopover ? shownController?.isActionSheet != true : isGlass)
    card.backgroundColor = hasFill ? CardFill.color(behind: view, isFloating: isFloating) : nil
    card.frame = frame
    if sheet != nil, isFloating { float() }
    placeGrabber(isShown: sheet != nil && hasGrabber)
    view.frame = content
    var insets = safeAreaInsets
    if let sheet {
      insets.top = 0
      if sheet.maxY < bounds.height { insets.bottom = 0 }
      if sheet.width < bounds.width { (insets.left, insets.right) = (0, 0) }
    }
    view.containedSafeAreaInsets = insets
    let margin = screenMargin(forWidth: content.width)
    view.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: margin, trailing: margin)
  }

  /// Whether a card is apart from all edges of the screen, as one of about half the height in iOS 26.
  private var isFloating: Bool {
    isGlass && isPartial && traitCollection.horizontalSizeClass == .compact
  }

  /// Gives a card that floats its corners, which follow those of the screen below, and a grabber.
  private func float() {
    let corner = window?.environment.device.cornerRadius ?? 0
    card.layer.cornerRadius = preferredRadius ?? Self.floatingRadius
    card.layer.lowerCornerRadius =
      preferredRadius ?? max(Self.floatingRadius, corner - Self.floatingGap)
  }

  private func placeGrabber(isShown: Bool) {
    guard isShown else { return grabber?.removeFromSuperview() ?? () }
    let grabber = grabber ?? Grabber()
    self.grabber = grabber
    if grabber.superview !== card { card.addSubview(grabber) }
    card.bringSubviewToFront(grabber)
    let size = Grabber.size
    grabber.frame = CGRect(
      x: (card.bounds.width - size.width) / 2,
      y: Grabber.top,
      width: size.width,
      height: size.height
    )
  }

  /// Leaves touches beside the card to what is below, where that stays bright.
  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    isUndimmed ? card.frame.contains(point) : super.point(inside: point, with: event)
  }

  /// Takes a popover away when a finger that went down beside it is lifted there.
  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard isPopover, !isLeaving, let controller = shownController, let touch = touches.first,
      touch.view === self, !cardFrame.contains(touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    if controller.readerMayDismiss() {
      controller.dismissForReader()
    } else {
      controller.tellAttemptToDismiss()
    }
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Gives a card the level on which dark backgrounds are lighter.
  private func raise(_ level: UserInterfaceLevel) {
    card.ownInterfaceLevel = level
    arrow.ownInterfaceLevel = level
  }

  /// Makes the screen below small behind a large card of a phone, and large again behind anything else.
  private func pushBack(behind sheet: CGRect?) {
    // A card over a card leaves the screen to the first.
    guard let window = superview as? Window,
      window.subviews.first(where: { $0 is Self }) === self
    else { return }
    let isSmall =
      !isGlass && !isPartial && traitCollection.horizontalSizeClass == .compact
    guard let sheet, isSmall else { return bringBack(in: window) }
    let scale = 1 - Self.shareOfPush
    window.pushedBack = PushedBack(
      origin: CGPoint(x: bounds.width * (1 - scale) / 2, y: sheet.minY - Self.visibleHeight),
      scale: scale,
      cornerRadius: Self.cornerRadius
    )
    ground.frame = bounds
    if ground.superview !== window { window.insertSubview(ground, at: 0) }
  }

  private func bringBack(in window: Window) {
    guard window.pushedBack != nil, ground.superview === window else { return }
    window.pushedBack = nil
    ground.removeFromSuperview()
  }

  /// Gives the screen below its place again, before the view is taken away.
  func willLeave() {
    guard let window = superview as? Window else { return }
    bringBack(in: window)
    isLeaving = true
    window.dimTints()
  }

  /// The radius of the corners of a card that touches an edge of the screen, or is a popover.
  private var cardRadius: CGFloat {
    if let preferredRadius { return preferredRadius }
    guard isGlass else { return Self.cornerRadius }
    if case .controller(let controller) = presented, controller.isActionSheet {
      return Self.glassSheetRadius
    }
    return Self.glassRadius
  }

  /// Places the arrow of a popover at its source, within the straight part of the edge.
  private func placeArrow(above card: CGRect?, in content: View) {
    guard let card, isPopover else {
      arrow.isHidden = true
      return
    }
    let size = Self.arrowSize
    let area = popover?.sourceArea(in: self) ?? sourceView.map { $0.convert($0.bounds, to: self) }
    let source = area?.midX
    arrow.isHidden = false
    arrow.pointsDown = area.map { $0.minY >= card.maxY } ?? false
    let outset = cardRadius + size.width / 2
    let x = source ?? (isMirrored ? card.minX + outset : card.maxX - outset)
    arrow.color =
      CardFill.ground(of: content).backgroundColor?.value
      ?? SystemColor.systemBackground.dynamicColor
    arrow.frame = CGRect(
      x: min(max(x, card.minX + outset), card.maxX - outset) - size.width / 2,
      y: arrow.pointsDown ? card.maxY : card.minY - size.height,
      width: size.width,
      height: size.height
    )
    (arrow.card, arrow.cornerRadius) = (card, cardRadius)
  }

  /// The frame of the card as it is.
  package var cardFrame: CGRect { card.frame }

  /// Whether there is a card.
  var isSheet: Bool { sheetFrame != nil }

  /// The frame of the card, or `nil` for a controller that covers everything, as on phones held sideways.
  var sheetFrame: CGRect? {
    let traits = traitCollection
    guard !coversScreen(on: traits) else { return nil }
    let top = safeAreaInsets.top + gapAbove
    if isPopover { return popoverFrame }
    guard traits.horizontalSizeClass == .regular else {
      return cardFrame(below: top)
    }
    tellWideDetents()
    let size =
      style == .formSheet
      ? Self.formSize : CGSize(width: Self.pageWidth, height: bounds.height - 2 * top)
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height - 2 * top)
    return pixelAligned(
      CGRect(
        x: (bounds.width - width) / 2,
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      ),
      scale: pixelScale
    )
  }

  /// Returns whether a controller covers everything, with the traits of its window.
  private func coversScreen(on traits: TraitCollection) -> Bool {
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .none: true
    case .popover where isPopover: false
    case .automatic, .pageSheet, .formSheet, .popover:
      traits.verticalSizeClass != .regular && !isEdgeAttached
    }
  }

  /// The distance between the safe area and a card: 10 (read off screens, without a source); 20 on phones
  /// with a home button, so that the card begins at 40 (one dump of iOS 14 to 16, unverified); none in iOS 26
  /// (view trees of iOS 27).
  var gapAbove: CGFloat {
    if isGlass { return 0 }
    let hasHomeButton = traitCollection.userInterfaceIdiom == .phone && safeAreaInsets.bottom == 0
    return hasHomeButton ? 20 : 10
  }
  /// The corner radius of a card (read off screens, without a source).
  private static let cornerRadius: CGFloat = 10
  /// The corner radius of a card in iOS 26 (view trees of iOS 27).
  private static let glassRadius: CGFloat = 38
  /// The corner radius of an action sheet in a popover in iOS 26 (view trees of iOS 27; about 26 in iOS 26.1).
  private static let glassSheetRadius: CGFloat = 34
  /// The distance of a card of about half the height from the edges in iOS 26 (a view tree of iOS 27).
  static let floatingGap: CGFloat = 8
  /// The radius of the upper corners of such a card; the lower ones are as far from the screen's as the card (a view
  /// tree of iOS 27).
  private static let floatingRadius: CGFloat = 37
  /// The size of a popover's arrow (a view tree of iOS 27).
  static let arrowSize = CGSize(width: 28, height: 13)
  /// The share by which the view behind a card is smaller (Flutter's "sheet.dart": measured on an iPhone 16 Pro with
  /// iOS 18.0).
  private static let shareOfPush: CGFloat = 0.0835
  /// The height of the view behind a card that shows above it (Flutter: 1 % of the height, by eye).
  private static let visibleHeight: CGFloat = 10
  /// The opacity of the shade in dark appearance in iOS 26 (pictures of iOS 27).
  private static let darkShadeOpacity = 0.48
  /// The opacity of the shade behind a card (read off screens, without a source).
  private static let shadeOpacity = 0.2
  /// A form sheet on tablets: 540 × 620, as `UIModalPresentationFormSheet` was from the first iPad on.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet on tablets (read off screens, without a source).
  private static let pageWidth: CGFloat = 704
}
