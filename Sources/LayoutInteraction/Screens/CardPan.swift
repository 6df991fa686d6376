import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

/// A pan with which a finger pulls a card to another of its heights, or away.
///
/// The card follows the finger; below its least height one that stays gives way less and less.
final class CardPan: PanGestureRecognizer {
  /// The answer of the card's delegate whether it may go, or `nil` before it was asked.
  private var answer: Bool?

  init() {
    super.init(target: nil, action: nil)
    name = "pulling a card"
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
    addAction { ($0 as? Self)?.follow() }
  }

  private var card: PresentationView? { view as? PresentationView }

  override var isSilent: Bool { settledState == .possible || settledState == .failed }

  override func shouldBegin() -> Bool {
    let way = travel
    guard let card, !way.goesAcross, card.cardFrame.contains(location(in: card) - way) else {
      return false
    }
    return card.takesDrag(goingDown: way.y > 0, fromContent: false)
  }

  override func reset() {
    super.reset()
    answer = nil
  }

  /// Whether the card may go, which its delegate is asked once, when the card is below its least height.
  private var mayLeave: Bool {
    if let answer { return answer }
    let new = card?.shownController?.readerMayDismiss() ?? false
    answer = new
    return new
  }

  private func follow() {
    guard let card else { return }
    switch state {
    case .began, .changed: pull(card)
    case .ended:
      pull(card)
      card.letGo(atSpeed: velocity(in: card).y, mayLeave: mayLeave)
    case .cancelled, .failed, .possible: card.letGo(atSpeed: nil, mayLeave: mayLeave)
    }
  }

  private func pull(_ card: PresentationView) {
    let band = RubberBand(dimension: card.bounds.height)
    card.pull(by: translation(in: card).y) { mayLeave ? $0 : band.shown(pull: $0) }
  }
}

extension PresentationView {
  /// Adds the pan with which a finger pulls the card.
  func attachPan() { if canBePulled { attachRecognizer(CardPan()) } }
}

extension ScrollView {
  /// Returns whether a drag at the upper end of the content is that of a card around it.
  func isLeftToCard(_ way: CGPoint) -> Bool {
    guard !way.goesAcross, contentOffset.y <= -adjustedContentInset.top else { return false }
    return superview?.nearest(PresentationView.self)?
      .takesDrag(goingDown: way.y > 0, fromContent: true) ?? false
  }
}
