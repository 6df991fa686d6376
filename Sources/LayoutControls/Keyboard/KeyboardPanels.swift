import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews

/// The parts that come up for a first responder: keys, or a view in their place, and a view above them.
struct KeyboardPanels {
  /// The view above the keys, UIKit's `inputAccessoryView`, or `nil` for none.
  var accessory: View?
  /// The user of the keyboard whose view that is, or `nil` if that has not been the first responder.
  var owner: (any KeyboardUser)?
  /// The view in place of the keys, UIKit's `inputView`, or `nil` for keys.
  var input: View?
  /// Whether there is something below the view above the keys.
  var hasKeys: Bool

  /// The value for nothing at all.
  static var none: Self { Self(accessory: nil, input: nil, hasKeys: false) }

  var isEmpty: Bool { accessory == nil && !hasKeys }

  private init(accessory: View?, input: View?, hasKeys: Bool) {
    (self.accessory, self.input, self.hasKeys) = (accessory, input, hasKeys)
  }

  /// Creates what the user of the keyboard and those after it in the chain of responders ask for, the first before
  /// the others; a field in the view above the keys keeps that (practice of chats; no reference has a rule).
  init(of user: any KeyboardUser, after old: Self) {
    var chain: [Responder] = []
    var next: Responder? = user.responder
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    input = user.takesKeys ? chain.lazy.compactMap(\.inputView).first : nil
    hasKeys = user.takesKeys
    for responder in chain {
      guard let view = responder.inputAccessoryView else { continue }
      let known = [user, old.owner].compactMap(\.self).first { $0.responder === responder }
      (accessory, owner) = (view, known)
      return
    }
    guard let view = old.accessory, (user.responder as? View)?.isDescendant(of: view) == true
    else { return }
    (accessory, owner) = (view, old.owner)
  }

  /// Returns the height of the view above the keys.
  func accessoryHeight(inWidth width: CGFloat) -> CGFloat {
    accessory.map { Self.height(of: $0, inWidth: width) } ?? 0
  }

  /// Returns the height of the keys, or of the view in their place, above the home indicator (a guess).
  func keysHeight(in window: Window) -> CGFloat {
    guard hasKeys else { return 0 }
    guard let input else { return window.environment.keyboardHeight }
    let height = Self.height(of: input, inWidth: window.bounds.width)
    guard height > 0 else { return window.environment.keyboardHeight }
    return height + window.environment.safeAreaInsets.bottom
  }

  /// Returns the height that a view asks for: that by its constraints if it grows with its content, or has none yet,
  /// otherwise that of its frame.
  private static func height(of view: View, inWidth width: CGFloat) -> CGFloat {
    let grows =
      !view.translatesAutoresizingMaskIntoConstraints
      || view.autoresizingMask.contains(.flexibleHeight) || view.frame.height <= 0
    guard grows else { return view.frame.height }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : max(0, view.frame.height)
  }
}
