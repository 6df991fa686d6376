public import Foundation
package import LayoutDevices
public import LayoutGeometry
package import ScreenFrames

/// A picture: UIKit's `UIImage`, of which layout needs the size.
///
/// A picture never changes; what changes one answers another. Two pictures are equal if all that is known of
/// them is. Of symbols there are a few, drawn in our own way; of other pictures a plate is drawn.
///
/// Tasks may share a picture; a subclass answers for what it adds.
// Unchecked, since an open class cannot conform otherwise: all that this one holds is
// `content`, which is a constant of a type that may be sent.
open class Image: NSObject, NSCopying, @unchecked Sendable {
  /// A way in which a picture takes the tint color.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the place asks for.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// In the tint color.
    case alwaysTemplate = 2
  }

  /// A way in which the middle of a picture fills more room.
  public enum ResizingMode: Int, Sendable, Hashable {
    /// Again and again.
    case tile = 0
    /// Drawn larger.
    case stretch = 1
  }

  /// The content of a picture: what is known of it.
  struct Content: Sendable, Hashable {
    var size = CGSize.zero
    var scale: CGFloat = 1
    var alignmentRectInsets = EdgeInsets.zero
    var capInsets = EdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var renderingMode = RenderingMode.automatic
    var flipsForRightToLeft = false
    /// The size of a symbol in text of 17 points, or `nil` for any other picture.
    var symbolSize: CGSize?
    var symbol: SystemSymbol?
    var isSymbolFilled = false
    var parts: [ScreenElement] = []
    /// Whether the parts are all that there is to see, even if there are none.
    var isDrawn = false
    var tint: Color?
    var symbolConfiguration: SymbolConfiguration?
  }

  final let content: Content

  /// Creates a picture without a size.
  public override init() {
    content = Content()
    super.init()
  }

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Creates a picture of a size in points, without a size if it is not a number.
  public init(size: CGSize) {
    content = Content(size: size.width >= 0 && size.height >= 0 ? size : .zero)
    super.init()
  }

  /// Creates a picture of the bytes of a file, of which the size is read.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file of PNG, JPEG or GIF; others are not read, and `nil` comes of them.
  ///   - scale: The pixels of a point.
  public init?(data: Data, scale: CGFloat) {
    guard let content = Content(data: data, scale: scale) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates a picture of the bytes of a file with a pixel for a point.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture of a file, of which the size is read.
  ///
  /// - Parameter path: The path of a file of PNG, JPEG or GIF. The end of its name says the pixels of a point, as
  ///   in `check@2x.png`; `nil` comes of a file that is not there or not known.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let content = Content(data: data, scale: ImageFileName(path).scale)
    else { return nil }
    self.content = content
    super.init()
  }

  /// Creates nothing: archives are not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { nil }

  /// Creates a symbol in the form that scenarios show.
  package convenience init(_ symbol: SystemSymbol) {
    self.init(Content(symbol: symbol, isFilled: symbol.isFilledInScenarios))
  }

  /// Creates a picture of parts in their own colors, in points from its top left corner.
  package convenience init(size: CGSize, parts: [ScreenElement], scale: CGFloat = 1) {
    var content = Image(size: size).content
    content.parts = parts
    content.scale = scale
    content.isDrawn = true
    self.init(content)
  }

  /// The size in points.
  open var size: CGSize { content.size }
  /// The pixels of a point in the file of the picture, 1 for any other.
  open var scale: CGFloat { content.scale }
  /// The insets of the part of the picture that constraints see.
  open var alignmentRectInsets: EdgeInsets { content.alignmentRectInsets }
  /// The way in which the picture takes the tint color.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The distances of the middle part from the edges, which is drawn larger where the picture is.
  open var capInsets: EdgeInsets { content.capInsets }
  /// The way in which the middle part fills more room.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// Whether the picture would be mirrored where lines begin on the right.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// Whether the picture is a symbol.
  open var isSymbolImage: Bool { content.symbolSize != nil }

  /// Returns whether both are pictures of which the same is known.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Image else { return false }
    return self === other || content == other.content
  }

  /// A number for what is known of the picture.
  open override var hash: Int { content.hashValue }

  /// Returns the picture itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - What is drawn

extension Image {
  /// The drawn symbol, or `nil` for a picture of which only the size is known.
  package final var symbol: SystemSymbol? { content.symbol }
  /// Whether a symbol is an area, not an outline.
  package final var isSymbolFilled: Bool { content.isSymbolFilled }
  /// The parts of a picture that was drawn by the scene, in points of its size; none of any other.
  package final var parts: [ScreenElement] { content.parts }
  /// Whether the parts are all that there is to see, even if there are none.
  package final var isDrawn: Bool { content.isDrawn }
  /// The color of a symbol, or `nil` for that of the place.
  package final var tint: Color? { content.tint }
}

extension Image.Content {
  /// A symbol that is not drawn, as large as those that are.
  static var undrawnSymbol: Self {
    let size = CGSize(width: SystemSymbol.side, height: SystemSymbol.side)
    return Self(size: size, symbolSize: size)
  }

  init(symbol: SystemSymbol, isFilled: Bool) {
    self = .undrawnSymbol
    self.symbol = symbol
    isSymbolFilled = isFilled
  }
}
