import Foundation
import LayoutCapture
import ScreenFrames

// The texts of a screen, without those that shine through the glass of bars: lines may cross these.
extension [ScreenElement] {
  /// Returns the areas of texts and signs, from the origin of their coordinates, without the parts that capsules of bars
  /// cover.
  func seenTexts(at origin: CGPoint) -> [CGRect] {
    var texts: [CGRect] = []
    for element in self { element.addSeenTexts(to: &texts, at: origin) }
    return texts
  }
}

extension ScreenElement {
  private static var rolesOfCapsules: Set<String> { ["bar-capsule", "tab-capsule"] }
  /// The share of a text's height from which on it is covered; its letters fill three fifths.
  private static var leastShare: CGFloat { 0.6 }

  private var hasCapsules: Bool {
    guard case .group(let group) = self else { return false }
    return isCapsule || group.children.contains(where: \.hasCapsules)
  }

  private var isCapsule: Bool {
    guard case .group(let group) = self, let role = group.tag.role else { return false }
    return Self.rolesOfCapsules.contains(role)
  }

  fileprivate func addSeenTexts(to texts: inout [CGRect], at origin: CGPoint) {
    guard case .group(let group) = self, hasCapsules, !isCapsule else {
      if isCapsule {
        let capsule = bounds.offsetBy(dx: origin.x, dy: origin.y)
        texts = texts.flatMap { Self.seen($0, below: capsule) }
      }
      texts += self.texts(at: origin)
      return
    }
    let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
    for child in group.children { child.addSeenTexts(to: &texts, at: inner) }
  }

  /// Returns what is seen of a text at the left and at the right of a capsule, of which letters are as good as hidden.
  private static func seen(_ text: CGRect, below capsule: CGRect) -> [CGRect] {
    let covered = min(text.maxY, capsule.maxY) - max(text.minY, capsule.minY)
    guard covered >= leastShare * text.height, text.intersects(capsule) else { return [text] }
    return [
      CGRect(x: text.minX, y: text.minY, width: capsule.minX - text.minX, height: text.height),
      CGRect(x: capsule.maxX, y: text.minY, width: text.maxX - capsule.maxX, height: text.height),
    ]
    .filter { $0.size.width > 0 }
  }
}
