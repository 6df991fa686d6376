import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

/// The parts that must be the same of two elements for them to be one thing of a film.
enum FilmForm: Hashable {
  /// A group with an outline of its visible part, empty for a rectangle or none, and the mask over it.
  case group(clipPath: [PathCommand], isEvenOdd: Bool = false, mask: Shape? = nil)
  case shape(ShapeForm)
  case text(String, size: CGFloat, weight: FontWeight, ShapedLine?)

  init(_ element: ScreenElement) {
    self =
      switch element {
      case .group(let group):
        .group(clipPath: group.clipPath, isEvenOdd: group.clipsEvenOdd, mask: group.mask)
      case .shape(let shape): .shape(ShapeForm(shape))
      case .text(let run): .text(run.string, size: run.fontSize, weight: run.weight, run.shaped)
      }
  }
}

/// The parts that must be the same of two shapes for one to become the other.
struct ShapeForm: Hashable {
  private enum Kind: Hashable {
    case rectangle
    case circle
    case line(CGSize)
    case path([PathCommand])
  }

  private let kind: Kind
  private let isFilled: Bool
  private let fillsNonzero: Bool
  private let gradient: [GradientStop]
  /// The course of a gradient with the outline that it belongs to: it would not move along with the shape.
  private let course: GradientCourse?
  private let outlineOfCourse: Outline?
  private let line: Line?

  private struct Line: Hashable {
    let dashes: [CGFloat]
    let dashPhase: CGFloat
    let cap: Stroke.LineCap
    let join: Stroke.LineJoin
    let miterLimit: CGFloat
  }

  init(_ shape: Shape) {
    kind =
      switch shape.outline {
      case .rectangle: .rectangle
      case .circle: .circle
      case .line(let start, let end):
        .line(CGSize(width: (end.x - start.x).inMillionths, height: (end.y - start.y).inMillionths))
      case .path(let commands):
        .path(commands.moved(by: commands.first?.end.map { CGPoint(x: -$0.x, y: -$0.y) } ?? .zero))
      }
    isFilled = shape.fill != nil
    fillsNonzero = shape.fillsNonzero
    gradient = shape.gradient
    course = shape.gradientCourse
    outlineOfCourse = course == nil ? nil : shape.outline
    line = shape.stroke.map {
      Line(
        dashes: $0.dashes,
        dashPhase: $0.dashPhase,
        cap: $0.cap,
        join: $0.join,
        miterLimit: $0.miterLimit
      )
    }
  }
}

extension Outline {
  /// A point of the outline that moves as all of it does.
  var anchor: CGPoint {
    switch self {
    case .rectangle(let rect, _): rect.origin
    case .circle(let center, _): center
    case .line(let start, _): start
    case .path(let commands): commands.first?.end ?? .zero
    }
  }
}

extension [PathCommand] {
  /// Returns the path at another place, in millionths, so that sums of fractions compare.
  fileprivate func moved(by distance: CGPoint) -> Self {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + distance.x).inMillionths, y: (point.y + distance.y).inMillionths)
    }
    return map { step in step.map(place) }
  }
}

extension CGFloat {
  fileprivate var inMillionths: CGFloat { (self * 1e6).rounded() }
}
