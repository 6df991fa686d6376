public import Foundation

/// A maker of pictures: UIKit's `UIGraphicsImageRenderer`.
open class ImageRenderer {
  /// The form of pictures: UIKit's `UIGraphicsImageRendererFormat`.
  open class Format {
    /// The pixels per point; those of the screen at first.
    open var scale: CGFloat = Screen.main.scale
    /// Whether the page is black, and not clear.
    open var opaque = false

    /// Creates the form for the main screen.
    public required init() {}

    /// Returns the form for the main screen.
    open class func `default`() -> Self { Self() }
    /// Returns the form for the main screen.
    open class func preferred() -> Self { Self() }
  }

  /// A context with the form of its picture: UIKit's `UIGraphicsImageRendererContext`.
  public final class Context {
    /// The context to draw in.
    public let cgContext: GraphicsContext
    /// The form of the picture.
    public let format: Format

    init(_ context: GraphicsContext, _ format: Format) {
      cgContext = context
      self.format = format
    }

    /// The picture of what was drawn so far.
    public var currentImage: Image { cgContext.image }
    /// Fills a rectangle with the fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle in a mode of mixing colors.
    public func fill(
      _ rect: CGRect,
      blendMode: BlendMode,
      fileID: String = #fileID,
      line: Int = #line
    ) {
      cgContext.setBlendMode(blendMode, fileID: fileID, line: line)
      cgContext.fill(rect)
    }
    /// Strokes the inner edge of a rectangle, one point wide.
    public func stroke(_ rect: CGRect) {
      cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
    /// Draws what follows inside of a rectangle alone.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  }

  /// The form of the pictures.
  public let format: Format
  /// The rectangle that a picture shows.
  private let bounds: CGRect

  /// Creates a maker of pictures of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: Format()) }

  /// Creates a maker of pictures of a size and a form.
  public init(size: CGSize, format: Format) {
    bounds = CGRect(origin: .zero, size: size)
    self.format = format
  }

  /// Creates a maker of pictures of a rectangle.
  public init(bounds: CGRect) {
    self.bounds = bounds
    format = Format()
  }

  /// Creates a maker of pictures of a rectangle, in a form.
  public init(bounds: CGRect, format: Format) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the picture of what code draws, which keeps its shapes.
  open func image(actions: (Context) -> Void) -> Image {
    let page = CGRect(origin: .zero, size: bounds.size)
    let context = GraphicsContext(page, scale: format.scale)
    if format.opaque { context.fill(page) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.run { actions(Context(context, format)) }
    return context.image
  }
}
