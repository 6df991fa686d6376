package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The keyboard over the bottom of a screen, which takes the touches on it.
///
/// Its guide follows it as it comes and goes. The insets of the screen's table have their new values at once when
/// it comes, and go with it.
package final class KeyboardView: View {
  /// The progress of the keyboard: 0 below the screen, 1 in its place.
  package var progress: CGFloat = 0 {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  /// Whether the keyboard is on the screen, or on its way there.
  package private(set) var isShown = false
  /// The keys that show.
  package private(set) var page = KeyboardPage.letters(isCapital: false)
  /// The label of the return key.
  private var returnKeyTitle = "return"
  /// Whether a finger holds the keyboard on its way out.
  private(set) var isHeld = false
  /// Whether it fades in its place instead of sliding.
  private var isFading = false
  /// The notifications at the end of the way, or `nil` for none.
  var arrival: Arrival?
  /// The frame in its place of which those who are notified know, or `nil` for none.
  var announcedFrame: CGRect?
  /// The scroll view whose insets make room for the keyboard.
  private(set) weak var follower: ScrollView?
  /// The room in the scroll view in which the field was scrolled into view, or `nil` for none.
  var roomAroundField: ScrollRoom?
  /// The parts that come up.
  private(set) var panels = KeyboardPanels.none

  /// The view whose search bar is above the keyboard.
  weak var searchContainer: View?

  /// The duration of its way (reported by notifications of UIKit; the curve is private).
  package static let duration = Duration.milliseconds(250)

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    // A screen that turns lays it out anew.
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    accessibilityIdentifier = "keyboard"
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "keyboard" }

  func come(for user: any KeyboardUser, with panels: KeyboardPanels, over window: Window) {
    returnKeyTitle = user.returnKeyTitle
    let former = frame(at: 1, in: window)
    take(panels)
    if case .letters = page {} else { page = .letters(isCapital: false) }
    showLetters(for: user)
    if superview !== window {
      window.addSubview(self)
    } else if window.isInFront(user, of: self) {
      window.bringSubviewToFront(self)
    }
    placeAccessorySafeArea()
    // One that gets another height is shown again, as far as those who are notified know.
    let next = frame(at: 1, in: window)
    let isSame = isShown && former == next
    let start = isShown ? former : frame(at: progress, in: window)
    isShown = true
    let responder = user.responder
    let identifier = (responder as? View)?.accessibilityIdentifier
    let name = identifier ?? String(describing: type(of: responder))
    let height = heights(in: window).whole
    window.host?.record(.lifecycle, "the keyboard comes, \(decimalText(height)) high, for \(name)")
    notify(isSame ? ["ChangeFrame"] : ["ChangeFrame", "Show"], from: start, to: next)
    follower = window.firstFollowerOfKeyboard
    place()
    window.layoutIfNeeded()
    show(user)
    move(to: 1)
  }

  func leave() {
    guard isShown else { return }
    isShown = false
    isHeld = false
    window?.host?.record(.lifecycle, "the keyboard goes")
    notify(["ChangeFrame", "Hide"], from: progress, to: 0)
    move(to: 0)
  }

  /// Ends the way that it is on, in its place.
  func settle() {
    isHeld = false
    window?.host?.stopAnimation(of: \.progress, of: self)
    if progress != 1 { progress = 1 } else { notifyOfArrival() }
  }

  private func move(to end: CGFloat) {
    // For readers who prefer cross-fades (react-native-keyboard-controller #570, iOS 17), unless a finger moved it.
    isFading = window?.environment.motion == .reduced && (isFading || abs(end - progress) == 1)
    if let host = window?.host, progress != end {
      host.animate(\.progress, of: self, to: end, within: Self.duration)
    } else {
      // It may be about to go: a field that gives the keyboard to another one sends it away first.
      window?.host?.stopAnimation(of: \.progress, of: self)
      progress = end
      arrive()
    }
  }

  private func progressDidChange() {
    place()
    searchContainer?.setNeedsLayout()
    guard !isHeld, progress == (isShown ? 1 : 0) else { return }
    arrive()
  }

  /// Ends the way: the keyboard is in its place, or gone.
  private func arrive() {
    notifyOfArrival()
    if isShown { showAgain() }
    guard progress <= 0, !isShown else { return }
    removeFromSuperview()
    take(.none)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place()
    notifyOfOtherHeight()
  }

  /// Looks whether the view above the keys wants another height.
  @_spi(SystemViews) public override func contentInsideDidChange() {
    super.contentInsideDidChange()
    setNeedsLayout()
  }

  /// Gives the keyboard its place on the screen, and the screen the room that it leaves.
  ///
  /// The view above the keys is outside of the bounds, which are those of the keys.
  func place() {
    guard let window = superview as? Window else { return }
    placeAccessorySafeArea()
    let (height, accessory) = heights(in: window)
    var wanted = frame(at: isFading ? 1 : progress, in: window)
    wanted.origin.y += accessory
    wanted.size.height -= accessory
    alpha = isFading ? progress : 1
    if frame != wanted { frame = wanted }
    panels.accessory?.frame = CGRect(x: 0, y: -accessory, width: wanted.width, height: accessory)
    panels.input?.frame = CGRect(
      x: 0,
      y: 0,
      width: wanted.width,
      height: wanted.height - window.environment.safeAreaInsets.bottom
    )
    window.keyboardHeight = height * progress
    guard let follower else { return }
    let bottom = follower.convert(follower.bounds, to: nil).maxY
    let covered = bottom - (window.bounds.height - height * (isShown ? 1 : progress))
    follower.keyboardOverlap = progress <= 0 && !isShown ? 0 : max(0, covered)
  }

  /// Returns the height of all that comes up, and of the view above the keys.
  private func heights(in window: Window) -> (whole: CGFloat, accessory: CGFloat) {
    let accessory = panels.accessoryHeight(inWidth: width(in: window))
    return (panels.keysHeight(in: window) + accessory, accessory)
  }

  /// Shows other views above the keys and in their place.
  private func take(_ new: KeyboardPanels) {
    for (view, other) in [(panels.accessory, new.accessory), (panels.input, new.input)]
    where view !== other {
      guard let view, view.superview === self else { continue }
      view.removeFromSuperview()
      view.containedSafeAreaInsets = nil
    }
    panels = new
    for view in [new.accessory, new.input].compactMap(\.self) where view.superview !== self {
      addSubview(view)
    }
  }

  package override func point(inside point: CGPoint, with event: Event?) -> Bool {
    super.point(inside: point, with: event) || panels.accessory?.frame.contains(point) == true
  }

  func frame(at progress: CGFloat, in window: Window) -> CGRect {
    let height = heights(in: window).whole
    return CGRect(
      x: 0,
      y: window.bounds.height - height * progress,
      width: width(in: window),
      height: height
    )
  }

  /// Returns the width of the screen, of which a smaller window is taken to be at the left.
  private func width(in window: Window) -> CGFloat {
    max(window.bounds.width, window.environment.screenSize.width)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    if panels.input != nil, let design = window?.environment.shownDesign {
      return [.fill(.rectangle(bounds), KeyboardLook.of(design).ground)]
    }
    let fonts = traitCollection.cascade
    return layoutOfKeys.map { layout in
      drawing(of: layout) { KeyboardArt(layout: layout, fonts: fonts).elements }
    } ?? []
  }

  package override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, let key = layoutOfKeys?.key(at: touch.location(in: self))
    else { return }
    press(key)
  }

  private var layoutOfKeys: KeyboardLayout? {
    guard panels.hasKeys, panels.input == nil else { return nil }
    return window.map {
      KeyboardLayout(
        environment: $0.environment,
        size: bounds.size,
        page: page,
        returnKey: returnKeyTitle
      )
    }
  }
}

// MARK: Fingers

extension KeyboardView {
  /// The keys that show, in the keyboard's coordinates.
  package var keys: [KeyboardKey] { layoutOfKeys?.keys ?? [] }

  /// Shows the letters that come next, unless the keys are others.
  func showLetters(for user: any KeyboardUser) {
    if case .letters = page { page = .letters(isCapital: user.wantsCapitalLetter) }
  }

  fileprivate func press(_ key: KeyboardKey) {
    guard isShown, let window, let user = window.keyboardUser else { return }
    window.host?.record(.delegate, "key '\(key.name)' pressed")
    switch key.action {
    case .text(let text):
      user.type(text)
      guard window.keyboardUser === user else { return }
      // A space after signs brings the letters back.
      if text == " " { page = .letters(isCapital: false) }
      showLetters(for: user)
    case .delete:
      user.typeDelete()
      showLetters(for: user)
    case .shift:
      page = .letters(isCapital: page != .letters(isCapital: true))
    case .page(let page):
      self.page = page
      showLetters(for: user)
    case .pressReturn: user.pressReturn()
    }
  }

  /// Follows a finger that drags the keyboard away, and back up to its place.
  ///
  /// - Parameter y: The finger's place in the window.
  package func follow(fingerAt y: CGFloat) {
    guard isShown, let window, bounds.height > 0 else { return }
    let share = min(1, max(0, (window.bounds.height - y) / bounds.height))
    guard isHeld || share < 1 else { return }
    isHeld = true
    isFading = false
    window.host?.stopAnimation(of: \.progress, of: self)
    progress = share
  }

  /// Leaves a keyboard that a finger held: it goes if the finger went down, or else back to its place.
  package func letGo(goingDown: Bool) {
    guard isHeld else { return }
    isHeld = false
    if goingDown, let user = window?.keyboardUser, user.resignFirstResponder() { return }
    move(to: 1)
  }
}

extension Window {
  /// Returns whether the part of the window that a view is in lies in front of another part.
  fileprivate func isInFront(_ view: View, of other: View) -> Bool {
    let parts = subviews.filter { $0 === other || view.isDescendant(of: $0) }
    return parts.first === other && parts.count > 1
  }
}
