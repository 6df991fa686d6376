import Foundation
import LayoutText
import ScreenFrames

extension [ScreenElement] {
  /// The greatest factor: lengths are written in thousandths of a point, and those of a view that comes from nothing
  /// would be none.
  private static var greatestScale: CGFloat { 8 }

  /// Returns the factor by which the elements are the others drawn larger or smaller, or `nil` if they are
  /// other ones or very much smaller; 1 for the same.
  ///
  /// A view that grows, such as an alert, is drawn with every length multiplied.
  func evenScale(over others: [ScreenElement]) -> CGFloat? {
    if self == others { return 1 }
    guard let size = others.measure, let own = measure, size > 0, own > 0 else { return nil }
    let factor = own / size
    guard (factor - 1).magnitude > 1e-9, factor <= Self.greatestScale,
      isClose(to: others, factor)
    else { return nil }
    return factor
  }

  /// The first size of a font in it, or `nil` if there is no text.
  private var measure: CGFloat? {
    for element in self {
      switch element {
      case .text(let run): return run.fontSize
      case .group(let group): if let size = group.children.measure { return size }
      case .shape: break
      }
    }
    return nil
  }

  /// Returns whether the elements are the others with lengths multiplied by a factor.
  private func isClose(to others: [ScreenElement], _ factor: CGFloat) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { $0.isClose(to: $1.scaled(by: factor)) }
  }
}

extension ScreenElement {
  /// Returns whether another element is drawn at the same places, but for what no picture shows.
  fileprivate func isClose(to other: Self) -> Bool {
    switch (self, other) {
    case (.group(let one), .group(let other)):
      return one.tag.id == other.tag.id && one.matrix == other.matrix
        && one.opacity == other.opacity && one.mask == other.mask
        && one.offset.isClose(to: other.offset)
        && one.clipPath.isClose(to: other.clipPath) && one.clipsEvenOdd == other.clipsEvenOdd
        && one.clipRadius.isClose(to: other.clipRadius) && one.clip.isClose(to: other.clip)
        && one.children.count == other.children.count
        && zip(one.children, other.children).allSatisfy { $0.isClose(to: $1) }
    case (.shape(let one), .shape(let other)):
      return one.fill == other.fill && one.gradient == other.gradient
        && one.gradientCourse == other.gradientCourse && one.fillsNonzero == other.fillsNonzero
        && one.outline.isClose(to: other.outline)
        && one.stroke?.color == other.stroke?.color
        && (one.stroke?.width ?? 0).isClose(to: other.stroke?.width ?? 0)
        && one.stroke?.cap == other.stroke?.cap && one.stroke?.join == other.stroke?.join
        && (one.stroke?.dashes.count ?? 0) == (other.stroke?.dashes.count ?? 0)
    case (.text(let one), .text(let other)):
      return one.string == other.string && one.weight == other.weight && one.color == other.color
        && one.fontSize.isClose(to: other.fontSize) && one.origin.isClose(to: other.origin)
        && one.shaped.isClose(to: other.shaped)
    case (.group, _), (.shape, _), (.text, _): return false
    }
  }
}

extension Outline {
  fileprivate func isClose(to other: Self) -> Bool {
    switch (self, other) {
    case (.rectangle(let one, let radius), .rectangle(let other, let otherRadius)):
      Optional(one).isClose(to: other) && radius.isClose(to: otherRadius)
    case (.circle(let one, let radius), .circle(let other, let otherRadius)):
      one.isClose(to: other) && radius.isClose(to: otherRadius)
    case (.line(let start, let end), .line(let otherStart, let otherEnd)):
      start.isClose(to: otherStart) && end.isClose(to: otherEnd)
    case (.path(let one), .path(let other)): one.isClose(to: other)
    case (.rectangle, _), (.circle, _), (.line, _), (.path, _): false
    }
  }
}

extension [PathCommand] {
  fileprivate func isClose(to other: Self) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { pair in
        switch pair {
        case (.move(let one), .move(let other)), (.line(let one), .line(let other)):
          one.isClose(to: other)
        case (.curve(let first, let second, let end), .curve(let one, let two, let other)):
          first.isClose(to: one) && second.isClose(to: two) && end.isClose(to: other)
        case (.close, .close): true
        case (.move, _), (.line, _), (.curve, _), (.close, _): false
        }
      }
  }
}

extension CGRect? {
  fileprivate func isClose(to other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.origin.isClose(to: other.origin) && self.width.isClose(to: other.width)
      && self.height.isClose(to: other.height)
  }
}

extension ShapedLine? {
  fileprivate func isClose(to other: Self) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.glyphs.count == other.glyphs.count
      && zip(self.glyphs, other.glyphs).allSatisfy { one, other in
        one.id == other.id && one.x.isClose(to: other.x) && one.y.isClose(to: other.y)
      }
  }
}

extension CGPoint {
  fileprivate func isClose(to other: Self) -> Bool {
    x.isClose(to: other.x) && y.isClose(to: other.y)
  }
}

extension CGFloat {
  fileprivate func isClose(to other: Self) -> Bool { (self - other).magnitude < 1e-3 }
}
