package import Foundation
import LayoutGeometry
import LayoutViews

/// A place in which a finger can leave a card.
private struct CardStop {
  /// The height that the card has there, or `nil` for the only one.
  let detent: SheetPresentationController.Detent.Identifier?
  /// The upper edge of the card, in points from that of the screen.
  let top: CGFloat
}

extension PresentationView {
  /// Whether a finger can pull the card to another of its heights, or away.
  package var canBePulled: Bool { isSheet && !isPopover && shownController != nil && !isLeaving }

  /// The distance of the card from where it is by itself to the lowest of its heights, in points; nothing for one height.
  private var wayDown: CGFloat { (stops.last?.top ?? restingTop) - restingTop }

  /// Returns whether a drag is the card's rather than that of content at its upper end.
  ///
  /// - Parameters:
  ///   - goesDown: Whether the finger goes down.
  ///   - isOnContent: Whether it would scroll content otherwise.
  /// - Returns: Whether the card follows it.
  package func takesDrag(goingDown goesDown: Bool, fromContent isOnContent: Bool) -> Bool {
    guard canBePulled else { return false }
    if goesDown { return true }
    let scrollsInstead =
      isOnContent && shownController?.ownSheet?.prefersScrollingExpandsWhenScrolledToEdge == false
    return !scrollsInstead && (stops.first?.top ?? restingTop) < restingTop
  }

  /// Puts the card where a finger pulls it.
  ///
  /// - Parameters:
  ///   - distance: The way of the finger, in points, down if positive. The card does not go above its greatest height.
  ///   - resistance: A function that returns how far below its least height the card goes for a finger so far below.
  package func pull(by distance: CGFloat, _ resistance: (CGFloat) -> CGFloat) {
    let highest = (stops.first?.top ?? restingTop) - restingTop
    let lowest = wayDown
    var distance = max(distance, highest)
    if distance > lowest { distance = lowest + resistance(distance - lowest) }
    pulled = distance
    layoutIfNeeded()
  }

  /// Leaves the card that a finger pulled at the nearest of its heights, or takes it away if the screen's edge is nearer; a
  /// fast finger decides by its direction.
  ///
  /// - Parameters:
  ///   - speed: The speed of the finger, in points per second, down if positive, or `nil` for one that was interrupted.
  ///   - mayLeave: Whether the card may go.
  package func letGo(atSpeed speed: CGFloat?, mayLeave: @autoclosure () -> Bool) {
    let top = restingTop + pulled
    let places = stops + [CardStop(detent: nil, top: bounds.height)]
    let goal: CardStop? =
      if let speed, abs(speed) >= Self.flingSpeed * bounds.height {
        speed > 0 ? places.first { $0.top > top } : places.last { $0.top < top }
      } else {
        places.min { abs($0.top - top) < abs($1.top - top) }
      }
    guard speed != nil, let goal else { return comeToRest() }
    if goal.top >= bounds.height {
      guard let controller = shownController else { return }
      if mayLeave() { return controller.dismissForReader() }
      comeToRest()
      return controller.tellAttemptToDismiss()
    }
    if let detent = goal.detent, let sheet = shownController?.ownSheet, goal.top != restingTop {
      sheet.selectedDetentIdentifier = detent
      pulled = top - restingTop
      comeToRest()
      (sheet.delegate as? any SheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    } else {
      comeToRest()
    }
  }

  private func comeToRest() {
    guard pulled != 0 else { return }
    guard let host = window?.host else {
      pulled = 0
      return
    }
    host.animate(\.pulled, of: self, to: 0, within: Self.restDuration)
  }

  /// Returns the frame of a card that a finger pulls: it keeps its lower edge down to its least height.
  func pulledFrame(of frame: CGRect) -> CGRect {
    guard pulled != 0 else { return frame }
    let shrinking = min(pulled, wayDown)
    return CGRect(
      x: frame.minX,
      y: frame.minY + pulled,
      width: frame.width,
      height: max(0, frame.height - shrinking)
    )
  }

  /// The upper edge of the card where no finger pulls it.
  private var restingTop: CGFloat { sheetFrame?.minY ?? 0 }

  /// The places in which a finger can leave the card, from the highest.
  private var stops: [CardStop] {
    let heights = detentFrames.map { CardStop(detent: $0.identifier, top: $0.frame.minY) }
    if heights.isEmpty { return [CardStop(detent: nil, top: restingTop)] }
    return heights.sorted { $0.top < $1.top }
  }

  /// The least speed of a finger that decides by its direction, in heights of the screen per second (Flutter's
  /// "sheet.dart", `_kMinFlingVelocity`).
  private static let flingSpeed: CGFloat = 2
  /// The duration in which a card that is let go comes to rest (Flutter's "sheet.dart",
  /// `_kDroppedSheetDragAnimationDuration`).
  private static let restDuration = Duration.milliseconds(300)
}
