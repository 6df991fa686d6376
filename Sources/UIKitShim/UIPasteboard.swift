public import Foundation
import LayoutControls
public import LayoutViews

/// `UIKit.UIPasteboard`: what was copied in a test, on its thread.
public final class UIPasteboard: NSObject {
  /// The number of changes so far.
  public private(set) var changeCount = 0
  /// The values of the first thing by the names of their types.
  private var values: [String: Any] = [:] { didSet { changeCount += 1 } }

  /// The texts, of which the first is ``string``.
  public var strings: [String]? {
    get { CopiedTexts.shared.strings }
    set {
      values = [:]
      CopiedTexts.shared.strings = newValue
    }
  }
  /// The pictures, of which the first is ``image``.
  public var images: [Image]?
  /// The addresses, of which the first is ``url``.
  public var urls: [URL]?
  /// The colors, of which the first is ``color``.
  public var colors: [ColorObject]?

  /// The pasteboard of the running test on its thread.
  public static var general: UIPasteboard {
    SharedObjects.object("UIPasteboard") { UIPasteboard() }
  }

  /// The text, or `nil` for none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The picture, or `nil` for none.
  public var image: Image? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The address, or `nil` for none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The color, or `nil` for none.
  public var color: ColorObject? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Whether there is a text.
  public var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  public var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is an address.
  public var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether there is a color.
  public var hasColors: Bool { colors?.isEmpty == false }
}

extension UIPasteboard {
  /// The types whose values are texts.
  private static let textTypes = [
    "public.utf8-plain-text", "public.plain-text", "public.text",
  ]

  /// The thing that was copied, by the names of its types; of several ones the first is kept.
  public var items: [[String: Any]] {
    get {
      let text = string.map { [Self.textTypes[0]: $0 as Any] } ?? [:]
      let all = values.merging(text) { value, _ in value }
      return all.isEmpty ? [] : [all]
    }
    set { setItems(newValue) }
  }
  /// The number of things.
  public var numberOfItems: Int { items.count }
  /// The names of the types of the first thing.
  public var types: [String] { (items.first ?? [:]).keys.sorted() }

  /// Replaces what was copied; the options have no effect.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let first = items.first ?? [:]
    string = Self.textTypes.lazy.compactMap { first[$0] as? String }.first
    values = first
  }
  /// Replaces what was copied by a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }
  /// Replaces what was copied by the bytes of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }
  /// Returns the value of a type, or `nil` for none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType] ?? (Self.textTypes.contains(pasteboardType) ? string : nil)
  }
  /// Returns the bytes of a type, or `nil` for none; those of a text are in UTF-8.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String)?.data(using: .utf8)
  }
  /// Returns whether there is a value of one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { value(forPasteboardType: $0) != nil }
  }

  /// `UIKit.UIPasteboard.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of whether other devices see what is copied.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
    /// The key of when it is gone.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
  }
}

/// `UIKit.UIKeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// `UIKit.UIKeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
