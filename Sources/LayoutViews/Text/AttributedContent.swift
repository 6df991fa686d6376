package import Foundation
package import LayoutGeometry
package import LayoutText

/// The content of a text with attributes: its letters and lines.
package struct AttributedContent: Hashable {
  /// A part of the text with one set of attributes.
  struct Part: Hashable {
    let string: String
    var font: Font?
    var color: Color?
    let kerning: CGFloat
    let baselineOffset: CGFloat
    var paragraph: StyledText.Paragraph
    var alignment: TextAlignment?
    let attachment: Attachment?
  }

  /// A picture among the letters.
  package struct Attachment: Hashable {
    /// The picture, or `nil` for room alone.
    package let image: Image?
    /// The frame of the picture, from the place on the baseline and upward.
    package let bounds: CGRect
  }

  private var parts: [Part] = []

  init(_ text: NSAttributedString) {
    let range = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      let style = attributes[.paragraphStyle] as? ParagraphStyle
      let attachment = attributes[.attachment] as? TextAttachment
      let part = Part(
        string: text.attributedSubstring(from: range).string,
        font: (attributes[.font] as? FontObject)?.value,
        color: (attributes[.foregroundColor] as? ColorObject)?.value,
        kerning: Self.length(attributes[.kern] ?? attributes[.tracking]),
        baselineOffset: Self.length(attributes[.baselineOffset]),
        paragraph: style?.paragraph ?? StyledText.Paragraph(),
        alignment: style?.alignment,
        attachment: attachment.map { Attachment(image: $0.image, bounds: $0.shownBounds) }
      )
      parts.append(part)
    }
  }

  private static func length(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }

  /// Changes all parts, as a font, color or side does that is set for the whole text.
  mutating func changeParts(_ change: (inout Part) -> Void) {
    for index in parts.indices { change(&parts[index]) }
  }

  /// Returns the text as it is measured, with a font for parts that have none, as traits show it.
  ///
  /// - Parameters:
  ///   - font: The font of parts without one.
  ///   - traits: The wishes of the reader and the scenario for fonts.
  ///   - overflow: What becomes of lines that are too long where no style of a paragraph says it.
  /// - Returns: The text.
  package func styledText(
    font: Font,
    traits: FontTraits = FontTraits(),
    overflow: LineOverflow = .tail
  ) -> StyledText {
    StyledText(
      parts.map { part in
        StyledText.Run(
          part.string,
          font: (part.font ?? font).shown(in: traits),
          kerning: part.kerning,
          baselineOffset: part.baselineOffset,
          paragraph: part.paragraph.with(overflow),
          attachment: part.attachment?.bounds
        )
      }
    )
  }

  /// Whether lines that are too long are cut off somewhere.
  var clipsLines: Bool { parts.contains { $0.paragraph.overflow == .clipped } }

  /// The parts of `styledText(font:)`.
  private var shown: [Part] { parts.filter { !$0.string.isEmpty } }

  /// Returns the color of one of the parts of `styledText(font:)`, or `nil` for the label's own.
  package func color(ofRun run: Int) -> Color? { shown[run].color }

  /// Returns the side to which lines of paragraphs go that begin in one of the parts of
  /// `styledText(font:)`, or `nil` if no style says it.
  func alignment(ofRun run: Int) -> TextAlignment? { shown[run].alignment }

  /// Returns the picture of one of the parts of `styledText(font:)`, or `nil` for letters.
  func attachment(ofRun run: Int) -> Attachment? { shown[run].attachment }
}

extension StyledText.Paragraph {
  /// Returns the style with an answer to what becomes of lines that are too long, unless it has one.
  fileprivate func with(_ overflow: LineOverflow) -> Self {
    var style = self
    if style.overflow == nil { style.overflow = overflow }
    return style
  }
}
