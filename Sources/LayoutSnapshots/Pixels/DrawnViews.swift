import Foundation
import ScreenFrames

/// Finds the views that draw something in a part of a frame.
struct DrawnViews {
  private let box: CGRect
  /// What was found, from the back.
  private var found: [(name: String, area: CGFloat)] = []

  /// Returns the ids of the views that draw something in a rectangle, the front-most first.
  ///
  /// Of views that draw more than half of the screen, such as backgrounds, there are some everywhere;
  /// they are named only where there is nothing else.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - box: The rectangle, in points of the screen.
  /// - Returns: The ids, each once.
  static func names(in frame: ScreenFrame, at box: CGRect) -> [String] {
    var views = Self(box: box)
    let screen = CGRect(origin: .zero, size: frame.size)
    views.visit(frame.elements, owner: "", offset: .zero, clip: screen)
    let half = screen.width * screen.height / 2
    let small = views.found.filter { $0.area <= half }
    var names: [String] = []
    for view in (small.isEmpty ? views.found : small).reversed() where !names.contains(view.name) {
      names.append(view.name)
    }
    return names
  }

  private init(box: CGRect) {
    self.box = box
  }

  private mutating func visit(
    _ elements: [ScreenElement],
    owner: String,
    offset: CGPoint,
    clip: CGRect
  ) {
    for element in elements {
      switch element {
      case .group(let group):
        let offset = CGPoint(x: offset.x + group.offset.x, y: offset.y + group.offset.y)
        let own = group.clip?.offsetBy(dx: offset.x, dy: offset.y).intersection(clip) ?? clip
        guard !own.isNull else { continue }
        let isView = group.tag.view != nil || owner.isEmpty
        visit(
          group.children,
          owner: isView && !group.tag.id.isEmpty ? group.tag.id : owner,
          offset: offset,
          clip: own
        )
      case .shape(let shape): note(shape.bounds, owner, offset, clip)
      case .text(let text): note(text.bounds, owner, offset, clip)
      }
    }
  }

  private mutating func note(_ rect: CGRect, _ owner: String, _ offset: CGPoint, _ clip: CGRect) {
    let shown = rect.offsetBy(dx: offset.x, dy: offset.y).intersection(clip)
    guard !owner.isEmpty, !shown.isNull, shown.intersects(box) else { return }
    found.append((owner, shown.width * shown.height))
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

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
