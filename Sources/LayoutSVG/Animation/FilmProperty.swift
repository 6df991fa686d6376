import Foundation
import LayoutGeometry
import ScreenFrames

/// A property of something drawn that changes in a film, as CSS names it, or some that change together.
enum FilmProperty: Int, CaseIterable {
  /// The place, and the factor of size: x, y, factor.
  case transform
  /// A place and a turn: a, b, c, d, x, y.
  case matrix
  /// The opacity of all that is in it.
  case opacity
  case fill
  case fillOpacity
  case stroke
  case strokeOpacity
  case strokeWidth
  /// The rectangle: x, y, width, height, radius of the corners.
  case rectangle
  /// The circle: x and y of its center, radius.
  case circle

  /// The greatest distances of the limits from those of the frames: in points a quarter, together with what numbers and
  /// times are rounded to.
  var tolerances: [Double] {
    switch self {
    case .transform: Array(repeating: 0.22, count: 4)
    case .matrix: Array(repeating: 0, count: 6)
    case .opacity, .fillOpacity, .strokeOpacity: [0.004]
    case .fill, .stroke: Array(repeating: 2, count: 3)
    case .strokeWidth: [0.05]
    case .rectangle: Array(repeating: 0.22, count: 5)
    case .circle: Array(repeating: 0.22, count: 4)
    }
  }

  /// Returns what must keep to the tolerances: the edges of a rectangle, of a circle, or of what is drawn larger or smaller.
  ///
  /// - Parameters:
  ///   - numbers: The numbers.
  ///   - reach: The rectangle of all that is moved, before it is.
  /// - Returns: The numbers, as many as there are tolerances.
  func limits(of numbers: [Double], reach: CGRect) -> [Double] {
    switch self {
    case .transform:
      [
        numbers[0] + reach.minX * numbers[2], numbers[0] + reach.maxX * numbers[2],
        numbers[1] + reach.minY * numbers[2], numbers[1] + reach.maxY * numbers[2],
      ]
    case .rectangle:
      [numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3], numbers[4]]
    case .circle:
      [
        numbers[0] - numbers[2], numbers[0] + numbers[2], numbers[1] - numbers[2],
        numbers[1] + numbers[2],
      ]
    case .matrix, .opacity, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth: numbers
    }
  }

  /// Whether the first two numbers are a place, which makes up for what the keys around it do not say.
  var isPlace: Bool {
    switch self {
    case .transform, .rectangle, .circle: true
    case .matrix, .opacity, .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth: false
    }
  }

  /// Whether it goes from one state to the next at once, since what lies between has another course.
  var isStepped: Bool { self == .matrix }
}

extension FilmNode {
  /// The properties that can change of the thing.
  var properties: [FilmProperty] {
    let states = history.states
    switch states.first {
    case .group:
      let isTurned = states.contains {
        if case .group(let group) = $0 { group.matrix != .identity } else { false }
      }
      return [isTurned ? .matrix : .transform, .opacity]
    case .shape:
      return [place(in: states), .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth]
    case .text: return [.transform, .fill, .fillOpacity]
    case nil: return []
    }
  }

  /// Returns the property that says where a shape is: a rectangle or circle that only moves needs no other sizes.
  private func place(in states: [FilmState]) -> FilmProperty {
    let outlines = states.compactMap {
      if case .shape(let shape) = $0 { shape.outline } else { nil }
    }
    switch outlines.first {
    case .rectangle:
      let sizes = Set(outlines.map(\.rectangleSize))
      return sizes.count == 1 ? .transform : .rectangle
    case .circle:
      let radii = Set(outlines.map(\.circleRadius))
      return radii.count == 1 ? .transform : .circle
    case .line, .path, nil: return .transform
    }
  }
}

extension Outline {
  /// The radius of a circle.
  fileprivate var circleRadius: CGFloat {
    if case .circle(_, let radius) = self { radius } else { 0 }
  }

  /// The width, the height and the radius of the corners of a rectangle.
  fileprivate var rectangleSize: [CGFloat] {
    guard case .rectangle(let rect, let radius) = self else { return [] }
    return [rect.width, rect.height, radius]
  }
}

extension FilmState {
  /// Returns the numbers of a property, or `nil` if it has none.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - base: The state of the still picture, from which shapes and texts are moved.
  /// - Returns: The numbers, in the order of the property.
  func numbers(of property: FilmProperty, over base: FilmState) -> [Double]? {
    switch self {
    case .group(let group): group.numbers(of: property)
    case .shape(let shape):
      if case .shape(let base) = base { shape.numbers(of: property, over: base) } else { nil }
    case .text(let run):
      if case .text(let base) = base { run.numbers(of: property, over: base) } else { nil }
    }
  }
}

extension FilmGroup {
  fileprivate func numbers(of property: FilmProperty) -> [Double]? {
    switch property {
    case .transform: [offset.x, offset.y, scale]
    case .matrix:
      [matrix.a, matrix.b, matrix.c, matrix.d].map { $0 * scale } + [offset.x, offset.y]
    case .opacity: [opacity]
    case .rectangle: clipNumbers
    case .fill, .fillOpacity, .stroke, .strokeOpacity, .strokeWidth, .circle: nil
    }
  }

  /// The visible part, all that a screen could have where nothing is hidden.
  var clipNumbers: [Double] {
    let rect = clip ?? CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
    return Shape.numbers(of: rect, radius: clip == nil ? 0 : clipRadius)
  }
}

extension Shape {
  fileprivate func numbers(of property: FilmProperty, over base: Shape) -> [Double]? {
    switch property {
    case .transform: return distance(to: base)
    case .rectangle: return rectangle
    case .circle: return circle
    case .fill: return fill?.numbers
    case .fillOpacity: return fill.map { [$0.opacity] }
    case .stroke: return stroke?.color.numbers
    case .strokeOpacity: return stroke.map { [$0.color.opacity] }
    case .strokeWidth: return stroke.map { [$0.width] }
    case .matrix, .opacity: return nil
    }
  }

  private func distance(to base: Shape) -> [Double] {
    let anchor = outline.anchor
    let start = base.outline.anchor
    return [anchor.x - start.x, anchor.y - start.y, 1]
  }

  private var rectangle: [Double]? {
    guard case .rectangle(let rect, let radius) = outline else { return nil }
    return Self.numbers(of: rect, radius: radius)
  }

  private var circle: [Double]? {
    guard case .circle(let center, let radius) = outline else { return nil }
    return [center.x, center.y, radius]
  }

  fileprivate static func numbers(of rect: CGRect, radius: CGFloat) -> [Double] {
    let rect = rect.standardized
    return [
      rect.minX, rect.minY, rect.width, rect.height,
      max(0, min(radius, rect.width / 2, rect.height / 2)),
    ]
  }
}

extension TextRun {
  fileprivate func numbers(of property: FilmProperty, over base: TextRun) -> [Double]? {
    switch property {
    case .transform: [origin.x - base.origin.x, origin.y - base.origin.y, 1]
    case .fill: color.numbers
    case .fillOpacity: [color.opacity]
    case .matrix, .opacity, .stroke, .strokeOpacity, .strokeWidth, .rectangle, .circle: nil
    }
  }
}

extension Color {
  fileprivate var numbers: [Double] { [Double(red), Double(green), Double(blue)] }
}
