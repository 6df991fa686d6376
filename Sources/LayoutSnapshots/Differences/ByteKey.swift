import Foundation

/// A part of a file as the key of a table.
///
/// Other spellings of the same letters are the same key, as for texts of Swift.
struct ByteKey: Hashable {
  private let bytes: [UInt8]
  private let part: Range<Int>
  /// A number that is the same for equal parts.
  private let mixture: UInt64

  /// Creates the key of a part of a file.
  init(_ bytes: [UInt8], _ part: Range<Int>) {
    let (mixture, isASCII) = bytes.mixture(of: part)
    if isASCII {
      self.init(bytes, part, mixture)
    } else {
      let text = String(decoding: bytes[part], as: UTF8.self).precomposedStringWithCanonicalMapping
      let composed = Array(text.utf8)
      self.init(composed, composed.indices, composed.mixture(of: composed.indices).value)
    }
  }

  private init(_ bytes: [UInt8], _ part: Range<Int>, _ mixture: UInt64) {
    (self.bytes, self.part, self.mixture) = (bytes, part, mixture)
  }

  /// Creates the key of a text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, bytes.indices)
  }

  /// The part as text.
  var text: String { String(decoding: bytes[part], as: UTF8.self) }

  /// Returns the parts behind the last periods, from the shortest, and then the whole.
  ///
  /// - Parameter count: The greatest number of periods.
  /// - Returns: The parts.
  func endings(most count: Int) -> [Self] {
    var endings: [Self] = []
    for place in part.reversed() where bytes[place] == UInt8(ascii: ".") {
      guard endings.count < count else { break }
      endings.append(Self(bytes, place + 1..<part.upperBound))
    }
    return endings + [self]
  }

  static func == (first: Self, second: Self) -> Bool {
    first.mixture == second.mixture
      && first.bytes.part(first.part, equals: second.bytes, second.part)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(mixture) }
}

extension [UInt8] {
  /// Returns a number that is the same for equal parts, and whether a part is ASCII.
  ///
  /// It takes eight bytes at once. Two parts may have one number: it saves time and decides nothing.
  fileprivate func mixture(of part: Range<Int>) -> (value: UInt64, isASCII: Bool) {
    var value = UInt64(part.count)
    var all: UInt64 = 0
    unsafe withUnsafeBytes { bytes in
      var place = part.lowerBound
      while place + 8 <= part.upperBound {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        value = Self.mixed(value ^ word)
        all |= word
        place += 8
      }
      var rest: UInt64 = 0
      while place < part.upperBound {
        rest = unsafe rest << 8 | UInt64(bytes[place])
        place += 1
      }
      value = Self.mixed(value ^ rest)
      all |= rest
    }
    return (value, all & 0x8080_8080_8080_8080 == 0)
  }

  /// Returns a number every bit of which depends on all of another one (Steele, Lea and Flood, "Fast splittable
  /// pseudorandom number generators", OOPSLA 2014).
  private static func mixed(_ number: UInt64) -> UInt64 {
    let first = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
