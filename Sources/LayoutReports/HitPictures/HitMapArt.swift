import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
import LayoutViews
public import ScreenFrames

extension HitMap {
  /// Draws the map: the screen in the colors of the winning views, covered ones under slanting lines,
  /// and beside it the meanings of the colors.
  ///
  /// - Parameters:
  ///   - frame: The screen at the same moment.
  ///   - name: A name for the picture.
  /// - Returns: The picture.
  public func picture(over frame: ScreenFrame, named name: String = "") -> ScreenFrame {
    let art = HitMapArt(map: self)
    return ExplainedScreen(frame: frame, drawings: art.drawings, panel: art.panel)
      .page(named: name)
  }
}

/// A drawing of a map, and its key.
private struct HitMapArt {
  let map: HitMap
  /// The color of each region, and the strength with which its area is filled.
  private let colors: [(color: Color, strength: Double)]

  init(map: HitMap) {
    self.map = map
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

  // MARK: Over the screen

  var drawings: [ScreenElement] {
    let out = (map.coveredEntries + map.unreachableEntries).flatMap(\.rects)
    return areas + out.map(Hatching.element) + [borders] + names
  }

  private var areas: [ScreenElement] {
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

  private var borders: ScreenElement {
    let path = map.grid.borders.flatMap { [PathCommand.move($0.from), .line($0.to)] }
    let tag = ElementTag(id: "hits.borders")
    return .stroke(.path(path), Color.black.faded(by: 0.45), width: 0.5, tag)
  }

  /// The name of each region in its largest rectangle, if there is room.
  private var names: [ScreenElement] {
    zip(map.regions, colors).compactMap { region, color in
      let largest = region.rects.max { $0.width * $0.height < $1.width * $1.height }
      let name = shortName(of: region)
      guard let rect = largest, rect.height >= NamePlates.height, rect.width >= 30 else {
        return nil
      }
      let width = min(NamePlates.width(of: name), rect.width - 4)
      let plate = CGRect(
        x: isCentered(region) ? rect.midX - width / 2 : rect.maxX - width - 4,
        y: rect.midY - NamePlates.height / 2,
        width: width,
        height: NamePlates.height
      )
      return NamePlates.element(name, color: color.color, in: plate)
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
  private func shortName(of region: HitMap.Region) -> String {
    guard let name = region.view.accessibilityIdentifier, !name.isEmpty else { return region.name }
    return name
  }

  // MARK: Beside it

  var panel: SidePanel {
    var panel = SidePanel()
    panel.addTitle("Who takes a touch", detail: "the front-most view that does not refuse it")
    for entry in map.entries {
      let color = colors[entry.regions[0]]
      panel.addEntry(
        .area(fill: color.color.faded(by: color.strength), edge: color.color),
        entry.title,
        details: [entry.detail]
      )
    }
    let lists = [
      ("Covered: touches go to what lies over it", map.coveredEntries),
      ("Out of reach for touches", map.unreachableEntries),
    ]
    for (heading, entries) in lists where !entries.isEmpty {
      panel.addHeading(heading)
      for entry in entries { panel.addEntry(.hatch, entry.title, details: entry.details) }
    }
    return panel
  }
}
