import Foundation
import LayoutScenes
import LayoutText

// The brackets around rows.
extension AnnotationLayout {
  /// Adds a bracket around rows: on them where there is room for it, else beside the screen.
  mutating func addBracket(_ index: Int, _ rows: CGRect, _ text: String?, isLeft: Bool) {
    let range = clamped(rows.minY, rows.maxY)
    let inside = placement == .inside ? bracketInside(index, rows, range, isLeft: isLeft) : nil
    let x = inside ?? columns.addLine(range, isLeft: isLeft)
    brackets.append(Bracket(index: index, x: x, range: range, isLeft: isLeft))
    if inside != nil {
      let height = range.upperBound - range.lowerBound
      insideAreas.append(CGRect(x: x - 6, y: range.lowerBound, width: 12, height: height))
      insideLines.append(.upright(at: x, range))
    }
    guard let text else { return }
    var label = AnnotationLabel(index, text, of: Self.middle(of: range, at: x), in: font)
    let side: ScreenSide = isLeft ? .left : .right
    guard inside != nil else { return besideLabels[side, default: []].append(label) }
    let height = range.upperBound - range.lowerBound
    let line = CGRect(x: x, y: range.lowerBound, width: 0, height: height)
    label.target.origin = SeenPlaces(of: line, besides: areas(over: index))
      .nearest(to: label.target.origin)
    insideLabels.append(
      InsideLabel(
        label: label,
        sides: [side, isLeft ? .right : .left, .bottom, .top],
        retreat: .bracket(range, isLeft: isLeft)
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
