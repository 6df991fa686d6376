public import Foundation

/// The limits of a picture and its text.
package enum PNGLimits {
  /// The largest SVG text, in bytes.
  package static let inputBytes = 8 << 20
  /// The largest width and height, in pixels.
  package static let side = 16_384
  /// The largest number of pixels.
  package static let pixels = 64_000_000

  /// A reason why a picture cannot be made.
  package enum Fault: Sendable {
    case tooSmall
    case tooLarge
  }

  /// Returns the size of a picture in whole pixels.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - density: The number of pixels per point.
  /// - Returns: The width and the height, ties away from zero.
  package static func pixels(of size: CGSize, density: Double) -> CGSize {
    CGSize(
      width: (size.width * CGFloat(density)).rounded(.toNearestOrAwayFromZero),
      height: (size.height * CGFloat(density)).rounded(.toNearestOrAwayFromZero)
    )
  }

  /// Returns what is wrong with a size in pixels, or `nil` for one within the limits.
  package static func fault(of pixels: CGSize) -> Fault? {
    let most = CGFloat(side)
    // Written so that it does not hold for a value that is not a number.
    guard pixels.width >= 1, pixels.height >= 1 else { return .tooSmall }
    let isWithin =
      pixels.width <= most && pixels.height <= most
      && pixels.width * pixels.height <= CGFloat(Self.pixels)
    return isWithin ? nil : .tooLarge
  }
}

/// A picture to draw.
public struct PNGJob: Sendable, Hashable {
  /// The SVG text in UTF-8.
  public var svg: [UInt8]
  /// The size of the picture in points, or `nil` for the size that the text gives itself.
  public var size: CGSize?
  /// The number of pixels per point.
  public var scale: Int
  /// The number of pixels per point that the file says for programs that show it in its size in points, or `nil` for none.
  package var density: Double?

  /// Creates a job from text.
  public init(svg: String, size: CGSize? = nil, scale: Int = 1) {
    self.init(svg: Array(svg.utf8), size: size, scale: scale)
  }

  /// Creates a job from the bytes of a file.
  public init(svg: [UInt8], size: CGSize? = nil, scale: Int = 1) {
    self.svg = svg
    self.size = size
    self.scale = scale
  }

  /// Creates a job whose file says how many pixels a point has, also less than one or a part of one more.
  package init(svg: [UInt8], size: CGSize, density: Double) {
    let isWhole = density == density.rounded()
    let drawn = CGSize(width: size.width * CGFloat(density), height: size.height * CGFloat(density))
    self.init(svg: svg, size: isWhole ? size : drawn, scale: isWhole ? Int(density) : 1)
    self.density = density
  }
}

#if PNG
extension PNGJob {
  /// Refuses text that could grow or reach for other files before a parser sees it.
  func check() throws(PNGError) {
    guard svg.count <= PNGLimits.inputBytes else { throw .inputTooLarge(bytes: svg.count) }
    guard !svg.starts(with: [0x1F, 0x8B]) else { throw .compressedInput }
    // Other encodings could hide a document type from the next check.
    guard !svg.contains(0), String(validating: svg, as: UTF8.self) != nil, !namesOtherEncoding
    else { throw .notUTF8 }
    let word = Array("<!DOCTYPE".utf8)
    let hasType = svg.indices.contains { svg[$0] == word[0] && svg[$0...].starts(with: word) }
    guard !hasType else { throw .documentType }
  }

  /// Whether the XML declaration names an encoding that is not UTF-8.
  private var namesOtherEncoding: Bool {
    let head = String(decoding: svg.prefix(200), as: UTF8.self)
    guard let start = head.firstRange(of: "<?xml"), let end = head.firstRange(of: "?>"),
      start.upperBound <= end.lowerBound
    else { return head.contains("<?xml") }
    let declaration = head[start.upperBound..<end.lowerBound].lowercased()
    guard let name = declaration.firstRange(of: "encoding") else { return false }
    let value = declaration[name.upperBound...].filter { !" \t\r\n='\"".contains($0) }
    return !value.hasPrefix("utf-8")
  }

  /// Returns the number of pixels for a size in points, within the limits.
  func pixelSize(of size: CGSize) throws(PNGError) -> (width: Int, height: Int) {
    let pixels = PNGLimits.pixels(of: size, density: Double(scale))
    guard PNGLimits.fault(of: pixels) == nil else { throw .pictureSize(size, scale: scale) }
    return (Int(pixels.width), Int(pixels.height))
  }
}
#endif
