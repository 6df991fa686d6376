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
    private let area: CGRect?

    init(of label: Label) {
      text = label.text
      attributes = label.attributed
      font = label.shownFont
      color = label.ownTextColor?.value
      isEnabled = label.isEnabled
      alignment = label.textAlignment
      direction = label.semanticContentAttribute
      lineLimit = label.numberOfLines
      area = label.textArea
    }
  }

  /// The lines with the pictures in them.
  var drawnLines: [ScreenElement] {
    let lines = lines
    let font = shownFont
    return lines.enumerated().map { index, line in
      let color =
        isEnabled
        ? line.color ?? ownTextColor?.value ?? SystemColor.label.dynamicColor
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
  }
}
