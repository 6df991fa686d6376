import Foundation
import LayoutCapture
package import LayoutGeometry
import LayoutInteraction
import LayoutScenes
package import LayoutText
import LayoutViews
package import ScreenFrames

/// A drawing of a hit map over its screen.
package struct HitMapDrawing {
  private let map: HitMap
  private let fonts: FontCascade?
  /// The color of each region, and the strength with which its area is filled.
  package let colors: [(color: Color, strength: Double)]

  /// Creates the drawing of a map, with fonts for letters of names that the system's does not have.
  package init(of map: HitMap, in fonts: FontCascade?) {
    self.map = map
    self.fonts = fonts
    var strong: [String: Int] = [:]
    colors = map.regions.enumerated().map { index, region in
      switch region.kind {
      case .row(let row): return (HitColors.row, row.row.isMultiple(of: 2) ? 0.16 : 0.28)
      case .headerFooter: return (HitColors.headerFooter, 0.3)
      case .container: return (HitColors.container, 0.16)
      case .target:
        // Regions that are alike in all rows have one color.
        let name = region.family?.name ?? "\(index)"
        let number = strong[name] ?? strong.count
        strong[name] = number
        return (HitColors.strong(number), 0.34)
      }
    }
  }

  /// The slanting lines over what touches do not reach.
  package var hatching: [ScreenElement] {
    (map.coveredEntries + map.unreachableEntries).flatMap(\.rects).map(Hatching.element)
  }

  /// The area of each region, in its color.
  package var areas: [ScreenElement] {
    zip(map.regions, colors).enumerated().map { index, element in
      let (region, color) = element
      return .fill(
        .path(region.rects.flatMap(Self.path)),
        color.color.faded(by: color.strength),
        ElementTag(id: "hits.region-\(index + 1)", role: "region", facts: ["name": region.name])
      )
    }
  }

  private static func path(_ rect: CGRect) -> [PathCommand] {
    [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// The lines between regions.
  package var borders: ScreenElement {
    let path = map.grid.borders.flatMap { [PathCommand.move($0.from), .line($0.to)] }
    let tag = ElementTag(id: "hits.borders")
    return .stroke(.path(path), Color.black.faded(by: 0.45), width: 0.5, tag)
  }

  /// The name of each region in its largest rectangle, if there is room.
  package var names: [ScreenElement] {
    zip(map.regions, colors).compactMap { region, color in
      let largest = region.rects.max { $0.width * $0.height < $1.width * $1.height }
      let name = shortName(of: region)
      guard let rect = largest, rect.height >= NamePlates.height, rect.width >= 30 else {
        return nil
      }
      let width = min(NamePlates.width(of: name, in: fonts), rect.width - 4)
      let plate = CGRect(
        x: isCentered(region) ? rect.midX - width / 2 : rect.maxX - width - 4,
        y: rect.midY - NamePlates.height / 2,
        width: width,
        height: NamePlates.height
      )
      return NamePlates.element(name, color: color.color, in: plate, fonts)
    }
  }

  /// Returns whether the name is in the middle; bars have their titles there.
  private func isCentered(_ region: HitMap.Region) -> Bool {
    switch region.kind {
    case .row, .target: true
    case .headerFooter, .container: false
    }
  }

  /// Returns the name of a view that has one of its own, else its name in reports.
  package func shortName(of region: HitMap.Region) -> String {
    if let part = region.view.partOfAlert ?? region.view.buttonName { return part }
    guard let name = region.view.accessibilityIdentifier, !name.isEmpty else { return region.name }
    return name
  }
}
