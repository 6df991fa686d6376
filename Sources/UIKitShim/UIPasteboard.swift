public import Foundation
import LayoutControls
public import LayoutViews

/// `UIKit.UIPasteboard`: what was copied in a test, on its thread.
public final class UIPasteboard: NSObject {
  /// The texts, of which the first is ``string``.
  public var strings: [String]? {
    get { CopiedTexts.shared.strings }
    set { CopiedTexts.shared.strings = newValue }
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

/// `UIKit.UIKeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// `UIKit.UIKeyModifierFlags`.
public typealias UIKeyModifierFlags = KeyModifierFlags
