import Foundation
import LayoutCapture
import LayoutGeometry
import ScreenFrames

extension ScreenElement {
  /// Returns the areas of all that has one of some roles, from the origin of its coordinates.
  func areas(at origin: CGPoint, of roles: Set<String>) -> [CGRect] {
    guard case .group(let group) = self else { return [] }
    if let role = group.tag.role, roles.contains(role) {
      return [bounds.offsetBy(dx: origin.x, dy: origin.y)]
    }
    let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
    return group.children.flatMap { $0.areas(at: inner, of: roles) }
  }
}

extension [ScreenElement] {
  /// Returns the areas of what is drawn behind texts and signs, from the origin of their coordinates, without the parts that
  /// a plain ground above them hides.
  ///
  /// - Complexity: O(*n* · *m*), with *n* shapes, of which *m* are plain grounds.
  func seenGrounds(at origin: CGPoint) -> [CGRect] {
    var grounds: [CGRect] = []
    addGrounds(to: &grounds, at: origin)
    return grounds
  }

  private func addGrounds(to grounds: inout [CGRect], at origin: CGPoint, isSolid: Bool = true) {
    for element in self {
      if case .group(let group) = element {
        let inner = CGPoint(x: origin.x + group.offset.x, y: origin.y + group.offset.y)
        let isSolid = isSolid && group.opacity == 1 && group.mask == nil
        group.children.addGrounds(to: &grounds, at: inner, isSolid: isSolid)
        continue
      }
      let areas = element.grounds(at: origin)
      if isSolid, case .shape(let shape) = element, shape.isPlainGround {
        for area in areas { grounds = grounds.flatMap { $0.seen(below: area) } }
      }
      grounds += areas
    }
  }
}

extension CGRect {
  /// Returns what is seen of the area below another one that goes on beyond it above and below; below any other, that
  /// leaves more than a rectangle, it counts as all seen.
  fileprivate func seen(below other: CGRect) -> [CGRect] {
    guard other.minY <= minY, other.maxY >= maxY, other.minX < maxX, other.maxX > minX else {
      return [self]
    }
    return [
      CGRect(x: minX, y: minY, width: other.minX - minX, height: height),
      CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height),
    ]
    .filter { $0.size.width > 0 }
  }
}
