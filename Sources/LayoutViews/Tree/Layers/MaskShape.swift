import Foundation
import LayoutGeometry
import ScreenFrames

/// The parts that a mask shows, which are drawn as one outline of one opacity, or as one gradient.
struct MaskShape {
  /// The inside of an outline, and its opacity.
  private struct Part {
    var clip: LayerClip
    let opacity: Double
    /// The outline with its degrees of opacity, or `nil` for one without.
    var gradient: Shape?

    init(_ clip: LayerClip, _ opacity: Double) {
      self.clip = clip
      // An opacity that is a product is not told from the one that is written.
      self.opacity = (opacity * 1000).rounded() / 1000
    }
  }

  private var parts: [Part] = []
  /// The ways in which what shows is not what a device shows.
  private(set) var departures: [String] = []

  private mutating func depart(_ what: String) {
    if !departures.contains(what) { departures.append(what) }
  }

  /// Adds what an element covers.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - placement: The place of its coordinates.
  ///   - opacity: The opacity of what is around it.
  mutating func add(_ element: ScreenElement, in placement: CGAffineTransform, opacity: Double) {
    switch element {
    case .group(let group):
      let matrix = CGAffineTransform(
        a: group.matrix.a,
        b: group.matrix.b,
        c: group.matrix.c,
        d: group.matrix.d,
        tx: group.offset.x,
        ty: group.offset.y
      )
      let inside = matrix.concatenating(placement)
      if let clip = group.clip {
        return addUnknown(.rectangle(clip, cornerRadius: group.clipRadius), in: inside)
      }
      for child in group.children { add(child, in: inside, opacity: opacity * group.opacity) }
    case .shape(let shape): add(shape, in: placement, opacity: opacity)
    case .text(let run):
      let box = CGRect(
        x: run.origin.x,
        y: run.origin.y - run.fontSize,
        width: run.width,
        height: run.fontSize * 1.25
      )
      addUnknown(.rectangle(box), in: placement)
    }
  }

  private mutating func add(_ shape: Shape, in placement: CGAffineTransform, opacity: Double) {
    let degrees = Set(shape.gradient.map(\.color.opacity))
    if degrees.count > 1 {
      var part = Part(Self.clip(shape.outline, isEvenOdd: !shape.fillsNonzero, in: placement), 1)
      part.gradient = shape.moved(by: placement)
      part.gradient?.gradient = shape.gradient.map {
        GradientStop($0.offset, Color.white.faded(by: $0.color.opacity * opacity))
      }
      if part.gradient == nil { depart(Self.flatGradient) }
      parts.append(part)
    } else if let alpha = degrees.first ?? shape.fill?.opacity, alpha > 0 {
      let clip = Self.clip(shape.outline, isEvenOdd: !shape.fillsNonzero, in: placement)
      parts.append(Part(clip, alpha * opacity))
    }
    if let stroke = shape.stroke, stroke.color.opacity > 0, stroke.width > 0 {
      if !stroke.dashes.isEmpty { depart("the dashes of a mask's line are one line") }
      let path = StrokeOutline(shape.outline.commands, stroke).commands.applying(placement)
      parts.append(Part(LayerClip(path, evenOdd: false), stroke.color.opacity * opacity))
    }
  }

  /// Adds the inside of an outline of which not all shows on a device.
  mutating func addUnknown(_ outline: Outline, in placement: CGAffineTransform) {
    depart(Self.flatGradient)
    parts.append(Part(Self.clip(outline, isEvenOdd: false, in: placement), 1))
  }

  private static let flatGradient =
    "a mask with degrees of opacity shows all in its bounds, and hides the rest"

  private static func clip(
    _ outline: Outline,
    isEvenOdd: Bool,
    in placement: CGAffineTransform
  ) -> LayerClip {
    // Where it is only moved, a rectangle with round corners stays one.
    if case .rectangle(let rect, let radius) = outline, placement.a == 1, placement.b == 0,
      placement.c == 0, placement.d == 1
    {
      let limit = min(rect.width, rect.height) / 2
      return LayerClip(rect.applying(placement), radii: CornerRadii(min(radius, limit)))
    }
    return LayerClip(outline.commands.applying(placement), evenOdd: isEvenOdd)
  }

  /// The part that shows: nothing of a mask that draws nothing.
  var clip: LayerClip {
    mutating get {
      guard let opacity = parts.map(\.opacity).max() else { return LayerClip(.zero) }
      if parts.count == 1, let gradient = parts[0].gradient {
        var clip = parts[0].clip
        clip.mask = gradient
        return clip
      }
      if parts.contains(where: { $0.gradient != nil }) { depart(Self.flatGradient) }
      if parts.contains(where: { $0.opacity != opacity }) {
        depart("a mask of several opacities shows all of its shapes with the greatest one")
      }
      var clip = parts.count == 1 ? parts[0].clip : LayerClip(united, evenOdd: false)
      clip.opacity = opacity
      return clip
    }
  }

  /// The outlines of all parts in one direction, so that none takes away from another.
  private var united: [PathCommand] {
    mutating get {
      var path: [PathCommand] = []
      for part in parts {
        let outline = part.clip.commands
        if part.clip.isEvenOdd, outline.filter(\.isMove).count > 1 {
          depart("the holes of a mask's even-odd shape show beside other shapes of the mask")
        }
        path += outline.signedArea < 0 ? outline.inOppositeDirection : outline
      }
      return path
    }
  }
}

extension Shape {
  /// Returns the filled shape at another place, or `nil` if it is turned or stretched.
  fileprivate func moved(by placement: CGAffineTransform) -> Shape? {
    guard placement.a == 1, placement.b == 0, placement.c == 0, placement.d == 1 else { return nil }
    let distance = CGPoint(x: placement.tx, y: placement.ty)
    var shape = self
    shape.tag = .none
    shape.stroke = nil
    switch outline {
    case .rectangle(let rect, let radius):
      let limit = min(rect.width, rect.height) / 2
      shape.outline = .rectangle(rect.applying(placement), cornerRadius: min(radius, limit))
    case .circle, .line, .path: shape.outline = .path(outline.commands.applying(placement))
    }
    shape.gradientCourse = gradientCourse?.moved(by: distance)
    return shape
  }
}

extension GradientCourse {
  fileprivate func moved(by distance: CGPoint) -> Self {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    }
    return switch self {
    case .line(let start, let end): .line(from: moved(start), to: moved(end))
    case .ellipse(let center, let radii): .ellipse(center: moved(center), radii: radii)
    }
  }
}

extension LayerClip {
  /// The outline, of a rectangle too.
  fileprivate var commands: [PathCommand] {
    path.isEmpty ? .roundRectangle(rect, radii: CornerRadii(cornerRadius)) : path
  }
}

extension Outline {
  /// The outline as a path.
  fileprivate var commands: [PathCommand] {
    switch self {
    case .rectangle(let rect, let radius):
      radius > 0
        ? .roundRectangle(
          rect,
          radii: CornerRadii(min(radius, min(rect.width, rect.height) / 2))
        ) : .rectangle(rect)
    case .circle(let center, let radius):
      .ellipse(in: CGRect(origin: center, size: .zero).insetBy(dx: -radius, dy: -radius))
    case .line(let start, let end): [.move(start), .line(end)]
    case .path(let path): path
    }
  }
}
