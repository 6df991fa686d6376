public import Foundation
public import LayoutViews

/// `UIKit.UIGraphicsImageRenderer`.
public typealias UIGraphicsImageRenderer = ImageRenderer
/// `UIKit.UIGraphicsImageRendererFormat`.
public typealias UIGraphicsImageRendererFormat = ImageRenderer.Format
/// `UIKit.UIGraphicsImageRendererContext`.
public typealias UIGraphicsImageRendererContext = ImageRenderer.Context

#if !canImport(CoreGraphics)
/// `CoreGraphics.CGContext`, if there is none.
public typealias CGContext = GraphicsContext
/// `CoreGraphics.CGInterpolationQuality`, if there is none.
public typealias CGInterpolationQuality = GraphicsContext.InterpolationQuality
/// `CoreGraphics.CGGradient`, if there is none.
public typealias CGGradient = ColorGradient
/// `CoreGraphics.CGGradientDrawingOptions`, if there is none.
public typealias CGGradientDrawingOptions = GradientDrawingOptions
/// `CoreGraphics.CGColorSpace`, if there is none.
public typealias CGColorSpace = ColorSpace
/// `CoreGraphics.CGColorSpaceModel`, if there is none.
public typealias CGColorSpaceModel = ColorSpaceModel
/// `CoreGraphics.CGImageAlphaInfo`, if there is none.
public typealias CGImageAlphaInfo = BitmapAlpha
/// `CoreGraphics.CGBitmapInfo`, if there is none.
public typealias CGBitmapInfo = BitmapForm
/// `CoreGraphics.CGBlendMode`, if there is none.
public typealias CGBlendMode = BlendMode
/// `CoreGraphics.CGImage`, if there is none: the picture itself.
public typealias CGImage = Image
/// `CoreFoundation.CFArray`, if there is none, so that colors may be said to be one.
public typealias CFArray = [Any]

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of red, green and blue, as `CoreGraphics.CGColorSpaceCreateDeviceRGB` does.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { ColorSpace(channels: 3) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of grays, as `CoreGraphics.CGColorSpaceCreateDeviceGray` does.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { ColorSpace(channels: 1) }
#endif

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context that code draws in, as `UIKit.UIGraphicsGetCurrentContext` does.
public func UIGraphicsGetCurrentContext() -> GraphicsContext? { GraphicsContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the present one, as `UIKit.UIGraphicsPushContext` does.
public func UIGraphicsPushContext(_ context: GraphicsContext) { GraphicsContext.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Goes back to the context before, as `UIKit.UIGraphicsPopContext` does.
public func UIGraphicsPopContext() { GraphicsContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a context for a picture of one pixel a point, as `UIKit.UIGraphicsBeginImageContext` does.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsContext.beginImage(size, opaque: false, scale: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Opens a context for a picture, as `UIKit.UIGraphicsBeginImageContextWithOptions` does.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  GraphicsContext.beginImage(size, opaque: opaque, scale: scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the picture of what was drawn, as `UIKit.UIGraphicsGetImageFromCurrentImageContext` does.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContext.imageOfCurrent
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Closes the context of a picture, as `UIKit.UIGraphicsEndImageContext` does.
public func UIGraphicsEndImageContext() { GraphicsContext.pop() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the fill color, as `UIKit.UIRectFill` does.
public func UIRectFill(_ rect: CGRect) { GraphicsContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle in a mode of mixing colors, as `UIKit.UIRectFillUsingBlendMode` does.
public func UIRectFillUsingBlendMode(
  _ rect: CGRect,
  _ blendMode: BlendMode,
  fileID: String = #fileID,
  line: Int = #line
) {
  GraphicsContext.current?.setBlendMode(blendMode, fileID: fileID, line: line)
  GraphicsContext.current?.fill(rect)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes the inner edge of a rectangle, as `UIKit.UIRectFrame` does.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws what follows inside of a rectangle alone, as `UIKit.UIRectClip` does.
public func UIRectClip(_ rect: CGRect) { GraphicsContext.current?.clip(to: rect) }

extension UIColor {
  /// Makes this the color of what is filled and stroked in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes this the color of what is filled in the current context.
  public func setFill() { GraphicsContext.current?.setFillColor(cgColor) }
  /// Makes this the color of what is stroked in the current context.
  public func setStroke() { GraphicsContext.current?.setStrokeColor(cgColor) }
}

extension UIImage {
  /// The picture itself, as a layer's contents.
  public var cgImage: UIImage? { self }

  /// Creates a picture of a layer's contents.
  public convenience init(cgImage: UIImage) { self.init(sameAs: cgImage) }

  /// Creates a picture of a layer's contents, with pixels of a point and a turn, which do not count here.
  public convenience init(cgImage: UIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    self.init(sameAs: cgImage)
  }
}

extension UIImage {
  /// A turn of a picture: UIKit's `UIImage.Orientation`.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Upside down.
    case down
    /// A quarter to the left.
    case left
    /// A quarter to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Upside down and mirrored.
    case downMirrored
    /// A quarter to the left and mirrored.
    case leftMirrored
    /// A quarter to the right and mirrored.
    case rightMirrored
  }
}
