import Foundation
import LayoutCapture
import LayoutGeometry
package import LayoutSimulation
package import ScreenFrames

extension ScreenFrame {
  /// Returns the screen with the marks of a finding over it.
  ///
  /// What lies off the screen is shown beside it, at most 120 points of it.
  package func illustrated(by marks: [Illustration]) -> ScreenFrame {
    let screen = CGRect(origin: .zero, size: size)
    let reach = screen.insetBy(dx: -120, dy: -120)
    let marks = marks.filter(\.rect.isFinite)
    let canvas = marks.reduce(screen) { canvas, mark in
      let seen = mark.rect.intersection(reach)
      return seen.isNull ? canvas : canvas.union(seen.insetBy(dx: -4, dy: -4))
    }
    let area = canvas == screen ? screen : canvas.insetBy(dx: -8, dy: -8)
    var art = GuideArt(in: area.insetBy(dx: 3, dy: 3), avoiding: [], in: fonts)
    let drawings = IllustrationArt(of: marks, tagged: "finding").elements(in: &art)
    return ScreenFrame(
      name: name,
      size: area.size,
      scale: scale,
      time: time,
      elements: [
        .page(area.size, Color(rgb: 0xF2F2F7)),
        .group(
          ElementGroup(
            ElementTag(id: "screen", role: "screen"),
            offset: CGPoint(x: -area.minX, y: -area.minY),
            clip: screen,
            children: elements
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "finding", role: "finding"),
            offset: CGPoint(x: -area.minX, y: -area.minY),
            clip: area,
            children: drawings + art.labels
          )
        ),
      ],
      fonts: fonts
    )
  }
}
