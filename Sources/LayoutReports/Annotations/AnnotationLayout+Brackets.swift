import Foundation
import LayoutScenes
import LayoutText

// The brackets around rows.
extension AnnotationLayout {
  /// The widest margin of rows beside which a bracket still is about these.
  private static let widestMargin: CGFloat = 48

  /// Returns the sides of the screen before which nothing else lies than some rows, the end of a line first.
  ///
  /// At another side, or far from a popover, a bracket would be about the rows below that; of two sides without any it is
  /// not at the one that is far away.
  private func openSides(of rows: CGRect) -> [ScreenSide] {
    let others = (texts + solids).filter { other in
      rows.minY < other.midY && other.midY < rows.maxY
        && (other.midX < rows.minX || other.midX > rows.maxX)
    }
    let sides: [ScreenSide] = isRightToLeft ? [.left, .right] : [.right, .left]
    return sides.filter { side in
      let isLeft = side == .left
      let margins = [rows.minX, size.width - rows.maxX]
      let (margin, other) = isLeft ? (margins[0], margins[1]) : (margins[1], margins[0])
      let isBefore = others.contains { isLeft == ($0.midX < rows.minX) }
      let isMiddle = others.isEmpty && margin <= 2 * other
      return !isBefore && (isMiddle || margin <= Self.widestMargin)
    }
  }

  /// Returns the side of a bracket around rows, and the sides of the screen beside which it may stand.
  func sides(
    ofBracket index: Int,
    around rows: CGRect
  ) -> (side: ScreenSide, open: [ScreenSide]) {
    let open = openSides(of: rows)
    return (sides[index] ?? open.first ?? (isRightToLeft ? .left : .right), open)
  }

  /// Adds a bracket around rows: on them where there is room for it, else beside the screen.
  mutating func addBracket(_ index: Int, _ rows: CGRect, _ text: String?) {
    let range = clamped(rows.minY, rows.maxY)
    let (side, open) = sides(ofBracket: index, around: rows)
    let isLeft = side == .left
    let isOnScreen = placement == .inside || !open.contains(side)
    let inside = isOnScreen ? bracketInside(index, rows, range, isLeft: isLeft) : nil
    let x = inside ?? columns.addLine(range, isLeft: isLeft)
    brackets.append(Bracket(index: index, x: x, range: range, isLeft: isLeft, openSides: open))
    if inside != nil {
      let height = range.upperBound - range.lowerBound
      insideAreas.append(CGRect(x: x - 6, y: range.lowerBound, width: 12, height: height))
      insideLines.append(.upright(at: x, range))
    }
    guard let text else { return }
    var label = AnnotationLabel(index, text, of: Self.middle(of: range, at: x), in: font)
    guard inside != nil else { return besideLabels[side, default: []].append(label) }
    let height = range.upperBound - range.lowerBound
    let line = CGRect(x: x, y: range.lowerBound, width: 0, height: height)
    label.target.origin = SeenPlaces(of: line, besides: areas(over: index))
      .nearest(to: label.target.origin)
    insideLabels.append(
      InsideLabel(
        label: label,
        sides: [side, isLeft ? .right : .left, .bottom, .top],
        retreat: .bracket(range, isLeft: isLeft, isOpen: open.contains(side))
      )
    )
  }

  /// Leaves brackets open at the edges of the screen beyond which their rows go on.
  mutating func openBrackets(_ placed: [PlacedAnnotation]) {
    for index in brackets.indices {
      guard case .bracket(let rows) = placed[brackets[index].index].target else { continue }
      brackets[index].isOpenAtTop = rows.minY < -0.5
      brackets[index].isOpenAtBottom = rows.maxY > size.height + 0.5
    }
  }

  /// Returns the middle of a line from top to bottom, as an area without a size.
  static func middle(of range: ClosedRange<CGFloat>, at x: CGFloat) -> CGRect {
    CGRect(x: x, y: (range.lowerBound + range.upperBound) / 2, width: 0, height: 0)
  }
}
