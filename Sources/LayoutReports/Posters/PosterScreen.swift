import Foundation
import LayoutCapture
import LayoutGeometry
import ScreenFrames

/// A small screen of a poster: its content, the path of the finger, the sign of each row, and a caption.
struct PosterScreen {
  let screen: ComparedScreen
  /// The part of the screen that is drawn, in its own points.
  let crop: CGRect
  /// The width of the screen in the poster.
  let width: CGFloat
  /// The facts below it.
  let facts: [ComparedScreen.Fact]
  let style: PosterStyle
  /// Whether rows that differ are framed.
  let marksDifferences: Bool

  /// The room for the signs beside the screen.
  static let gutter: CGFloat = 16
  /// The room above the screen for the name of a system.
  static let badgeHeight: CGFloat = 22
  static let factHeight: CGFloat = 15

  private var scale: CGFloat { width / crop.width }
  private var size: CGSize { CGSize(width: width, height: crop.height * scale) }

  /// Returns the height of the screen with all its parts, for a number of lines below.
  static func height(width: CGFloat, crop: CGRect, factCount: Int) -> CGFloat {
    badgeHeight + crop.height * width / crop.width + 6 + CGFloat(factCount) * factHeight
  }

  /// Returns its elements with its top left corner at a point, the badge first.
  func elements(at origin: CGPoint) -> [ScreenElement] {
    let top = origin.y + Self.badgeHeight
    let corner = CGPoint(x: origin.x, y: top)
    let shift = CGPoint(x: corner.x - crop.minX * scale, y: corner.y - crop.minY * scale)
    func placed(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + shift.x, y: point.y * scale + shift.y)
    }
    var content = screen.frame.elements.compactMap(\.withoutDeviceOutline)
      .map { $0.mapped(tag: { _ in .none }).scaled(by: scale) }
    if marksDifferences { content += differences }
    var elements: [ScreenElement] = [
      .group(ElementGroup(.none, offset: shift, clip: crop.scaled(by: scale), children: content)),
      border(at: corner),
    ]
    for track in screen.shownTracks {
      var moved = track
      moved.points = track.points.map(placed)
      moved.fingers = track.fingers.map(placed)
      elements += style.track.elements(of: moved)
    }
    for row in screen.rows where crop.minY <= row.frame.midY && row.frame.midY <= crop.maxY {
      guard let sign = row.sign else { continue }
      let middle = placed(CGPoint(x: crop.maxX, y: row.frame.midY))
      elements += style.sign(sign, at: CGPoint(x: middle.x + Self.gutter / 2, y: middle.y))
    }
    if let system = screen.system { elements += badge(system, at: origin) }
    return elements + caption(below: CGPoint(x: corner.x, y: corner.y + size.height + 6))
  }

  /// The rows that are not the same on all screens, framed.
  private var differences: [ScreenElement] {
    screen.rows.filter(\.differs).map { row in
      style.frame(row.frame.scaled(by: scale).insetToMiddle(dx: 1.5, dy: 1), cornerRadius: 4)
    }
  }

  private func border(at corner: CGPoint) -> ScreenElement {
    let isNamed = screen.system != nil
    return .stroke(
      .rectangle(CGRect(origin: corner, size: size)),
      isNamed ? style.accent : style.rule,
      width: isNamed ? 2 : 1
    )
  }

  private func badge(_ text: String, at origin: CGPoint) -> [ScreenElement] {
    let room = CGRect(x: origin.x - 1, y: origin.y + 3, width: width + 2, height: 19)
    return [
      .fill(.rectangle(room), style.accent),
      .line(
        text,
        at: CGPoint(x: room.minX + 6, y: room.minY + 13.5),
        size: 11,
        weight: .semibold,
        color: .white,
        room: room.width - 12,
        in: style.fonts
      ),
    ]
  }

  private func caption(below point: CGPoint) -> [ScreenElement] {
    facts.enumerated().map { index, fact in
      let isFirst = fact.subject == .selected
      return .line(
        fact.text,
        at: CGPoint(x: point.x, y: point.y + 11 + CGFloat(index) * Self.factHeight),
        size: 11.5,
        weight: isFirst ? .semibold : .regular,
        color: marksDifferences && fact.differs
          ? style.difference : isFirst ? style.text : style.note,
        room: width + Self.gutter,
        in: style.fonts
      )
    }
  }
}

extension ScreenElement {
  /// The element of a frame with square corners and without the edge of the device, or `nil` if nothing is
  /// left.
  fileprivate var withoutDeviceOutline: ScreenElement? {
    switch self {
    case .group(var group):
      guard !group.clipPath.isEmpty else { return self }
      group.clip = nil
      group.clipPath = []
      return .group(group)
    case .shape(let shape): return shape.tag.id == "edge" ? nil : self
    case .text: return self
    }
  }
}
