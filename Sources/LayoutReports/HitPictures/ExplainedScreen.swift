import Foundation
import LayoutGeometry
import LayoutText
import ScreenFrames

/// A screen, faded, with drawings over it and words beside it.
struct ExplainedScreen {
  let frame: ScreenFrame
  /// The drawings over it, in its coordinates.
  let drawings: [ScreenElement]
  /// The words.
  let panel: SidePanel

  private static let margin: CGFloat = 24

  /// Returns the whole as one frame.
  func page(named name: String) -> ScreenFrame {
    let margin = Self.margin
    let screen = CGRect(origin: .zero, size: frame.size)
    let size = CGSize(
      width: margin * 3 + screen.width + SidePanel.width,
      height: margin * 2 + max(screen.height, panel.height)
    )
    let veil = ElementTag(id: "hits.veil")
    return ScreenFrame(
      name: name,
      size: size,
      scale: frame.scale,
      time: frame.time,
      elements: [
        .page(size, .white),
        .group(
          ElementGroup(
            ElementTag(id: "hits.screen", role: "screen"),
            offset: CGPoint(x: margin, y: margin),
            clip: screen,
            children: frame.elements + [
              .fill(.rectangle(screen), Color.white.faded(by: 0.55), veil)
            ]
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "hits", role: "hits"),
            offset: CGPoint(x: margin, y: margin),
            clip: screen,
            children: drawings
          )
        ),
        .group(
          ElementGroup(
            ElementTag(id: "hits.key", role: "key"),
            offset: CGPoint(x: margin * 2 + screen.width, y: margin),
            children: panel.elements
          )
        ),
      ],
      fonts: frame.fonts
    )
  }
}
