public import Foundation
public import LayoutControls
import LayoutViews

extension TextField {
  /// The attributes of the text: its font, color and side; others are kept and not drawn.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all: [NSAttributedString.Key: Any] = kept("defaultTextAttributes") ?? [:]
      all[.font] = font
      all[.foregroundColor] = textColor ?? .label
      let style = all[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
      let ownStyle = NSMutableParagraphStyle()
      ownStyle.setParagraphStyle(style)
      ownStyle.alignment = textAlignment
      all[.paragraphStyle] = ownStyle
      return all
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
      let drawn: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]
      keep(
        newValue,
        "defaultTextAttributes",
        isSeen: newValue.keys.contains { !drawn.contains($0) }
      )
    }
  }
}
