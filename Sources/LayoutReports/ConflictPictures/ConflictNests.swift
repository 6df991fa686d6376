import Foundation
import LayoutConsole

/// The places of the views of a conflict across its axis: views beside each other share a lane, and what holds
/// others is around them.
struct ConflictNests {
  /// The place of a box across the axis.
  struct Breadth {
    var start: CGFloat
    var end: CGFloat
    var depth: Int
  }

  private let boxes: [ConflictSketch.Box]
  private let isHorizontal: Bool
  /// The least number of points along the axis between boxes that share a lane.
  private let gap: Double
  private(set) var breadths: [Breadth]
  private(set) var total: CGFloat = 0

  init(_ sketch: ConflictSketch, gap: Double) {
    boxes = sketch.boxes
    isHorizontal = sketch.axis == .horizontal
    self.gap = gap
    breadths = boxes.map { _ in Breadth(start: 0, end: 0, depth: 0) }
    total = arrangeChildren(of: nil, from: 0, depth: 0)
  }

  /// Returns whether a box holds others.
  func isContainer(_ index: Int) -> Bool { boxes.contains { $0.parent == index } }

  private var leaf: CGFloat { isHorizontal ? 44 : 104 }
  private var laneGap: CGFloat { 10 }
  /// The room inside of a box before and behind what it holds.
  private var padding: (before: CGFloat, behind: CGFloat) { isHorizontal ? (24, 10) : (12, 12) }

  /// Places what a box holds, and returns where it ends across the axis.
  private mutating func arrangeChildren(
    of parent: Int?,
    from start: CGFloat,
    depth: Int
  ) -> CGFloat {
    let children = boxes.indices.filter { boxes[$0].parent == parent }
      .sorted { (boxes[$0].start, $0) < (boxes[$1].start, $1) }
    var lanes: [[Int]] = []
    for child in children {
      let free = lanes.firstIndex { lane in
        lane.allSatisfy { boxes[$0].end + gap * 0.02 <= boxes[child].start && areApart($0, child) }
      }
      if let free { lanes[free].append(child) } else { lanes.append([child]) }
    }
    var place = start
    for (number, lane) in lanes.enumerated() {
      if number > 0 { place += laneGap }
      let ends = lane.map { arrange($0, from: place, depth: depth) }
      let end = ends.max() ?? place
      for child in lane { stretch(child, to: end) }
      place = end
    }
    return place
  }

  /// Returns whether two boxes can be kept apart in one lane.
  private func areApart(_ one: Int, _ other: Int) -> Bool {
    let lengths = [one, other].map { boxes[$0].end - boxes[$0].start }
    return lengths.allSatisfy { $0 > gap } || boxes[other].start - boxes[one].end > gap
  }

  private mutating func arrange(_ index: Int, from start: CGFloat, depth: Int) -> CGFloat {
    breadths[index].start = start
    breadths[index].depth = depth
    guard isContainer(index) else {
      breadths[index].end = start + leaf
      return start + leaf
    }
    let inner = arrangeChildren(of: index, from: start + padding.before, depth: depth + 1)
    breadths[index].end = inner + padding.behind
    return inner + padding.behind
  }

  private mutating func stretch(_ index: Int, to end: CGFloat) { breadths[index].end = end }
}
