package import Foundation
package import ScreenFrames

/// A finder of the views that draw something in a part of a frame.
package struct DrawnViews {
  private let box: CGRect
  /// The views found, from the back.
  private var found: [(name: String, area: CGFloat)] = []

  /// Returns the ids of the views that draw something in a rectangle of the screen, the front-most first.
  ///
  /// Views that draw more than half of the screen, such as backgrounds, are everywhere, so that they are
  /// named only if there is nothing else.
  static func names(in frame: ScreenFrame, at box: CGRect) -> [String] {
    var views = Self(box: box)
    let screen = CGRect(origin: .zero, size: frame.size)
    views.visit(frame.elements, owner: "", Placement(), clip: screen)
    let half = screen.width * screen.height / 2
    let small = views.found.filter { $0.area <= half }
    var names: [String] = []
    for view in (small.isEmpty ? views.found : small).reversed() where !names.contains(view.name) {
      names.append(view.name)
    }
    return names
  }

  /// Returns the rectangles of views of some names or ids on the screen, those that draw nothing left out.
  ///
  /// Of several views of one name it is the rectangle around all.
  package static func boxes(of names: [String], in frame: ScreenFrame) -> [String: CGRect] {
    guard !names.isEmpty else { return [:] }
    let screen = CGRect(origin: .zero, size: frame.size)
    var boxes: [String: CGRect] = [:]
    func visit(_ elements: [ScreenElement], _ place: Placement, clip: CGRect, owners: [String]) {
      for element in elements {
        let drawn: CGRect
        switch element {
        case .group(let group):
          let inner = place.inside(group)
          let own = group.clip.map { inner.box(of: $0).intersection(clip) } ?? clip
          let named = names.filter { $0 == group.tag.view || $0 == group.tag.id }
          if !own.isNull { visit(group.children, inner, clip: own, owners: owners + named) }
          continue
        case .shape(let shape): drawn = place.box(of: shape.bounds)
        case .text(let text): drawn = place.box(of: text.bounds)
        }
        let shown = drawn.intersection(clip)
        guard !shown.isNull, !shown.isEmpty else { continue }
        for owner in owners { boxes[owner] = boxes[owner]?.union(shown) ?? shown }
      }
    }
    visit(frame.elements, Placement(), clip: screen, owners: [])
    return boxes
  }

  private init(box: CGRect) { self.box = box }

  private mutating func visit(
    _ elements: [ScreenElement],
    owner: String,
    _ place: Placement,
    clip: CGRect
  ) {
    for element in elements {
      switch element {
      case .group(let group):
        let inner = place.inside(group)
        let own = group.clip.map { inner.box(of: $0).intersection(clip) } ?? clip
        guard !own.isNull else { continue }
        let isView = group.tag.view != nil || owner.isEmpty
        visit(
          group.children,
          owner: isView && !group.tag.id.isEmpty ? group.tag.id : owner,
          inner,
          clip: own
        )
      case .shape(let shape): note(place.box(of: shape.bounds), owner, clip)
      case .text(let text): note(place.box(of: text.bounds), owner, clip)
      }
    }
  }

  private mutating func note(_ box: CGRect, _ owner: String, _ clip: CGRect) {
    let shown = box.intersection(clip)
    guard !owner.isEmpty, !shown.isNull, shown.intersects(self.box) else { return }
    found.append((owner, shown.width * shown.height))
  }

  /// A placement of a group's coordinates on the screen.
  private struct Placement {
    var matrix = ElementMatrix.identity
    var offset = CGPoint.zero

    func inside(_ group: ElementGroup) -> Placement {
      let moved = matrix.apply(group.offset)
      let (x, y) = (
        matrix.apply(CGPoint(x: group.matrix.a, y: group.matrix.b)),
        matrix.apply(CGPoint(x: group.matrix.c, y: group.matrix.d))
      )
      return Placement(
        matrix: ElementMatrix(a: x.x, b: x.y, c: y.x, d: y.y),
        offset: CGPoint(x: offset.x + moved.x, y: offset.y + moved.y)
      )
    }

    /// Returns the smallest upright rectangle around the image of a rectangle.
    func box(of rect: CGRect) -> CGRect {
      if matrix == .identity { return rect.offsetBy(dx: offset.x, dy: offset.y) }
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      ]
      let box = Outline.bounds(of: corners.map(matrix.apply))
      return box.offsetBy(dx: offset.x, dy: offset.y)
    }
  }
}

extension Shape {
  /// The rectangle that holds all that is drawn.
  fileprivate var bounds: CGRect {
    let reach = (stroke?.width ?? 0) / 2
    return outline.bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension TextRun {
  /// A rectangle that holds the line: no font of ours reaches further than its size up.
  fileprivate var bounds: CGRect {
    CGRect(x: origin.x, y: origin.y - fontSize, width: width, height: fontSize * 1.3)
  }
}

extension Outline {
  fileprivate var bounds: CGRect {
    switch self {
    case .rectangle(let rect, _): rect
    case .circle(let center, let radius):
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .line(let start, let end): Self.bounds(of: [start, end])
    case .path(let commands):
      Self.bounds(
        of: commands.flatMap { command -> [CGPoint] in
          switch command {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        }
      )
    }
  }

  fileprivate static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
