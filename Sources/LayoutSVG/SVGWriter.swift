public import ScreenFrames

/// Writes screen frames as canonical SVG: the same frame always gives the same bytes.
///
/// There is one element a line without indentation, attributes come in a fixed order, numbers have at
/// most three decimals, and nothing that a frame holds (names, texts, numbers) can leave its place in
/// the file. A writer is a value without state; one may serve many threads.
public struct SVGWriter: Sendable {
  /// How the characters of a frame are written.
  public enum TextForm: Sendable, Hashable {
    /// As `<text>`: a changed word is a changed word in the file. The reader's fonts draw it.
    case text
    /// As outlines of the package's glyph table: looks the same everywhere and needs no font.
    case outlines
  }

  /// What a user may choose.
  public struct Options: Sendable, Hashable {
    /// How the characters are written.
    public var text: TextForm
    /// What every id in the file begins with, for several pictures inlined into one page.
    public var idPrefix: String

    /// Makes options; the defaults are those of golden files.
    public init(text: TextForm = .text, idPrefix: String = "") {
      self.text = text
      self.idPrefix = idPrefix
    }
  }

  /// The version of the format, in `data-layoutsim` at the root; a file without it is of version 1.
  ///
  /// It grows when a reader of an earlier version would misread a file.
  public static let formatVersion = 1
  /// The fonts that draw `<text>`, best first: Apple's by their system and family names, and Inter,
  /// whose advances the layout uses.
  package static let fontFamily =
    "-apple-system, 'SF Pro Text', 'SF Pro', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// How deep groups may lie in one another; librsvg gives up at 256 elements.
  public static let nestingLimit = 200
  /// The longest text that is written, in Unicode scalars; the rest becomes an ellipsis.
  ///
  /// Rasterisers shape a long run in quadratic time: 100,000 characters take librsvg a minute.
  public static let textLimit = 1000
  /// How far from zero a coordinate may lie, in points.
  public static let coordinateLimit = 1e9

  /// What the user chose.
  public let options: Options

  /// Makes a writer.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// Returns `frame` as SVG text that ends with a newline.
  ///
  /// - Parameter frame: What is on the screen.
  /// - Returns: The text of the file.
  /// - Throws: An error that names the element where a number is not finite or too large, or where
  ///   groups are nested too deeply.
  public func write(_ frame: ScreenFrame) throws(SVGWritingError) -> String {
    String(decoding: try bytes(of: frame), as: UTF8.self)
  }

  /// Returns `frame` as SVG in UTF-8; the bytes of what `write(_:)` returns.
  ///
  /// - Parameter frame: What is on the screen.
  /// - Returns: The bytes of the file.
  /// - Throws: An error that names the element where a number is not finite or too large, or where
  ///   groups are nested too deeply.
  public func bytes(of frame: ScreenFrame) throws(SVGWritingError) -> [UInt8] {
    var body = FrameBody(options)
    try body.write(frame.elements)
    return try body.document(of: frame)
  }
}
