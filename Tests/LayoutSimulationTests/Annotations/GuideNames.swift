import Foundation
import ScreenFrames

extension [ScreenElement] {
  /// Returns the boxes of the names of guides among the elements, from the origin of the outermost ones.
  func guideNames(at origin: CGPoint) -> [CGRect] {
    flatMap { element -> [CGRect] in
      guard case .group(let group) = element else { return [] }
      if group.tag.role == "guide-label" {
        return [element.bounds.offsetBy(dx: origin.x, dy: origin.y)]
      }
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      return group.children.guideNames(at: inner)
    }
  }
}

extension ScreenElement {
  /// Whether it is a guide over the screen, or a name of one.
  var isGuide: Bool {
    if case .group(let group) = self { group.tag.id.hasPrefix("guides.") } else { false }
  }

  /// The words in it.
  var strings: [String] {
    switch self {
    case .group(let group): group.children.flatMap(\.strings)
    case .text(let run): [run.string]
    case .shape: []
    }
  }
}
