package import Foundation

/// A view that shows how far content is pulled down, and may keep room for itself above it.
package protocol PullFollower: View {
  /// Takes over that the content moved.
  func contentDidMove()
  /// Takes over that a finger let the content go.
  func dragDidEnd()
}

extension ScrollView {
  /// The distance that the content is pulled down from where it rests without the room for a follower.
  package var pulledDistance: CGFloat {
    max(0, minimumContentOffset.y + pullRoom - contentOffset.y)
  }
}
