package import Foundation
package import LayoutCapture
import LayoutDevices
import LayoutInteraction
public import LayoutScenes
import LayoutTables
import LayoutViews
public import ScreenFrames

extension Simulation {
  /// Returns the present screen.
  ///
  /// - Parameters:
  ///   - name: A name for the frame.
  ///   - guides: The guides drawn over it, or `nil` for those that the scene asks for.
  /// - Returns: The frame.
  public func frame(named name: String = "", showing guides: Set<ShownGuide>? = nil) -> ScreenFrame
  {
    capture(named: name, showing: guides).frame
  }

  /// Returns the present screen, with the guides for whose names and values there is no room on it, in order.
  ///
  /// - Parameters:
  ///   - name: A name for the frame.
  ///   - guides: The guides drawn over it, or `nil` for those that the scene asks for.
  /// - Returns: The frame, and the guides without names.
  package func capture(
    named name: String = "",
    showing guides: Set<ShownGuide>? = nil
  ) -> (frame: ScreenFrame, unnamedGuides: [UnnamedGuide]) {
    screen.showSystemBars()
    window.layoutIfNeeded()
    let guides = guides ?? scene.guides
    let fingers = fingers(in: guides)
    let elements = window.screenElements(rowsOf: tableView)
    var drawing = GuideCapture(of: self, guides: guides, fingers: fingers, over: elements)
    let drawn = elements + drawing.elements()
    let frame = ScreenFrame(
      name: name,
      size: window.bounds.size,
      scale: window.environment.scale,
      time: clock.now,
      elements: (drawing.joinsNames ? drawn.withNameLeaders() : drawn)
        + fingers.enumerated().map { index, place in
          FingerMark.element(
            at: place,
            id: index == 0 ? "finger" : "finger-\(index + 1)",
            isHollow: hidesCheckMark(place)
          )
        },
      fonts: scene.fonts?.cascade
    )
    return (frame, drawing.art.leftOut)
  }

  /// Returns the places of the fingers that are drawn.
  private func fingers(in guides: Set<ShownGuide>) -> [CGPoint] {
    guard guides.contains(.finger), finger.isDown else { return [] }
    return [finger.location] + finger.companions.map(\.location)
  }

  /// Returns whether the middle of a finger at a place would hide the check mark of a selected row.
  private func hidesCheckMark(_ place: CGPoint) -> Bool {
    let reach = FingerMark.middleRadius
    let middle = CGRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
    return checkMarkAreas.contains(where: middle.intersects)
  }

  /// The places of the check marks of selected rows, in window coordinates.
  package var checkMarkAreas: [CGRect] { areas(of: \.checkMarkFrame) }

  /// The areas of the circles of rows that can be selected and are not, in window coordinates.
  package var emptyCircleAreas: [CGRect] { areas(of: \.emptyCircleFrame) }

  private func areas(of frame: (View) -> CGRect?) -> [CGRect] {
    tableView.visibleCells.flatMap { cell in
      cell.subviews.compactMap { view in frame(view).map { view.drawnArea(of: $0) } }
    }
  }
}

extension View {
  /// The part of the view in which a check mark is drawn, in its own coordinates, or `nil` for none.
  fileprivate var checkMarkFrame: CGRect? {
    if let control = self as? EditControl {
      return control.isOn ? control.shownCircle : nil
    }
    return (self as? AccessoryView)?.kind == .checkmark ? bounds : nil
  }

  /// The circle of a row that is not selected, in the view's own coordinates, or `nil` for none.
  fileprivate var emptyCircleFrame: CGRect? {
    guard let control = self as? EditControl, !control.isOn else { return nil }
    return control.shownCircle
  }
}

extension EditControl {
  /// The circle of a control that checks a row, or `nil` for another one, and while it cannot be seen.
  fileprivate var shownCircle: CGRect? { kind == .check && alpha > 0 ? circleFrame : nil }
}
