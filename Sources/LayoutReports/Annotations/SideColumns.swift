import Foundation

/// The columns of labels and lines at the left and at the right of a screen.
///
/// Next to the screen there are lanes for brackets and measures, side by side where they would touch, and then one column
/// of labels, each as level with what it means as those above and below let it.
struct SideColumns {
  private let area: CGRect
  private var lanes: [Bool: Lanes] = [:]

  private static let laneWidth: CGFloat = 16
  private static let gap: CGFloat = 14
  private static let labelGap: CGFloat = 6

  /// Creates the columns beside the area of a screen with what is around it, with nothing in them.
  init(around area: CGRect) { self.area = area }

  /// Returns the x of a new line from top to bottom in the first lane in which it touches no other.
  mutating func addLine(_ range: ClosedRange<CGFloat>, isLeft: Bool) -> CGFloat {
    let lane = lanes[isLeft, default: Lanes()].add(range, gap: 4)
    let distance = Self.laneWidth * (CGFloat(lane) + 0.75)
    return isLeft ? area.minX - distance : area.maxX + distance
  }

  /// Returns the height of a column of labels.
  static func height(of labels: [AnnotationLabel]) -> CGFloat {
    labels.reduce(-labelGap) { $0 + $1.box.height + labelGap }
  }

  /// Places labels in the column of a side, in the order of what they mean, from the top of the screen on.
  ///
  /// They reach below the screen where there are too many.
  func place(_ labels: [AnnotationLabel], isLeft: Bool) -> [AnnotationLabel] {
    var labels = labels.sorted { ($0.target.midY, $0.index) < ($1.target.midY, $1.index) }
    let distance = CGFloat(lanes[isLeft]?.count ?? 0) * Self.laneWidth + Self.gap
    var top = area.minY
    for index in labels.indices {
      let box = labels[index].box
      let y = max(top, (labels[index].target.midY - box.height / 2).rounded())
      let x = isLeft ? area.minX - distance - box.width : area.maxX + distance
      labels[index].box.origin = CGPoint(x: x, y: y)
      labels[index].side = isLeft ? .left : .right
      top = y + box.height + Self.labelGap
    }
    // Those at the end go up again as far as there is room.
    var bottom = max(area.maxY, area.minY + Self.height(of: labels))
    for index in labels.indices.reversed() {
      let box = labels[index].box
      labels[index].box.origin.y = min(box.minY, bottom - box.height)
      bottom = labels[index].box.minY - Self.labelGap
    }
    return labels
  }
}
