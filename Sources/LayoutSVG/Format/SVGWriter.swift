/// A writer of screen frames as canonical SVG: the same frame always gives the same bytes.
///
/// There is one element a line without indentation, attributes come in a fixed order, numbers have at
/// most three decimals, and nothing that a frame holds (names, texts, numbers) can leave its place in
/// the file. A writer is a value without state; one may serve many threads.
public struct SVGWriter: Sendable {
  /// A form of the characters of a frame.
  public enum TextForm: Sendable, Hashable {
    /// As `<text>`: a changed word is a changed word in the file. The reader's fonts draw it.
    case text
    /// As outlines of the package's glyph table: looks the same everywhere and needs no font.
    case outlines
  }

  /// The options of a user.
  public struct Options: Sendable, Hashable {
    /// The form of the characters.
    public var text: TextForm
    /// The beginning of every id in the file, for several pictures inlined into one page.
    public var idPrefix: String

    /// Creates options, by default those of golden files.
    public init(text: TextForm = .text, idPrefix: String = "") {
      self.text = text
      self.idPrefix = idPrefix
    }
  }

  /// The version of the format, in `data-layoutsim` at the root; a file without it has version 1.
  ///
  /// It grows when a reader of an earlier version would misread a file.
  package static let formatVersion = 1
  /// The fonts that draw `<text>`, best first: Apple's by their system and family names, and Inter,
  /// whose advances the layout uses.
  package static let fontFamily =
    "-apple-system, 'SF Pro Text', 'SF Pro', Inter, 'Helvetica Neue', Arial, sans-serif"
  /// The greatest depth of nested groups; librsvg gives up at 256 elements.
  package static let nestingLimit = 200
  /// The length of the longest text that is written, in Unicode scalars, before an ellipsis.
  ///
  /// Rasterisers shape a long run in quadratic time: 100,000 characters take librsvg a minute.
  package static let textLimit = 1000
  /// The greatest distance of a coordinate from zero, in points.
  package static let coordinateLimit = 1e9

  /// The options of the user.
  package let options: Options

  /// Creates a writer.
  public init(_ options: Options = Options()) { self.options = options }
}
