import Foundation

extension ViewDescription {
  /// Returns the view that is described, without its place in the tree, and whether a frame is written at all.
  func view(in bytes: [UInt8]) -> (view: DumpedView, writesFrame: Bool) {
    var view = DumpedView(
      className: String(decoding: bytes[name], as: UTF8.self),
      address: String(decoding: bytes[address], as: UTF8.self)
    )
    view.place = range.lowerBound
    var writesFrame = false
    for part in parts(in: bytes) {
      guard let sign = bytes[part].firstIndex(where: { Self.isSign($0) }) else { continue }
      let key = String(decoding: bytes[Self.trimmed(part.lowerBound..<sign, bytes)], as: UTF8.self)
      let value = Self.trimmed(sign + 1..<part.upperBound, bytes)
      if key == "frame" { writesFrame = true }
      Self.set(key, to: value, of: &view, bytes)
    }
    return (view, writesFrame)
  }

  /// Returns whether something other than the address is written.
  func hasAttributes(in bytes: [UInt8]) -> Bool {
    address.upperBound < bytes.count && bytes[address.upperBound] == UInt8(ascii: ";")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
  }

  /// Returns what stands between the semicolons that are in no inner brackets and no text.
  private func parts(in bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var open = 0
    var start = address.upperBound
    var place = start
    var closesTexts = true
    let end = isWhole ? range.upperBound - 1 : range.upperBound
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): open += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        open = max(0, open - 1)
      case UInt8(ascii: "'") where closesTexts && Self.isTextStart(place, in: bytes):
        if let quote = Self.textEnd(from: place, in: bytes), quote < end {
          place = quote
        } else {
          closesTexts = false
        }
      case UInt8(ascii: ";") where open == 0:
        parts.append(start..<place)
        start = place + 1
      default: break
      }
      place += 1
    }
    // What has no end may be a part of a number.
    if isWhole, start < end { parts.append(start..<end) }
    return parts
  }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var (first, last) = (range.lowerBound, range.upperBound)
    while first < last, isSpace(bytes[first]) { first += 1 }
    while first < last, isSpace(bytes[last - 1]) { last -= 1 }
    return first..<last
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func set(
    _ key: String,
    to value: Range<Int>,
    of view: inout DumpedView,
    _ bytes: [UInt8]
  ) {
    switch key {
    case "frame": view.frame = rect(bytes[value])
    case "bounds":
      guard let rect = rect(bytes[value]) else { return }
      view.boundsOrigin = rect.origin
      view.boundsSize = rect.size
    case "contentOffset":
      view.isScrollView = true
      let numbers = numbers(in: bytes[value]) ?? []
      if numbers.count == 2 { view.boundsOrigin = CGPoint(x: numbers[0], y: numbers[1]) }
    case "transform":
      let numbers = numbers(in: bytes[value]) ?? []
      view.transform = numbers.count == 6 ? numbers : []
      view.hasUnknownTransform = numbers.count != 6
    case "transform3D": view.hasUnknownTransform = true
    case "alpha": if let alpha = numbers(in: bytes[value])?.first { view.alpha = alpha }
    case "hidden": view.isHidden = isYes(bytes[value])
    case "clipsToBounds": view.clipsToBounds = isYes(bytes[value])
    case "userInteractionEnabled": view.isUserInteractionEnabled = isYes(bytes[value])
    case "enabled": view.isDisabled = !isYes(bytes[value])
    case "gestureRecognizers": view.hasRecognizers = bytes[value].first == UInt8(ascii: "<")
    case "animations": view.isAnimated = true
    case "baseClass": view.baseClass = String(decoding: bytes[value], as: UTF8.self)
    case "text", "title": view.text = text(bytes[value])
    default: break
    }
  }

  private static func isYes(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.elementsEqual("YES".utf8) || bytes.elementsEqual("1".utf8)
      || bytes.elementsEqual("true".utf8)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "'")
    let isQuoted = bytes.count > 1 && bytes.first == quote && bytes.last == quote
    guard isQuoted, bytes.count > 2 else { return nil }
    let words = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    return LogText.unescaped(words).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Returns a rectangle of any form in which one is written: `(0 0; 20 20)`, `{{0, 0}, {20, 20}}`.
  private static func rect(_ bytes: ArraySlice<UInt8>) -> CGRect? {
    guard let numbers = numbers(in: bytes), numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The size of numbers beyond which they are no places on a screen.
  private static let largest: CGFloat = 1e9

  /// Returns the numbers of a value, or `nil` if there are words or numbers that are no places.
  private static func numbers(in bytes: ArraySlice<UInt8>) -> [CGFloat]? {
    var numbers: [CGFloat] = []
    for word in bytes.split(whereSeparator: { "(){}[],; \t\r\n".utf8.contains($0) }) {
      guard word.count < 40, let number = Double(String(decoding: word, as: UTF8.self)),
        abs(number) <= Self.largest
      else { return nil }
      numbers.append(number)
      if numbers.count > 16 { return nil }
    }
    return numbers
  }
}
