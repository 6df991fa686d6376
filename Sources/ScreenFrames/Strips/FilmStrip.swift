package import Foundation
package import LayoutGeometry
package import LayoutText

/// A namespace for several frames side by side in one, with words below each.
package enum FilmStrip {
  private static let gap: CGFloat = 24
  private static let captionHeight: CGFloat = 40
  private static let captionSize: CGFloat = 15
  private static let captionFont = Font.systemFont(ofSize: captionSize)
  private static let lineHeight: CGFloat = 20
  /// The distance from a frame down to the base line of its caption.
  private static let captionTop: CGFloat = 26
  /// The distance from the words above a frame to it.
  private static let titleGap: CGFloat = 8

  /// The words of its own that a frame has above it and below its caption.
  package struct Words: Sendable, Hashable {
    /// The lines above it.
    package var above: [String] = []
    /// The lines below its caption.
    package var below: [String] = []

    package init() {}
  }

  /// Returns frames joined from left to right, with a caption even for one frame.
  ///
  /// Those of a column stand one below the other, by the middles of their screens, whatever stands beside each.
  ///
  /// - Parameters:
  ///   - frames: The frames; a row is as high as the highest of it. None gives an empty frame.
  ///   - name: A name for the strip.
  ///   - captions: The words below the frames, one for each, or `nil` for their names and times.
  ///   - words: The further words of each frame, or none.
  ///   - style: The appearance of the page behind the frames.
  ///   - columns: The number of frames in a row, or `nil` for all.
  ///   - spacing: The distance between frames, and around them, or `nil` for the usual one.
  ///   - page: The color behind the frames, or `nil` for that of the appearance; a clear one is left out.
  ///   - fonts: The fonts for letters of captions that the system's does not have.
  /// - Returns: The strip; its time is that of the last frame.
  package static func joined(
    _ frames: [ScreenFrame],
    named name: String,
    captions: [String]? = nil,
    words: [Words] = [],
    style: InterfaceStyle = .light,
    columns: Int? = nil,
    spacing: CGFloat? = nil,
    page: Color? = nil,
    in fonts: FontCascade? = nil
  ) -> ScreenFrame {
    let gap = spacing ?? gap
    let columns = max(1, columns ?? frames.count)
    func lines(_ texts: [String], _ frame: ScreenFrame) -> [TextLine] {
      texts.flatMap { text in
        Self.lines(of: text, width: frame.size.width + gap, captionFont.with(fonts))
      }
    }
    let captions = frames.enumerated().map { index, frame in
      let below = index < words.count ? words[index].below : []
      return lines([captions?[index] ?? Self.words(for: frame)] + below, frame)
    }
    let ground = PictureGround(page, style)
    let titles = zip(frames, words).map { lines($1.above, $0) }
    let places = Column.all(of: frames, count: columns, gap: gap)
    var elements: [ScreenElement] = []
    var size = CGSize(width: (places.last?.right ?? 0) + gap, height: 0)
    for start in stride(from: 0, to: frames.count, by: columns) {
      let row = start..<min(start + columns, frames.count)
      let height = frames[row].map(\.size.height).max() ?? 0
      let titleLines = titles.isEmpty ? 0 : titles[row].map(\.count).max() ?? 0
      let room = titleLines > 0 ? CGFloat(titleLines) * lineHeight + titleGap : 0
      let top = size.height + gap + room
      for (index, column) in zip(row, places) {
        let (frame, prefix) = (frames[index], "frame-\(index + 1)")
        let left = column.left(of: frame)
        elements.append(screen(frame, prefix, at: CGPoint(x: left, y: top)))
        let middle = CGPoint(x: left + frame.screenMiddle, y: top + height)
        let span = column.left - gap / 2...column.right + gap / 2
        elements += caption(captions[index], "\(prefix)-caption", below: middle, in: span, ground)
        if !titles.isEmpty {
          let above = CGPoint(x: middle.x, y: top - room - captionTop + lineHeight * 0.8)
          elements += caption(titles[index], "\(prefix)-title", below: above, in: span, ground)
        }
      }
      let lines = captions[row].map(\.count).max() ?? 1
      size.height = top + height + captionHeight + CGFloat(lines - 1) * lineHeight
    }
    if frames.isEmpty { size.height = gap + captionHeight }
    // Whole points: a page that shows the picture has no line of half a pixel beside or below it.
    size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    return ScreenFrame(
      name: name,
      size: size,
      scale: frames.first?.scale ?? 1,
      time: frames.last?.time ?? .start,
      elements: .page(size, page, style) + elements,
      fonts: fonts
    )
  }

  /// A column of frames.
  private struct Column {
    let left: CGFloat
    /// The x of the middles of its screens.
    let middle: CGFloat
    let right: CGFloat

    /// Returns the columns of frames, each as wide as its frames need, with a gap before each.
    static func all(of frames: [ScreenFrame], count: Int, gap: CGFloat) -> [Self] {
      var columns: [Self] = []
      for first in 0..<min(count, frames.count) {
        let own = stride(from: first, to: frames.count, by: count).map { frames[$0] }
        let left = (columns.last?.right ?? 0) + gap
        let middle = left + (own.map(\.screenMiddle).max() ?? 0)
        let right = middle + (own.map { $0.size.width - $0.screenMiddle }.max() ?? 0)
        columns.append(Self(left: left, middle: middle, right: right))
      }
      return columns
    }

    /// Returns the x of a frame in the column, a whole point from its beginning.
    func left(of frame: ScreenFrame) -> CGFloat {
      left + (middle - left - frame.screenMiddle).rounded(.down)
    }
  }

  /// Moves a line of words so that it stays between the frames beside its own.
  private static func kept(
    _ middle: CGFloat,
    _ line: TextLine,
    in frame: ClosedRange<CGFloat>
  ) -> CGFloat {
    let half = line.width / 2
    guard frame.upperBound - frame.lowerBound > line.width else {
      return (frame.lowerBound + frame.upperBound) / 2
    }
    return min(max(middle, frame.lowerBound + half), frame.upperBound - half)
  }

  private static func screen(
    _ frame: ScreenFrame,
    _ prefix: String,
    at point: CGPoint
  ) -> ScreenElement {
    .group(
      ElementGroup(
        ElementTag(id: prefix, role: "frame", facts: ["name": frame.name]),
        offset: point,
        clip: CGRect(origin: .zero, size: frame.size),
        children: frame.elements.map { $0.mapped(tag: { $0.prefixed(by: prefix) }) }
      )
    )
  }

  // MARK: Captions

  private static func words(for frame: ScreenFrame) -> String {
    "\(frame.name)  \(frame.time.sinceStart.inSecondsText) s"
  }

  /// Returns words in as many lines as the room below a frame needs, at least one.
  private static func lines(of words: String, width: CGFloat, _ font: Font) -> [TextLine] {
    let fits = TextMetrics.width(of: words, font: font) <= width
    return TextMetrics.lines(
      of: words,
      font: font,
      width: fits ? .infinity : max(width - 8, 40),
      limit: 0
    )
  }

  private static func caption(
    _ lines: [TextLine],
    _ id: String,
    below middle: CGPoint,
    in span: ClosedRange<CGFloat>,
    _ ground: PictureGround
  ) -> [ScreenElement] {
    lines.enumerated().map { index, line in
      .text(
        TextRun(
          line,
          at: CGPoint(
            x: kept(middle.x, line, in: span) - line.width / 2,
            y: middle.y + captionTop + CGFloat(index) * lineHeight
          ),
          in: captionFont,
          color: ground.ink(
            ground.style == .dark ? Color(rgb: 0xEBEBF5) : Color(rgb: 0x3C3C43)
          ),
          ElementTag(id: index == 0 ? id : "\(id)-\(index + 1)", role: "caption")
        )
      )
    }
  }
}

extension ScreenFrame {
  /// The x of the middle of the screen, of which there may be more at one side than at the other.
  fileprivate var screenMiddle: CGFloat {
    for case .group(let group) in elements where group.tag.role == "screen" {
      if let clip = group.clip { return group.offset.x + clip.midX }
    }
    return size.width / 2
  }
}
