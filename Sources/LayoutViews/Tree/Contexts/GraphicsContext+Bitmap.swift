import Foundation
import LayoutDiagnostics
import LayoutGeometry

extension GraphicsContext {
  /// Creates a context of a number of pixels, of which a picture can be made: CoreGraphics' bitmap context.
  ///
  /// Its origin is at the lower left, and y grows upward. It keeps shapes, no pixels.
  ///
  /// - Parameters:
  ///   - data: The memory for pixels, which stays as it is: a finding says so.
  ///   - width: The width in pixels; above zero, or the context is `nil`.
  ///   - height: The height in pixels; above zero, or the context is `nil`.
  ///   - bitsPerComponent: The bits of a channel, on which nothing here depends.
  ///   - bytesPerRow: The bytes of a row, on which nothing here depends.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: The form of pixels, on which nothing here depends.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: ColorSpace,
    bitmapInfo: UInt32,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    guard width > 0, height > 0 else { return nil }
    if unsafe data != nil {
      FlatDrawing.record(
        "a bitmap context keeps shapes: its memory stays as it is",
        at: SourceMark(file: fileID, line: line)
      )
    }
    self.init(CGRect(x: 0, y: 0, width: width, height: height))
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// The width in pixels.
  public var width: Int { Int((page.width * scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((page.height * scale).rounded()) }
}

/// A place of the opacity in a pixel: CoreGraphics' `CGImageAlphaInfo`.
public enum BitmapAlpha: UInt32, Sendable, Hashable {
  /// Nowhere.
  case none = 0
  /// Behind the channels, which are multiplied by it.
  case premultipliedLast
  /// Before the channels, which are multiplied by it.
  case premultipliedFirst
  /// Behind the channels.
  case last
  /// Before the channels.
  case first
  /// Behind the channels is room that says nothing.
  case noneSkipLast
  /// Before the channels is room that says nothing.
  case noneSkipFirst
  /// Alone.
  case alphaOnly
}

/// A form of pixels: CoreGraphics' `CGBitmapInfo`.
public struct BitmapForm: OptionSet, Sendable, Hashable {
  /// The bits as in CoreGraphics.
  public let rawValue: UInt32
  /// Creates a form from CoreGraphics' bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that say where the opacity is.
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  /// The form of channels that are fractions.
  public static let floatComponents = Self(rawValue: 1 << 8)
  /// The form of 16 bits, the lowest first.
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  /// The form of 32 bits, the lowest first.
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  /// The form of 16 bits, the highest first.
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  /// The form of 32 bits, the highest first.
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}
