import Foundation
package import LayoutGeometry
import LayoutText
package import ScreenFrames

/// A namespace for several frames side by side in one, with their names and times below.
package enum FilmStrip {
  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 40
  private static let captionSize: CGFloat = 15

  /// Returns frames joined from left to right, with a caption even for one frame.
  ///
  /// - Parameters:
  ///   - frames: The frames; the strip is as high as the highest. None gives an empty frame.
  ///   - name: A name for the strip.
  ///   - style: The appearance of the page behind the frames.
  /// - Returns: The strip; its time is that of the last frame.
  package static func joined(
    _ frames: [ScreenFrame],
    named name: String,
    style: InterfaceStyle = .light
  ) -> ScreenFrame {
    var left = gap
    var elements: [ScreenElement] = []
    let height = frames.map(\.size.height).max() ?? 0
    for (index, frame) in frames.enumerated() {
      let prefix = "frame-\(index + 1)"
      elements.append(
        .group(
          ElementGroup(
            ElementTag(id: prefix, role: "frame", facts: ["name": frame.name]),
            offset: CGPoint(x: left, y: gap),
            clip: CGRect(origin: .zero, size: frame.size),
            children: frame.elements.map { $0.mapped(tag: { $0.prefixed(by: prefix) }) }
          )
        )
      )
      elements.append(
        caption(
          of: frame,
          left: left,
          top: gap + height,
          id: "\(prefix)-caption",
          color: style == .dark ? Color(rgb: 0xEBEBF5) : Color(rgb: 0x3C3C43)
        )
      )
      left += frame.size.width + gap
    }
    let size = CGSize(width: left, height: gap + height + captionHeight)
    return ScreenFrame(
      name: name,
      size: size,
      scale: frames.first?.scale ?? 1,
      time: frames.last?.time ?? .start,
      elements: [.page(size, PosterStyle(style: style).page)] + elements
    )
  }

  private static func caption(
    of frame: ScreenFrame,
    left: CGFloat,
    top: CGFloat,
    id: String,
    color: Color
  ) -> ScreenElement {
    let text = "\(frame.name)  \(frame.time.sinceStart.inSecondsText) s"
    let width = TextMetrics.width(of: text, font: .systemFont(ofSize: captionSize))
    return .text(
      TextRun(
        ElementTag(id: id, role: "caption"),
        text,
        at: CGPoint(x: left + max(0, (frame.size.width - width) / 2), y: top + 26),
        fontSize: captionSize,
        width: width,
        color: color
      )
    )
  }
}
