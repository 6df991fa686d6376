import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutScenes
public import LayoutSimulation
import LayoutText
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
    let drawing = HitMapDrawing(of: self, in: frame.fonts)
    return ExplainedScreen(
      frame: frame,
      drawings: drawing.areas + drawing.hatching + [drawing.borders] + drawing.names,
      panel: panel(in: drawing, frame.fonts)
    )
    .page(named: name)
  }

  /// Returns the meanings of the colors of a drawing.
  private func panel(in drawing: HitMapDrawing, _ fonts: FontCascade?) -> SidePanel {
    var panel = SidePanel(in: fonts)
    panel.addTitle("Who takes a touch", detail: "the front-most view that does not refuse it")
    for entry in entries {
      let color = drawing.colors[entry.regions[0]]
      panel.addEntry(
        .area(fill: color.color.faded(by: color.strength), edge: color.color),
        entry.title,
        details: [entry.detail]
      )
    }
    let lists = [
      ("Covered: touches go to what lies over it", coveredEntries),
      ("Out of reach for touches", unreachableEntries),
    ]
    for (heading, entries) in lists where !entries.isEmpty {
      panel.addHeading(heading)
      for entry in entries { panel.addEntry(.hatch, entry.title, details: entry.details) }
    }
    return panel
  }
}
