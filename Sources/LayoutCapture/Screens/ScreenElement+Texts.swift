package import Foundation
import LayoutGeometry
package import ScreenFrames

extension ScreenElement {
  /// The size up to which a shape is a sign, such as a check mark or a battery, and not a ground or a line.
  private static var largestSign: CGSize { CGSize(width: 66, height: 40) }
  /// The size up to which a shape of a keyboard is a key, and not its ground: on the side of a tablet keys are up to 77 high.
  private static var largestKey: CGSize { CGSize(width: 1000, height: 80) }

  /// The areas of the time and the signs of the status bar, of the cut-out of the screen and of the home indicator, which no
  /// name covers.
  package var statusSigns: [CGRect] {
    switch self {
    case .group(let group) where group.tag.role == "status-bar": texts()
    case .group(let group) where group.tag.role == "home-indicator": grounds()
    case .group(let group):
      group.children.flatMap(\.statusSigns).map {
        $0.offsetBy(dx: group.offset.x, dy: group.offset.y)
      }
    case .shape(let shape) where shape.tag.role == "cutout": texts()
    case .shape, .text: []
    }
  }

  /// Returns the areas of the texts and signs in it, and of the cut-out of the screen, which remarks do not cover, from
  /// the origin of its coordinates.
  package func texts(at origin: CGPoint = .zero) -> [CGRect] {
    texts(at: origin, signsUpTo: Self.largestSign)
  }

  private func texts(at origin: CGPoint, signsUpTo largest: CGSize) -> [CGRect] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      let largest = group.tag.role == "keyboard" ? Self.largestKey : largest
      return group.children.flatMap { $0.texts(at: inner, signsUpTo: largest) }
    case .shape(let shape):
      return shape.isSign(upTo: largest) ? [shape.bounds.offsetBy(dx: origin.x, dy: origin.y)] : []
    case .text(let run):
      return [
        CGRect(
          x: origin.x + run.origin.x,
          y: origin.y + run.origin.y - run.fontSize,
          width: run.width,
          height: run.fontSize * 1.25
        )
      ]
    }
  }

  /// Returns the areas of the pictures on buttons, from the origin of its coordinates.
  package func picturesOnButtons(at origin: CGPoint = .zero, isOnButton: Bool = false) -> [CGRect] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      let isButton = group.tag.role == "bar-button" || group.tag.role == "button"
      return group.children.flatMap {
        $0.picturesOnButtons(at: inner, isOnButton: isOnButton || isButton)
      }
    case .shape: return isOnButton ? texts(at: origin) : []
    case .text: return []
    }
  }

  /// Returns the areas of the controls that fingers move or write in, from the origin of its coordinates.
  ///
  /// - Parameters:
  ///   - origin: The origin.
  ///   - hasFields: Whether those are among them that one writes in, of which most may be empty.
  /// - Returns: The areas.
  package func controls(at origin: CGPoint = .zero, withFields hasFields: Bool = true) -> [CGRect] {
    guard case .group(let group) = self else { return [] }
    if group.isControl, hasFields || !group.isField {
      return [bounds.offsetBy(dx: origin.x, dy: origin.y)]
    }
    let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
    return group.children.flatMap { $0.controls(at: inner, withFields: hasFields) }
  }

  /// Returns the areas of what is drawn behind texts and signs: of backgrounds, lines and long controls.
  package func grounds(at origin: CGPoint = .zero) -> [CGRect] {
    switch self {
    case .group(let group):
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      return group.children.flatMap { $0.grounds(at: inner) }
    case .shape(let shape):
      return shape.isSign(upTo: Self.largestSign)
        ? [] : [shape.bounds.offsetBy(dx: origin.x, dy: origin.y)]
    case .text: return []
    }
  }
}

extension ElementGroup {
  private static let rolesOfFields: Set<String> = ["text-field", "text-view", "search-field"]
  private static let rolesOfControls: Set<String> = [
    "segmented-control", "stepper", "switch", "slider", "progress", "reorder-control",
  ]

  /// Whether it is a control that fingers move or write in.
  package var isControl: Bool {
    isField || tag.role.map(Self.rolesOfControls.contains) ?? false
  }

  /// Whether one writes in it.
  fileprivate var isField: Bool { tag.role.map(Self.rolesOfFields.contains) ?? false }
}

extension Shape {
  /// Returns whether it is a sign, at most as large as one can be, or the cut-out of the screen.
  fileprivate func isSign(upTo largest: CGSize) -> Bool {
    let box = bounds
    return tag.role == "cutout"
      || box.width <= largest.width && box.height <= largest.height
        && max(box.width, box.height) >= 6
  }
}
