#if PNG
import CRsvg
#endif

/// The pixels of a PNG file.
package struct PNGPicture: Sendable, Hashable {
  /// The width, in pixels.
  package let width: Int
  /// The height, in pixels.
  package let height: Int
  /// The pixels row after row, each `0xAARRGGBB` with the colors multiplied by the opacity.
  package let pixels: [UInt32]

  /// Creates a picture from `width * height` pixels, row after row.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels are not a picture of \(width) by \(height)"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture from the bytes of a PNG file.
  ///
  /// - Throws: `PNGError.unreadablePNG` if the bytes are no PNG file or the picture is larger than a
  ///   renderer would make it; `PNGError.builtWithoutPNG` without the trait.
  package init(file: [UInt8]) throws(PNGError) {
    #if PNG
    try Self.checkHeader(of: file)
    try Self.checkChunks(of: file)
    let library = try RsvgLibrary()
    var reader = PNGReader(file: file)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      library.cairoImageSurfaceCreateFromPngStream(PNGReader.read, reader)
    }
    defer { library.cairoSurfaceDestroy(surface) }
    let status = library.cairoSurfaceStatus(surface)
    guard status == CAIRO_STATUS_SUCCESS, let bytes = library.cairoImageSurfaceGetData(surface)
    else {
      // cairo says so of pixels that cannot be decoded.
      let isDamaged = status == CAIRO_STATUS_NO_MEMORY
      throw .unreadablePNG(isDamaged ? "its pixels are damaged" : library.words(of: status))
    }
    let width = Int(library.cairoImageSurfaceGetWidth(surface))
    let height = Int(library.cairoImageSurfaceGetHeight(surface))
    let stride = Int(library.cairoImageSurfaceGetStride(surface))
    // The highest byte of a picture without opacity is not defined.
    let unused: UInt32
    switch library.cairoImageSurfaceGetFormat(surface) {
    case CAIRO_FORMAT_ARGB32: unused = 0
    case CAIRO_FORMAT_RGB24: unused = 0xFF00_0000
    default: throw .unreadablePNG("more than eight bits a channel")
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeRawBufferPointer(start: bytes + y * stride, count: width * 4)
      pixels.append(contentsOf: row.bindMemory(to: UInt32.self).lazy.map { $0 | unused })
    }
    self.init(width: width, height: height, pixels: pixels)
    #else
    throw .builtWithoutPNG
    #endif
  }

  /// Returns the picture as a PNG file: RGB if every pixel is opaque, RGBA otherwise.
  ///
  /// - Throws: `PNGError.builtWithoutPNG` without the trait.
  package func file() throws(PNGError) -> [UInt8] {
    #if PNG
    return pixels.withUnsafeBufferPointer { PNGEncoder.file(of: $0, width: width) }
    #else
    throw .builtWithoutPNG
    #endif
  }
}

#if PNG
extension PNGPicture {
  /// Throws for files that are no PNG or take too much memory, before they are decoded.
  private static func checkHeader(of file: [UInt8]) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard file.starts(with: signature) else { throw .unreadablePNG("not a PNG file") }
    guard file.count >= 33 else { throw .unreadablePNG("it is cut off after \(file.count) bytes") }
    guard file[12..<16].elementsEqual("IHDR".utf8) else {
      throw .unreadablePNG("its header is damaged")
    }
    let width = number(in: file, at: 16)
    let height = number(in: file, at: 20)
    guard width <= PNGLimits.side, height <= PNGLimits.side,
      width * height <= PNGLimits.pixels
    else { throw .unreadablePNG("\(width) by \(height) pixels are too many") }
  }

  /// Refuses a file that is cut off or damaged, for which cairo has no words of their own.
  private static func checkChunks(of file: [UInt8]) throws(PNGError) {
    var start = 8
    while start + 12 <= file.count {
      let length = number(in: file, at: start)
      guard length <= file.count - start - 12 else { break }
      let name = file[(start + 4)..<(start + 8)]
      var checksum = CRC32()
      checksum.add(file[(start + 4)..<(start + 8 + length)])
      guard number(in: file, at: start + 8 + length) == Int(checksum.value) else {
        let isWord = name.allSatisfy { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 }
        let word = isWord ? " '\(String(decoding: name, as: UTF8.self))'" : ""
        throw .unreadablePNG("its part\(word) is damaged")
      }
      if name.elementsEqual("IEND".utf8) { return }
      start += 12 + length
    }
    throw .unreadablePNG("it is cut off after \(file.count) bytes")
  }

  /// Reads four bytes, the highest first.
  private static func number(in file: [UInt8], at place: Int) -> Int {
    file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A reader that hands the bytes of a file to cairo.
private struct PNGReader {
  let file: [UInt8]
  var position = 0

  init(file: [UInt8]) { self.file = file }

  static let read: cairo_read_func_t = { context, target, count in
    guard let reader = context?.assumingMemoryBound(to: PNGReader.self), let target else {
      return CAIRO_STATUS_READ_ERROR
    }
    let count = Int(count)
    guard reader.pointee.position + count <= reader.pointee.file.count else {
      return CAIRO_STATUS_READ_ERROR
    }
    for offset in 0..<count {
      target[offset] = reader.pointee.file[reader.pointee.position + offset]
    }
    reader.pointee.position += count
    return CAIRO_STATUS_SUCCESS
  }
}
#endif
