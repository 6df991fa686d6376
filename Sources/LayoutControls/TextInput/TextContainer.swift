public import Foundation
public import LayoutViews

/// A container that the lines of a text are cut for: UIKit's `NSTextContainer`.
public final class TextContainer: NSObject, SettingKeeper {
  weak var textView: TextView?
  package var keptSettings: [String: Any]?

  /// The room at both ends of a line.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { textView?.contentDidChange() } }
  }
  /// The greatest number of lines, or 0 for any.
  public var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { textView?.contentDidChange() } }
  }
  /// The end of lines that are too long; they wrap at words, and the last one is cut at the tail.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// The room for lines with their padding; that of a text view is as wide as it, of unlimited height.
  public var size: CGSize

  /// Creates a container of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  convenience override init() { self.init(size: CGSize(width: 0, height: 1e7)) }

  func takeWidth(_ width: CGFloat) { size.width = max(0, width) }
}
