package import Foundation
import LayoutDevices
import LayoutGeometry
@_spi(SystemViews) package import LayoutViews
package import ScreenFrames

/// The keyboard over the bottom of a screen, which takes the touches on it.
///
/// Its guide follows it as it comes and goes. The insets of the screen's table have their new values at once when
/// it comes, and the field that it is for is scrolled into view; they go with it.
package final class KeyboardView: View {
  /// The progress of the keyboard: 0 below the screen, 1 in its place.
  package var progress: CGFloat = 0 {
    didSet { if progress != oldValue { progressDidChange() } }
  }
  /// Whether the keyboard is on the screen, or on its way there.
  package private(set) var isShown = false
  /// The label of the return key.
  private(set) var returnKeyTitle = "return"
  /// The scroll view whose insets make room for the keyboard.
  private weak var follower: ScrollView?

  /// The duration of its way (reported by notifications of UIKit; the curve is private).
  package static let duration = Duration.milliseconds(250)

  package override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    accessibilityIdentifier = "keyboard"
  }

  package required init?(coder: NSCoder) { nil }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "keyboard" }

  func come(for user: any KeyboardUser, over window: Window) {
    returnKeyTitle = user.returnKeyTitle
    if superview !== window { window.addSubview(self) }
    isShown = true
    let name = user.accessibilityIdentifier ?? String(describing: type(of: user))
    let height = window.environment.keyboardHeight
    window.host?.record(.lifecycle, "the keyboard comes, \(decimalText(height)) high, for \(name)")
    follower = window.firstFollowerOfKeyboard
    place()
    window.layoutIfNeeded()
    show(user)
    move(to: 1)
  }

  func leave() {
    guard isShown else { return }
    isShown = false
    window?.host?.record(.lifecycle, "the keyboard goes")
    move(to: 0)
  }

  private func move(to end: CGFloat) {
    if let host = window?.host {
      host.animate(\.progress, of: self, to: end, within: Self.duration)
    } else {
      progress = end
    }
  }

  /// Scrolls the part of the content that the view is in, a row of a table, clear of the keyboard.
  private func show(_ user: View) {
    guard let follower else { return }
    var part = user
    while let superview = part.superview, superview !== follower { part = superview }
    guard part.superview === follower else { return }
    follower.scrollRectToVisible(part.frame, animated: true)
  }

  private func progressDidChange() {
    place()
    if progress <= 0, !isShown { removeFromSuperview() }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Gives the keyboard its place on the screen, and the screen the room that it leaves.
  private func place() {
    guard let window = superview as? Window else { return }
    let height = window.environment.keyboardHeight
    let size = CGSize(width: window.bounds.width, height: height)
    let wanted = CGRect(
      origin: CGPoint(x: 0, y: window.bounds.height - height * progress),
      size: size
    )
    if frame != wanted { frame = wanted }
    window.keyboardHeight = height * progress
    guard let follower else { return }
    let bottom = follower.convert(follower.bounds, to: nil).maxY
    let covered = bottom - (window.bounds.height - height * (isShown ? 1 : progress))
    follower.keyboardOverlap = progress <= 0 && !isShown ? 0 : max(0, covered)
  }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    guard let environment = window?.environment else { return [] }
    let art = KeyboardArt(
      environment: environment,
      size: bounds.size,
      returnKey: returnKeyTitle
    )
    return drawing(of: art) { art.elements }
  }
}

extension View {
  /// The scroll view in front whose insets follow the keyboard, or `nil` for none.
  fileprivate var firstFollowerOfKeyboard: ScrollView? {
    if let scrollView = self as? ScrollView, scrollView.followsKeyboard { return scrollView }
    for subview in subviews.reversed() where !subview.isHidden {
      if let found = subview.firstFollowerOfKeyboard { return found }
    }
    return nil
  }
}
