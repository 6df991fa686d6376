package import Foundation

/// An index of the subviews of a view that can have a point, found without asking all of them.
///
/// It holds while the tree does not change. The axis is cut at the beginnings and ends of subviews; each
/// piece knows the subviews that reach into it.
package struct SubviewIndex {
  /// The number of subviews below which it is quicker to ask them all.
  private static let leastCount = 16
  /// A subview in more pieces than this belongs to all of them.
  private static let mostPieces = 16
  /// The number of subviews of all pieces above which there is no index.
  private static let mostEverywhere = 32

  /// The number of subviews of the view.
  let count: Int
  private let axis: LayoutConstraint.Axis
  /// The beginnings of pieces, ascending, with one piece more before the first.
  private let cuts: [CGFloat]
  /// The positions of the subviews of each piece, from front to back.
  private let pieces: [[Int]]

  /// Creates the index of a view's subviews, or `nil` if it would be of no use.
  package init?(of view: View) {
    guard view.subviews.count >= Self.leastCount else { return nil }
    let frames = view.subviews.map { $0.isOwnView ? $0.computedFrame : nil }
    let axes: [LayoutConstraint.Axis] = [.vertical, .horizontal]
    let indexes = axes.compactMap { axis in
      Self.pieces(of: frames, along: axis).map { found in
        (axis: axis, found: found, most: found.pieces.map(\.count).max() ?? 0)
      }
    }
    guard let best = indexes.min(by: { $0.most < $1.most }) else { return nil }
    count = frames.count
    axis = best.axis
    cuts = best.found.cuts
    pieces = best.found.pieces
  }

  /// Returns the positions of the subviews that can have a point, from front to back.
  package func positions(at point: CGPoint) -> [Int] {
    pieces[Self.piece(at: axis == .vertical ? point.y : point.x, cuts)]
  }

  private static func pieces(
    of frames: [CGRect?],
    along axis: LayoutConstraint.Axis
  ) -> (cuts: [CGFloat], pieces: [[Int]])? {
    let spans = frames.map { $0.flatMap { span(of: $0, axis) } }
    let cuts = Set(spans.compactMap(\.self).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    var pieces: [[Int]] = Array(repeating: [], count: cuts.count + 1)
    var everywhere = 0
    for (position, span) in spans.enumerated().reversed() {
      var reached = pieces.startIndex...pieces.endIndex - 1
      if let span { reached = piece(at: span.lowerBound, cuts)...piece(at: span.upperBound, cuts) }
      if reached.count > mostPieces {
        reached = pieces.startIndex...pieces.endIndex - 1
        everywhere += 1
        guard everywhere <= mostEverywhere else { return nil }
      }
      for piece in reached { pieces[piece].append(position) }
    }
    return (cuts, pieces)
  }

  /// Returns the range of a frame along an axis, with room for the rounding of conversions, or `nil` if
  /// that is no number.
  private static func span(
    of frame: CGRect,
    _ axis: LayoutConstraint.Axis
  ) -> ClosedRange<CGFloat>? {
    let low = axis == .vertical ? frame.minY : frame.minX
    let high = axis == .vertical ? frame.maxY : frame.maxX
    guard low.isFinite, high.isFinite, low <= high else { return nil }
    let room = 1e-9 * max(1, abs(low), abs(high))
    return low - room...high + room
  }

  /// Returns the number of the piece of a place: the number of cuts that are not behind it.
  private static func piece(at place: CGFloat, _ cuts: [CGFloat]) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension View {
  /// Performs work that asks this view about many points, and must not change the tree.
  ///
  /// Hit tests give the same results; a view with many subviews finds those at a point without asking
  /// all of them.
  ///
  /// - Complexity: O(subviews · log subviews), beside the work.
  package func indexingSubviews<Result>(_ work: () -> Result) -> Result {
    let indexed = indexSubviews()
    defer { for view in indexed { view.subviewIndex = nil } }
    return work()
  }

  /// Makes the indexes of this view and of all in it, and returns the views that have one.
  private func indexSubviews() -> [View] {
    subviewIndex = SubviewIndex(of: self)
    return (subviewIndex == nil ? [] : [self]) + subviews.flatMap { $0.indexSubviews() }
  }
}
