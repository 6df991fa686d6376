import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutViews
import TableSelection

extension ValidationRule {
  /// The rules about the zones at the edges in which a pan scrolls the table.
  ///
  /// A pan that has begun goes on wherever the finger goes, behind bars and outside of the touch view. So a zone is
  /// out of reach only if it is not on the screen.
  static let ofScrollZones = [
    Self("scroll-zone-unreachable", "scroll-zone-under-bar") { screen in
      screen.zones.compactMap { screen.placeFinding($0) }
    },
    Self("scroll-zones-overlap") { screen in
      [screen.overlapFinding(screen.zones)].compactMap(\.self)
    },
  ]
}

/// A zone at the top or bottom of the screen in which a pan in its direction scrolls the table.
private struct ScrollZone {
  let isTop: Bool
  /// The edge towards the middle, in the window's coordinates.
  let edge: CGFloat
  var name: String { isTop ? "up" : "down" }
  var key: String { isTop ? "top-scrolling-anchor" : "bottom-scrolling-anchor" }
  var option: String { isTop ? "topScrollingAnchor" : "bottomScrollingAnchor" }
}

extension ScreenGeometry {
  /// The zones of a table that has something to scroll.
  fileprivate var zones: [ScrollZone] {
    guard let controller = simulation.scrollAndSelect, shownTouch != nil, table.isScrollEnabled,
      table.maximumContentOffset.y - table.minimumContentOffset.y > CGRect.leastLength,
      let superview = table.superview
    else { return [] }
    let edges = controller.scrollingEdges
    func zone(_ edge: CGFloat?, isTop: Bool) -> ScrollZone? {
      edge.map { edge in
        let place = superview.convert(CGPoint(x: 0, y: edge), to: nil)
        return ScrollZone(isTop: isTop, edge: place.y)
      }
    }
    return [zone(edges.top, isTop: true), zone(edges.bottom, isTop: false)].compactMap(\.self)
  }

  fileprivate func placeFinding(_ zone: ScrollZone) -> LayoutFinding? {
    guard let touch, zone.edge.isFinite else { return nil }
    let room = zone.isTop ? zone.edge - screen.minY : screen.maxY - zone.edge
    if room <= CGRect.leastLength {
      let edge = "the \(zone.isTop ? "top" : "bottom") of the screen"
      let isBeyond = room < -CGRect.leastLength
      return finding(
        "scroll-zone-unreachable",
        .warning,
        "no pan scrolls \(zone.name): the zone for it begins "
          + (isBeyond ? "\(decimalText(-room)) pt beyond \(edge)" : "at \(edge)"),
        about: touch.view,
        .vertical,
        amount: -room,
        hint: "set \(zone.option) to \(zone.isTop ? 40 : -40), as it is at first",
        at: .key(.overlay, zone.key)
      )
    }
    guard
      let bar = bars.first(where: { zone.isTop == ($0.name == NamedView.navigationBar.rawValue) })
    else { return nil }
    let depth = zone.isTop ? zone.edge - bar.frame.maxY : bar.frame.minY - zone.edge
    guard depth <= CGRect.leastLength, bar.frame.overlaps(screen) else { return nil }
    let inside = depth < -CGRect.leastLength ? ", \(decimalText(-depth)) pt inside of it" : ""
    return finding(
      "scroll-zone-under-bar",
      .note,
      "the zone in which a pan scrolls \(zone.name) lies wholly under '\(bar.name)'\(inside)",
      about: touch.view,
      .vertical,
      amount: -depth,
      hint: "set \(zone.option) to \(zone.isTop ? 40 : -40), as it is at first",
      at: .key(.overlay, zone.key)
    )
  }

  fileprivate func overlapFinding(_ zones: [ScrollZone]) -> LayoutFinding? {
    guard let touch, zones.count == 2 else { return nil }
    let overlap = zones[0].edge - zones[1].edge
    guard overlap > CGRect.leastLength, overlap.isFinite else { return nil }
    let keys = simulation.scene.keyMarks
    let zone = keys[.overlay, zones[0].key] == nil ? zones[1] : zones[0]
    return finding(
      "scroll-zones-overlap",
      .warning,
      "the zones in which a pan scrolls up and down overlap by \(decimalText(overlap)) pt: there every movement scrolls",
      about: touch.view,
      .vertical,
      amount: overlap,
      hint: "bring topScrollingAnchor and bottomScrollingAnchor nearer to 0",
      at: .key(.overlay, zone.key)
    )
  }
}
