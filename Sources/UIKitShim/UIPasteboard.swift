public import Foundation
public import LayoutViews

/// `UIKit.UIPasteboard`: what was copied, on the thread of the test that copied it.
public final class UIPasteboard: NSObject {
  /// The texts, of which the first is ``string``.
  public var strings: [String]?
  /// The pictures, of which the first is ``image``.
  public var images: [Image]?
  /// The addresses, of which the first is ``url``.
  public var urls: [URL]?
  /// The colors, of which the first is ``color``.
  public var colors: [ColorObject]?

  private static let key = "layoutsim.UIPasteboard.general"

  /// The pasteboard of the thread.
  public static var general: UIPasteboard {
    if let known = Thread.current.threadDictionary[key] as? UIPasteboard { return known }
    let pasteboard = UIPasteboard()
    Thread.current.threadDictionary[key] = pasteboard
    return pasteboard
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

/// `UIKit.UIKeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// `UIKit.UIKeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
