public import Foundation
public import LayoutGeometry
import LayoutText
package import ScreenFrames

/// A layer of a text: QuartzCore's `CATextLayer`.
open class TextLayer: Layer {
  /// A side to which lines go: QuartzCore's `CATextLayerAlignmentMode`.
  public enum AlignmentMode: String, Sendable, Hashable {
    /// As the text is read.
    case natural
    /// To the left.
    case left
    /// To the right.
    case right
    /// To the middle.
    case center
    /// To both sides, drawn as to the left.
    case justified
  }

  /// A way to end lines that are too long, which here are cut by the bounds: QuartzCore's
  /// `CATextLayerTruncationMode`.
  public enum TruncationMode: String, Sendable, Hashable {
    /// As they are.
    case none
    /// At the beginning.
    case start
    /// At the end.
    case end
    /// In the middle.
    case middle
  }

  /// The text: a `String` or an `NSAttributedString`, or `nil` for none.
  open var string: Any?
  /// The font of a text without attributes: a `FontObject`, or the system's for any other.
  open var font: Any?
  /// The size of that font, in points.
  open var fontSize: CGFloat = 36
  /// The color of a text without attributes.
  open var foregroundColor: Color? = .white
  /// Whether words wrap at the width.
  open var isWrapped = false
  /// The side to which lines go.
  open var alignmentMode = AlignmentMode.natural
  /// The way to end lines that are too long.
  open var truncationMode = TruncationMode.none

  package override func ownDrawing(in size: CGSize) -> [ScreenElement] {
    let text = (string as? NSAttributedString) ?? plainText
    guard let text else { return super.ownDrawing(in: size) }
    let alignment: TextAlignment =
      switch alignmentMode {
      case .center: .center
      case .right: .right
      case .natural, .left, .justified: .left
      }
    let area = CGRect(origin: .zero, size: size)
    let lines = text.runs(
      in: isWrapped || alignment == .left ? area : aligned(text, alignment, in: area),
      wraps: isWrapped,
      alignment: alignment,
      color: foregroundColor ?? .black
    )
    return super.ownDrawing(in: size) + upright(lines, in: size)
  }

  /// Returns the size of the text, or that of the frame without one.
  open override func preferredFrameSize() -> CGSize {
    let text = (string as? NSAttributedString) ?? plainText
    return text?.size() ?? super.preferredFrameSize()
  }

  private var plainText: NSAttributedString? {
    guard let string = string as? String, !string.isEmpty else { return nil }
    let base = font as? FontObject ?? .systemFont(ofSize: fontSize)
    return NSAttributedString(string: string, attributes: [.font: base.withSize(fontSize)])
  }

  private func aligned(
    _ text: NSAttributedString,
    _ alignment: TextAlignment,
    in area: CGRect
  ) -> CGRect {
    let room = area.width - text.size().width
    return area.offsetBy(dx: alignment == .center ? room / 2 : room, dy: 0)
  }
}
