import Foundation
import LayoutGeometry
import ScreenFrames

/// A buffer of a file's bytes that writes its smallest parts.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends a part of the format.
  mutating func literal(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Appends text that needs no escaping as it is.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func raw(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(contentsOf other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(_ other: Self) { bytes.append(contentsOf: other.bytes) }
}

extension String {
  /// Returns whether all bytes of the text are of one kind.
  @inline(__always)
  func allBytes(_ isOfKind: (UInt8) -> Bool) -> Bool {
    unsafe utf8.withContiguousStorageIfAvailable { bytes in
      for index in 0..<bytes.count where unsafe !isOfKind(bytes[index]) { return false }
      return true
    } ?? utf8.allSatisfy(isOfKind)
  }
}

// MARK: Attributes

extension SVGBuffer {
  /// Appends ` name="value"` with a number and a name of our own, which is not escaped.
  mutating func attribute(_ name: StaticString, _ value: Thousandths) {
    open(name)
    number(value)
    close()
  }

  /// Appends ` name="value"` unless the value is the default that a reader assumes anyway.
  mutating func attribute(_ name: StaticString, _ value: Thousandths, unless standard: Thousandths)
  {
    if value != standard { attribute(name, value) }
  }

  /// Appends ` name="value"` with a word of our own.
  mutating func attribute(_ name: StaticString, word: String) {
    open(name)
    raw(word)
    close()
  }

  /// Appends ` name="value"` with foreign text.
  mutating func attribute(_ name: StaticString, escaping text: String) {
    open(name)
    escaped(text, in: .attribute)
    close()
  }

  /// Appends ` transform="translate(x y)"`, or nothing for no movement.
  mutating func translation(_ x: Thousandths, _ y: Thousandths) {
    guard x != 0 || y != 0 else { return }
    literal(" transform=\"translate(")
    number(x)
    raw(UInt8(ascii: " "))
    number(y)
    literal(")\"")
  }

  /// Appends ` transform="matrix(a b c d x y)"`, the factors in millionths: on a screen's width they place
  /// edges as exactly as other numbers do.
  mutating func matrix(
    _ matrix: ElementMatrix,
    _ x: Thousandths,
    _ y: Thousandths
  ) throws(UnwritableNumber) {
    literal(" transform=\"matrix(")
    for factor in [matrix.a, matrix.b, matrix.c, matrix.d] {
      // A factor that is no number or too large for a file is refused as elsewhere.
      _ = try Thousandths(factor, of: "matrix")
      decimal(Int64((factor * 1e6).rounded()), unit: 1_000_000)
      raw(UInt8(ascii: " "))
    }
    number(x)
    raw(UInt8(ascii: " "))
    number(y)
    literal(")\"")
  }

  /// Appends ` name="#rrggbb"`, and the opacity under its own name unless it is 1.
  mutating func paint(
    _ name: StaticString,
    _ color: Color,
    opacity opacityName: StaticString
  ) throws(UnwritableNumber) {
    open(name)
    raw(UInt8(ascii: "#"))
    hexadecimal(color.red)
    hexadecimal(color.green)
    hexadecimal(color.blue)
    close()
    let opacity = try Thousandths(color.opacity, of: "\(opacityName)")
    attribute(opacityName, min(max(opacity, 0), 1000), unless: 1000)
  }

  private mutating func open(_ name: StaticString) {
    raw(UInt8(ascii: " "))
    literal(name)
    literal("=\"")
  }

  private mutating func close() { raw(UInt8(ascii: "\"")) }

  private mutating func hexadecimal(_ channel: UInt8) {
    for digit in [channel >> 4, channel & 15] {
      raw(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
