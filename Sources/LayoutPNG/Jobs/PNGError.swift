public import Foundation

/// An error of a picture that cannot be drawn, read or written.
public enum PNGError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The package was built without the trait `PNG`.
  case builtWithoutPNG
  /// librsvg, which draws the pictures, is not on this machine, in the words of the loader.
  case libraryMissing(String)
  /// The SVG text is larger than `PNGLimits.inputBytes`.
  case inputTooLarge(bytes: Int)
  /// The SVG is compressed with gzip and could grow without bounds.
  case compressedInput
  /// The SVG text holds a document type, in which entities could be declared.
  case documentType
  /// The SVG text is not UTF-8.
  case notUTF8
  /// The picture would have no pixels, or more than `PNGLimits` allow.
  case pictureSize(CGSize, scale: Int)
  /// The SVG text gives no size of its own, and neither does the caller.
  case noSize
  /// librsvg cannot read the SVG text, in its own words.
  case unreadable(String)
  /// librsvg cannot draw the picture, in its own words.
  case undrawable(String)
  /// cairo reports a problem, in its own words.
  case drawingProblem(String)
  /// The bytes are not a PNG file that can be read, with the reason.
  case unreadablePNG(String)

  /// The problem and the advice, in a line.
  public var description: String {
    switch self {
    case .builtWithoutPNG:
      "built without PNG: build with --traits PNG after installing librsvg2-dev"
    case .libraryMissing(let words):
      "librsvg cannot be loaded: \(words); install librsvg2-2 (apt) or librsvg (brew)"
    case .inputTooLarge(let bytes):
      "the SVG text has \(bytes) bytes; at most \(PNGLimits.inputBytes) are read"
    case .compressedInput:
      "the SVG is compressed; decompress it first"
    case .documentType:
      "the SVG text holds '<!DOCTYPE'; remove the document type"
    case .notUTF8:
      "the SVG text is not UTF-8"
    case .pictureSize(let size, let scale):
      """
      a picture of \(size.width) x \(size.height) points at \(scale)x is out of bounds: at least 1 \
      and at most \(PNGLimits.side) pixels a side, \(PNGLimits.pixels) in all
      """
    case .noSize:
      "the SVG text gives no width and height"
    case .unreadable(let words):
      "the SVG text cannot be read: \(words)"
    case .undrawable(let words):
      "the SVG cannot be drawn: \(words)"
    case .drawingProblem(let words):
      "the picture cannot be drawn: \(words)"
    case .unreadablePNG(let words):
      "the PNG file cannot be read: \(words)"
    }
  }
}
