import Foundation
import LayoutCapture
import LayoutDevices
import LayoutInteraction
public import LayoutScenes
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
    screen.showSystemBars()
    window.layoutIfNeeded()
    let guides = guides ?? scene.guides
    let fingers =
      guides.contains(.finger) && finger.isDown
      ? [finger.location] + finger.companions.map(\.location) : []
    var drawing = GuideCapture(screen: screen, guides: guides, fingers: fingers)
    return ScreenFrame(
      name: name,
      size: window.bounds.size,
      scale: window.environment.scale,
      time: clock.now,
      elements: window.screenElements(rowsOf: tableView) + drawing.elements()
        + fingers.enumerated().map { index, place in
          FingerMark.element(at: place, id: index == 0 ? "finger" : "finger-\(index + 1)")
        }
    )
  }
}
