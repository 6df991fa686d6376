import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
import ScreenFrames

extension Label {
  /// The look that the lines of a label depend on.
  struct Look: Equatable {
    private let text: String?
    private let attributes: AttributedContent?
    private let font: Font
    private let color: Color?
    private let isEnabled: Bool
    private let alignment: TextAlignment
    private let direction: SemanticContentAttribute
    private let lineLimit: Int
    private let isShrinking: Bool
    private let minimumScaleFactor: CGFloat
    private let area: CGRect?
    private let drawnByOverride: [ScreenElement]
    private let lineBreakMode: LineBreakMode
    private let highlight: Color?
    private let shadow: Color?
    private let shadowOffset: CGSize

    init(of label: Label) {
      text = label.text
      attributes = label.attributed
      font = label.shownFont
      color = label.ownTextColor?.value
      isEnabled = label.isEnabled
      alignment = label.textAlignment
      direction = label.semanticContentAttribute
      lineLimit = label.numberOfLines
      isShrinking = label.adjustsFontSizeToFitWidth
      minimumScaleFactor = label.minimumScaleFactor
      area = label.textArea
      drawnByOverride = label.drawnByOverride
      lineBreakMode = label.lineBreakMode
      highlight = label.isHighlighted ? label.highlightedTextColor?.value : nil
      shadow = label.shadowColor?.value
      shadowOffset = label.shadowOffset
    }
  }

  /// The lines with the pictures in them.
  var drawnLines: [ScreenElement] {
    let lines = lines
    let own = drawnByOverride
    let font = shownFont
    let letters: [ScreenElement] = lines.enumerated().map { index, line in
      let color =
        isEnabled
        ? line.color ?? plainColor
        : SystemColor.tertiaryLabel.dynamicColor
      let id = lines.count == 1 ? "text" : "line-\(index + 1)"
      if let attached = line.attachment {
        return Image.drawing(
          of: attached.image,
          in: attached.frame,
          color: attached.image?.tint ?? color,
          named: "\(id)."
        )
      }
      let lineFont = line.font ?? font
      return .text(
        TextRun(
          ElementTag(id: id),
          line.string,
          at: line.origin,
          fontSize: lineFont.size,
          weight: lineFont.weight,
          width: line.width,
          color: color,
          shaped: line.shaped
        )
      )
    }
    return clipped(shadowElements(of: lines) + letters) + own
  }

  /// The color of letters without one of their own.
  private var plainColor: Color {
    let highlight = isHighlighted ? highlightedTextColor : nil
    return (highlight ?? ownTextColor)?.value ?? SystemColor.label.dynamicColor
  }

  /// Whether lines that are too long go on and are cut off at the edge of the label.
  var clipsLines: Bool { lineBreakMode == .byClipping || attributed?.clipsLines == true }

  private func clipped(_ elements: [ScreenElement]) -> [ScreenElement] {
    guard clipsLines, !elements.isEmpty else { return elements }
    let page = CGRect(origin: .zero, size: bounds.size)
    return [.group(ElementGroup(ElementTag(id: "clipped"), clip: page, children: elements))]
  }

  /// Returns the lines once more in the color of the shadow, with hard edges as in UIKit.
  private func shadowElements(of lines: [Line]) -> [ScreenElement] {
    guard let color = shadowColor?.value, color.opacity > 0 else { return [] }
    let font = shownFont
    return lines.enumerated().compactMap { index, line in
      guard line.attachment == nil else { return nil }
      let lineFont = line.font ?? font
      return .text(
        TextRun(
          ElementTag(id: lines.count == 1 ? "text-shadow" : "line-shadow-\(index + 1)"),
          line.string,
          at: CGPoint(
            x: line.origin.x + shadowOffset.width,
            y: line.origin.y + shadowOffset.height
          ),
          fontSize: lineFont.size,
          weight: lineFont.weight,
          width: line.width,
          color: color,
          shaped: line.shaped
        )
      )
    }
  }
}
