public import Foundation
import LayoutText
public import LayoutViews

/// `UIKit.NSTextTab`: a place at which text goes on behind a tab, which is kept and not drawn.
open class NSTextTab: NSObject {
  /// `UIKit.NSTextTab.OptionKey`.
  public struct OptionKey: RawRepresentable, Sendable, Hashable {
    /// The word as in UIKit.
    public let rawValue: String
    /// Creates a key from UIKit's word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The letters that end a column.
    public static let columnTerminators = Self(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The side of the text at the place.
  public let alignment: TextAlignment
  /// The distance from the margin, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// Creates a place.
  public init(
    textAlignment alignment: TextAlignment,
    location: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    self.location = location
    self.options = options
    super.init()
  }
}

// In UIKit a style that can be changed alone sets these.
extension ParagraphStyle {
  /// The places behind tabs, which are kept and not drawn.
  public final var tabStops: [NSTextTab] {
    get { kept("tabStops") ?? [] }
    set { note(newValue, "tabStops", isSeen: !newValue.isEmpty) }
  }

  /// The distance between places behind the last one, which is kept and not drawn.
  public final var defaultTabInterval: CGFloat {
    get { kept("defaultTabInterval") ?? 0 }
    set { note(newValue, "defaultTabInterval", isSeen: newValue != 0) }
  }

  /// The rules for the ends of lines, of which the standard ones hold here.
  public final var lineBreakStrategy: LineBreakStrategy {
    get { kept("lineBreakStrategy") ?? [] }
    set { note(newValue, "lineBreakStrategy", isSeen: newValue == .pushOut) }
  }

  private func note(_ value: Any, _ name: String, isSeen: Bool) {
    keep(value, name)
    guard isSeen else { return }
    SettingWithoutEffect.record(name, of: "NSParagraphStyle", "lines are as if it were not set")
  }
}

extension MutableParagraphStyle {
  /// Adds a place.
  public final func addTabStop(_ anObject: NSTextTab) {
    tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
  }

  /// Takes a place away.
  public final func removeTabStop(_ anObject: NSTextTab) {
    tabStops = tabStops.filter { $0 !== anObject }
  }
}
