import Foundation

/// The columns of labels and lines at the left and at the right of a screen.
///
/// Next to the screen there are lanes for brackets and measures, side by side where they would touch, perhaps with words
/// between them, and then one column of labels, each as level with what it means as those above and below let it.
struct SideColumns {
  private let area: CGRect
  private var lanes: [Bool: Lanes] = [:]
  /// The room for words between the lanes.
  private var wordRoom: [Bool: CGFloat] = [:]

  private static let laneWidth: CGFloat = 16
  private static let gap: CGFloat = 14
  private static let labelGap: CGFloat = 6
  /// The distance between two lines that go between the same labels.
  private static let lineGap: CGFloat = 3
  /// The most columns on a side.
  private static let mostColumns = 3

  /// Creates the columns beside the area of a screen with what is around it, with nothing in them.
  init(around area: CGRect) { self.area = area }

  /// Returns the x of a new line from top to bottom in the first lane in which it touches no other.
  mutating func addLine(_ range: ClosedRange<CGFloat>, isLeft: Bool) -> CGFloat {
    let lane = lanes[isLeft, default: Lanes()].add(range, gap: 4)
    let distance = Self.laneWidth * (CGFloat(lane) + 0.75)
    return isLeft ? area.minX - distance : area.maxX + distance
  }

  /// Makes room between the lanes of a side for words, of which some are so wide.
  mutating func widen(isLeft: Bool, by width: CGFloat) { wordRoom[isLeft, default: 0] += width }

  /// Returns the height of a column of labels.
  static func height(of labels: [AnnotationLabel]) -> CGFloat {
    labels.reduce(-labelGap) { $0 + $1.box.height + labelGap }
  }

  /// Places labels in the column of a side, in the order of what they mean, from the top of the screen on.
  ///
  /// Where there are too many for one column they are in two or three, by turns, and the lines of those further out go
  /// between the labels of those nearer to the screen. They reach below the screen where there are still too many.
  func place(_ labels: [AnnotationLabel], isLeft: Bool) -> [AnnotationLabel] {
    let sorted = labels.sorted { ($0.target.midY, $0.index) < ($1.target.midY, $1.index) }
    let count = columnCount(for: sorted)
    var distance =
      CGFloat(lanes[isLeft]?.count ?? 0) * Self.laneWidth + (wordRoom[isLeft] ?? 0) + Self.gap
    var columns: [[AnnotationLabel]] = []
    for column in 0..<count {
      var placed = stride(from: column, to: sorted.count, by: count).map { sorted[$0] }
      let width = placed.map(\.box.width).max() ?? 0
      for index in placed.indices {
        let box = placed[index].box
        placed[index].box.origin.x =
          isLeft ? area.minX - distance - box.width : area.maxX + distance
        placed[index].side = isLeft ? .left : .right
      }
      columns.append(leveled(placed, gap: Self.gap(between: count)))
      distance += width + Self.gap
    }
    for number in columns.indices {
      for index in columns[number].indices {
        let (rank, label) = (index * count + number, columns[number][index])
        columns[number][index].passage = (0..<number).reversed().flatMap { inner in
          let y = height(of: label, rank, between: columns[inner], inner, of: count)
          let span = Self.span(of: columns[inner])
          let xs =
            isLeft ? [span.lowerBound, span.upperBound] : [span.upperBound, span.lowerBound]
          return xs.map { CGPoint(x: $0, y: y) }
        }
      }
    }
    return columns.flatMap { $0 }
  }

  /// Returns the least number of columns that are no higher than the screen, as far as there may be so many.
  private func columnCount(for labels: [AnnotationLabel]) -> Int {
    (1..<Self.mostColumns).first { count in
      let gap = Self.gap(between: count)
      let heights = (0..<count).map { column in
        stride(from: column, to: labels.count, by: count)
          .reduce(-gap) { $0 + labels[$1].box.height + gap }
      }
      return heights.allSatisfy { $0 <= area.height }
    } ?? Self.mostColumns
  }

  /// Returns the distance between two labels of a column, with room for the lines from columns further out.
  private static func gap(between columnCount: Int) -> CGFloat {
    labelGap + CGFloat(columnCount - 1) * 2
  }

  /// Returns the range from the left to the right of a column.
  private static func span(of labels: [AnnotationLabel]) -> ClosedRange<CGFloat> {
    let left = labels.map(\.box.minX).min() ?? 0
    return left...max(left, labels.map(\.box.maxX).max() ?? left)
  }

  /// Returns labels each as level with what it means as those above and below let it.
  private func leveled(_ labels: [AnnotationLabel], gap: CGFloat) -> [AnnotationLabel] {
    var labels = labels
    var top = area.minY
    for index in labels.indices {
      let box = labels[index].box
      labels[index].box.origin.y = max(top, (labels[index].target.midY - box.height / 2).rounded())
      top = labels[index].box.maxY + gap
    }
    // Those at the end go up again as far as there is room.
    let height = labels.reduce(-gap) { $0 + $1.box.height + gap }
    var bottom = max(area.maxY, area.minY + height)
    for index in labels.indices.reversed() {
      let box = labels[index].box
      labels[index].box.origin.y = min(box.minY, bottom - box.height)
      bottom = labels[index].box.minY - gap
    }
    return labels
  }

  /// Returns the height at which the line of a label goes between the labels of a column nearer to the screen.
  ///
  /// All lines between two labels have their own, in the order of the labels, and as level with what they mean as can be.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - rank: Its place in the order of all.
  ///   - column: The labels of the other column.
  ///   - number: The number of that column.
  ///   - count: The number of columns.
  /// - Returns: The height.
  private func height(
    of label: AnnotationLabel,
    _ rank: Int,
    between column: [AnnotationLabel],
    _ number: Int,
    of count: Int
  ) -> CGFloat {
    let index = (rank - number - 1) / count
    let lines = CGFloat(count - 1 - number)
    let line = CGFloat(rank - (index * count + number))
    let least = column[index].box.maxY + Self.lineGap * line
    let below = index + 1 < column.count ? column[index + 1].box.minY : .infinity
    let wish = label.target.midY + Self.lineGap * (line - (lines + 1) / 2)
    return max(least, min(wish, below - Self.lineGap * (lines + 1 - line)))
  }
}
