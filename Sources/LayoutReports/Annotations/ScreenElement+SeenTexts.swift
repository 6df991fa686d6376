import Foundation
import LayoutCapture
import ScreenFrames

// The texts of a screen, without those that shine through the glass of bars, or lie below cards: lines may cross these.
extension [ScreenElement] {
  /// Returns the areas of texts and signs, from the origin of their coordinates, without the parts that capsules of bars
  /// and plain grounds above them cover.
  ///
  /// - Complexity: O(*n* · *m*), with *n* texts, and *m* capsules and plain grounds.
  func seenTexts(at origin: CGPoint) -> [CGRect] {
    var texts: [CGRect] = []
    addSeenTexts(to: &texts, at: origin)
    return texts
  }

  private func addSeenTexts(
    to texts: inout [CGRect],
    at origin: CGPoint,
    in clip: CGRect? = nil,
    isSolid: Bool = true
  ) {
    for element in self {
      guard case .group(let group) = element, !element.isWhole else {
        let own = element.texts(at: origin)
        if isSolid, own.isEmpty || element.isWhole, element.isCover {
          let area = element.bounds.offsetBy(dx: origin.x, dy: origin.y)
          texts = texts.flatMap { $0.seen(below: clip.map(area.intersection) ?? area) }
        }
        texts += own
        continue
      }
      let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
      let part = group.clip?.offsetBy(dx: inner.x, dy: inner.y)
      group.children.addSeenTexts(
        to: &texts,
        at: inner,
        in: part.map { clip?.intersection($0) ?? $0 } ?? clip,
        isSolid: isSolid && group.opacity == 1 && group.mask == nil && group.matrix == .identity
      )
    }
  }
}

extension ScreenElement {
  private static var rolesOfCapsules: Set<String> { ["bar-capsule", "tab-capsule"] }

  /// Whether its texts count together: those of a capsule lie on it, and signs on keys may be larger than others.
  fileprivate var isWhole: Bool {
    guard case .group(let group) = self, let role = group.tag.role else { return false }
    return role == "keyboard" || Self.rolesOfCapsules.contains(role)
  }

  /// Whether texts below it are hidden, or as good as that.
  fileprivate var isCover: Bool {
    if case .shape(let shape) = self { return shape.isPlainGround }
    return isWhole
  }
}

extension CGRect {
  /// The share of a text's height from which on it is covered; its letters fill three fifths.
  private static let leastShare: CGFloat = 0.6

  /// Returns what is seen of a text at the left and at the right of a cover, of which letters are as good as hidden.
  fileprivate func seen(below cover: Self) -> [Self] {
    let covered = min(maxY, cover.maxY) - max(minY, cover.minY)
    guard covered >= Self.leastShare * height, intersects(cover) else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: cover.minX - minX, height: height),
      CGRect(x: cover.maxX, y: minY, width: maxX - cover.maxX, height: height),
    ]
    .filter { $0.size.width > 0 }
  }
}
