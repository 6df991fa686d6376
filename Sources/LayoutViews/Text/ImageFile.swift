import Foundation

/// A name of a picture's file, whose end may say how many pixels a point has: `check@2x.png`, `check~ipad.png`.
struct ImageFileName {
  /// The pixels of a point, 1 if the name does not say.
  let scale: CGFloat

  init(_ path: String) {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
      .prefix { $0 != "~" }
    let sign = name.suffix(3)
    scale = sign == "@2x" ? 2 : sign == "@3x" ? 3 : 1
  }
}

extension Image.Content {
  /// Creates the content of a file, or nothing if it is of no known kind.
  init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageFile(data).pixelSize else { return nil }
    let scale = scale > 0 ? scale : 1
    self.init(
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale
    )
  }
}

/// The bytes of a picture's file, as far as they say its size.
struct ImageFile {
  let bytes: [UInt8]

  init(_ data: Data) {
    // A header of JPEG may have a whole thumbnail before the size, at most 64 kB a part.
    bytes = Array(data.prefix(4 << 20))
  }

  /// Returns the size in points, or `nil` if it is not known; that of a drawing does not go by pixels.
  func size(scale: CGFloat) -> CGSize? {
    if let pixels = pixelSize {
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    return drawingSize
  }

  /// The size in pixels, or `nil` for bytes that are no file of PNG, JPEG or GIF, or that end too early.
  var pixelSize: CGSize? {
    if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return sizeOfPNG }
    if starts(with: [0xFF, 0xD8, 0xFF]) { return sizeOfJPEG }
    if starts(with: Array("GIF8".utf8)) { return sizeOfGIF }
    return nil
  }

  private func starts(with sign: [UInt8]) -> Bool { bytes.starts(with: sign) }

  private func number(at place: Int, count: Int) -> Int? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private func size(_ width: Int?, _ height: Int?) -> CGSize? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The size in the first chunk, IHDR (PNG, third edition, 11.2.1); Xcode's own kind has another one before it.
  private var sizeOfPNG: CGSize? {
    var place = 8
    while let length = number(at: place, count: 4), let kind = number(at: place + 4, count: 4) {
      if kind == 0x4948_4452 {
        return size(number(at: place + 8, count: 4), number(at: place + 12, count: 4))
      }
      place += length + 12
    }
    return nil
  }

  /// The size in the first frame header (ITU-T T.81, B.2.2), turned as the file's orientation is not read.
  private var sizeOfJPEG: CGSize? {
    var place = 2
    while let marker = number(at: place, count: 2), marker >> 8 == 0xFF {
      let code = marker & 0xFF
      // Filling, or a marker without a length.
      if code == 0xFF {
        place += 1
        continue
      }
      if code == 0x01 || 0xD0...0xD8 ~= code {
        place += 2
        continue
      }
      let isFrame = 0xC0...0xCF ~= code && ![0xC4, 0xC8, 0xCC].contains(code)
      if isFrame { return size(number(at: place + 7, count: 2), number(at: place + 5, count: 2)) }
      guard let length = number(at: place + 2, count: 2), length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  private var sizeOfGIF: CGSize? {
    guard bytes.count >= 10 else { return nil }
    return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }
}
