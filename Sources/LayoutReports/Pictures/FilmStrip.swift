package import Foundation
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
  ///   - frames: The frames; a row is as high as the highest of it. None gives an empty frame.
  ///   - name: A name for the strip.
  ///   - style: The appearance of the page behind the frames.
  ///   - columns: The number of frames in a row, or `nil` for all.
  ///   - spacing: The distance between frames, and around them, or `nil` for the usual one.
  ///   - page: The color behind the frames, or `nil` for that of the appearance; a clear one is left out.
  /// - Returns: The strip; its time is that of the last frame.
  package static func joined(
    _ frames: [ScreenFrame],
    named name: String,
    style: InterfaceStyle = .light,
    columns: Int? = nil,
    spacing: CGFloat? = nil,
    page: Color? = nil
  ) -> ScreenFrame {
    let gap = spacing ?? gap
    let columns = max(1, columns ?? frames.count)
    var elements: [ScreenElement] = []
    var size = CGSize(width: gap, height: 0)
    for start in stride(from: 0, to: frames.count, by: columns) {
      let row = frames[start..<min(start + columns, frames.count)]
      let height = row.map(\.size.height).max() ?? 0
      let top = size.height + gap
      var left = gap
      for (index, frame) in zip(row.indices, row) {
        elements += Self.elements(of: frame, number: index + 1, left, top, height, style)
        left += frame.size.width + gap
      }
      size.width = max(size.width, left)
      size.height = top + height + captionHeight
    }
    if frames.isEmpty { size.height = gap + captionHeight }
    return ScreenFrame(
      name: name,
      size: size,
      scale: frames.first?.scale ?? 1,
      time: frames.last?.time ?? .start,
      elements: .page(size, page, style) + elements
    )
  }

  private static func elements(
    of frame: ScreenFrame,
    number: Int,
    _ left: CGFloat,
    _ top: CGFloat,
    _ height: CGFloat,
    _ style: InterfaceStyle
  ) -> [ScreenElement] {
    let prefix = "frame-\(number)"
    let screen = ElementGroup(
      ElementTag(id: prefix, role: "frame", facts: ["name": frame.name]),
      offset: CGPoint(x: left, y: top),
      clip: CGRect(origin: .zero, size: frame.size),
      children: frame.elements.map { $0.mapped(tag: { $0.prefixed(by: prefix) }) }
    )
    let caption = caption(
      of: frame,
      left: left,
      top: top + height,
      id: "\(prefix)-caption",
      color: style == .dark ? Color(rgb: 0xEBEBF5) : Color(rgb: 0x3C3C43)
    )
    return [.group(screen), caption]
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
