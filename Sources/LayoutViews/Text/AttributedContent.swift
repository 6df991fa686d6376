import Foundation
package import LayoutGeometry
package import LayoutText

/// What a text with attributes says of letters and lines.
package struct AttributedContent: Hashable {
  /// A part of the text with one set of attributes.
  private struct Part: Hashable {
    let string: String
    var font: Font?
    var color: Color?
    let kerning: CGFloat
  }

  private var parts: [Part] = []
  private var spacing = StyledText.Spacing()
  /// The side to which lines go; nil where no style says it.
  package private(set) var alignment: TextAlignment?

  init(_ text: NSAttributedString) {
    let range = NSRange(location: 0, length: text.length)
    var styles: [ParagraphStyle?] = []
    unsafe text.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      let kern = attributes[.kern] ?? attributes[.tracking]
      parts.append(
        Part(
          string: text.attributedSubstring(from: range).string,
          font: attributes[.font] as? Font,
          color: attributes[.foregroundColor] as? Color,
          kerning: (kern as? CGFloat) ?? (kern as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        )
      )
      styles.append(attributes[.paragraphStyle] as? ParagraphStyle)
    }
    if let style = styles.first ?? nil {
      spacing = style.spacing
      alignment = style.alignment
    }
  }

  /// Sets the font of the whole text.
  mutating func setFont(_ font: Font) {
    for index in parts.indices { parts[index].font = font }
  }

  /// Sets the color of the whole text.
  mutating func setColor(_ color: Color?) {
    for index in parts.indices { parts[index].color = color }
  }

  /// Sets the side to which lines go.
  mutating func setAlignment(_ alignment: TextAlignment) { self.alignment = alignment }

  /// Has fonts of text styles follow the reader's preferred size.
  mutating func adjustFonts(for category: ContentSizeCategory) {
    for index in parts.indices {
      parts[index].font = parts[index].font?.adjusted(for: category)
    }
  }

  /// Returns the text as it is measured, with a font for what has none.
  package func styledText(font: Font) -> StyledText {
    StyledText(
      parts.map { StyledText.Run($0.string, font: $0.font ?? font, kerning: $0.kerning) },
      spacing: spacing
    )
  }

  /// Returns the color of one of the parts of `styledText(font:)`; nil for the label's own.
  package func color(ofRun run: Int) -> Color? {
    let shown = parts.filter { !$0.string.isEmpty }
    return shown.indices.contains(run) ? shown[run].color : nil
  }
}
