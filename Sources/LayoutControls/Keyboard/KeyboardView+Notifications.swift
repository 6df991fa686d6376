import Foundation
import LayoutDevices
import LayoutGeometry
package import LayoutViews

extension KeyboardView {
  /// The notifications at the end of a way of the keyboard.
  struct Arrival {
    /// The names without "UIKeyboardDid" and "Notification".
    let words: [String]
    /// The frames at the beginning and at the end.
    let (start, end): (CGRect, CGRect)
  }

  /// Records the notifications at the beginning of a way, whose counterparts come at its end.
  ///
  /// Both are preceded by those of the frame (a log of iOS 8 to 10 in "Move my toolbar up or down based on
  /// keyboard and the predictive text view").
  func notify(_ words: [String], from start: CGFloat, to end: CGFloat) {
    guard let window else { return }
    notify(words, from: frame(at: start, in: window), to: frame(at: end, in: window))
  }

  /// Records the notifications at the beginning of a way between two frames.
  func notify(_ words: [String], from start: CGRect, to end: CGRect) {
    guard let window else { return }
    arrival = Arrival(words: words, start: start, end: end)
    announcedFrame = end
    let frames = [start, end].map(\.logWords)
    let seconds = decimalText(CGFloat(Self.duration.inSeconds))
    for word in words {
      window.host?.record(
        .delegate,
        "keyboardWill\(word)Notification: from \(frames[0]) to \(frames[1]) in \(seconds) s"
      )
      post("Will\(word)", from: start, to: end, in: window)
    }
  }

  /// Records the notifications at the end of a way, if it was on one.
  func notifyOfArrival() {
    guard let arrival, let window else { return }
    self.arrival = nil
    for word in arrival.words {
      window.host?.record(.delegate, "keyboardDid\(word)Notification")
      post("Did\(word)", from: arrival.start, to: arrival.end, in: window)
    }
  }

  /// Posts a notification of a way, with UIKit's values; the curve is a private one of the system, number 7.
  private func post(
    _ words: String,
    from start: CGRect,
    to end: CGRect,
    in window: Window
  ) {
    window.post(
      Notification.Name("UIKeyboard\(words)Notification"),
      [
        Responder.keyboardFrameBeginUserInfoKey: NSValue(rect: start),
        Responder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
        Responder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration.inSeconds),
        Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    )
  }
}

// A keyboard that is up goes, for those who are notified, before the screen turns, and comes again when it has turned,
// though it stays to be seen (Apple's forum, thread 5706: calls of iOS 7 and 8 in
// `-[UIInputWindowController willRotateToInterfaceOrientation:duration:]`; firefox-ios #31738, 2026: shown again after the
// rotation).
extension KeyboardView: KeyboardKeeper {
  package func viewWillLeave(_ view: View, of window: Window) { window.endFocus(in: view) }

  package func inputViewsMayChange(of responder: Responder, in window: Window) {
    window.reloadPanels(of: responder)
  }

  package func screenWillTurn() {
    guard isShown else { return }
    settle()
    notify(["ChangeFrame", "Hide"], from: 1, to: 0)
    notifyOfArrival()
    announcedFrame = nil
  }

  package func screenDidTurn() {
    guard isShown else { return }
    place()
    notify(["ChangeFrame", "Show"], from: 0, to: 1)
    notifyOfArrival()
  }
}

extension CGRect {
  /// The rectangle in a log: "(0, 516, 393, 336)".
  fileprivate var logWords: String {
    "(" + [minX, minY, width, height].map { decimalText($0, most: 2) }.joined(separator: ", ") + ")"
  }
}
