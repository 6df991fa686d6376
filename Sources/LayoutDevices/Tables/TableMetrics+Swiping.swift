package import Foundation

// Dragging. Not measured: pictures and films of iOS 13 to 17 suggest these.
extension TableMetrics {
  /// The duration in which rows make room for one that is dragged.
  package var roomAnimationDuration: Duration { .milliseconds(250) }

  /// The distance by which the shadow of a lifted row extends beyond it.
  package var liftedRowShadow: CGFloat { 10 }

  /// The opacity of a lifted row's shadow beside the row, from 0 to 1, before it fades.
  package var liftedRowShadowOpacity: Double { 0.22 }
}

// Swiping. Not measured: pictures and films of iOS 13 to 17 suggest these.
extension TableMetrics {
  /// The duration in which a swiped row opens, closes or gives way to its first action before iOS 26.
  package var swipeAnimationDuration: Duration { .milliseconds(300) }

  /// The share of a row's width that a swipe covers to perform the first action.
  ///
  /// In the design of iOS 26 it is 240 of 440 (fitted to films of iOS 26).
  package var fullSwipeShare: CGFloat { design == .glass ? 0.546 : 0.6 }

  /// The least width of the button of a swipe action.
  package var swipeActionWidth: CGFloat { 74 }

  /// The room on both sides of the title of a swipe action.
  package var swipeActionPadding: CGFloat { 15 }

  /// The size of the title of a swipe action.
  package var swipeActionFontSize: CGFloat { 15 }

  /// The least height of a row whose swipe actions show their titles below their pictures; in lower rows
  /// the picture is alone (questions and answers about UIContextualAction name 91 points).
  package var swipeActionTitledImageRowHeight: CGFloat { 91 }

  /// The distance between the picture of a swipe action and its title.
  package var swipeActionImageGap: CGFloat { 4 }
}

// Swiping in the design of iOS 26, where each action is a circle of its own (seen; sure). The sizes of circles and gaps
// are guesses from rows that open by about 90 for one action.
extension TableMetrics {
  /// Whether swipe actions are circles, rather than rectangles as high as the row.
  package var hasRoundSwipeActions: Bool { design == .glass }

  /// The distance between two swipe actions in circles.
  package var swipeCircleGap: CGFloat { 8 }

  /// The distance of swipe actions in circles from the edge and from the row.
  package var swipeCircleInset: CGFloat { 16 }

  /// Returns the diameter of the circle of a swipe action in a row of a height.
  package func swipeCircleDiameter(inRowOf height: CGFloat) -> CGFloat {
    max(0, min(height - 4, 58))
  }

  /// The frequency of the critically damped spring that opens and closes a swiped row, in radians per second
  /// (films of iOS 26).
  package var swipeFrequency: Double { 12.5 }

  /// The damping ratio of the spring by which circles of swipe actions grow.
  ///
  /// They grow too far by 3 % (films of iOS 26), which is e^(−πζ/√(1 − ζ²)). That the frequency is the row's is a guess.
  package var swipeCircleDampingRatio: Double { 0.745 }

  /// The frequency of the spring by which a row gives way to its first action, in radians per second (films of iOS 26).
  package var fullSwipeFrequency: Double { 35 }

  /// The part of a row that stays when a swipe over all of it performs the first action (films of iOS 26).
  package var fullSwipeRest: CGFloat { design == .glass ? 18.3 : 0 }
}
