import Foundation
import LayoutPNG

// The rule of a run as text, which a result that waits for review carries.
extension PixelRule {
  /// The rule as text that `init(text:)` reads: `levels 2; share 0.0005; ignore 4 10 40 40`.
  var text: String {
    let measure =
      switch tolerance.measure {
      case .levels(let most): "levels \(most)"
      case .perceptual(let most): "ciede2000 \(most)"
      }
    let boxes = ignored.map { box in
      "ignore \(box.minX) \(box.minY) \(box.width) \(box.height)"
    }
    return ([measure, "share \(tolerance.share)"] + boxes).joined(separator: "; ")
  }

  /// Creates the rule that a text says, or `nil` for any other text.
  init?(text: String) {
    self.init()
    for part in text.split(separator: ";") {
      let words = part.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == words.count - 1, numbers.allSatisfy(\.isFinite) else { return nil }
      switch (words.first, numbers.count) {
      case ("levels", 1):
        guard let levels = Int(exactly: numbers[0]) else { return nil }
        tolerance.measure = .levels(levels)
      case ("ciede2000", 1): tolerance.measure = .perceptual(numbers[0])
      case ("share", 1): tolerance.share = numbers[0]
      case ("ignore", 4):
        let size = CGSize(width: numbers[2], height: numbers[3])
        ignored.append(CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: size))
      default: return nil
      }
    }
  }

  /// The rule in words for a reader, or `nil` if every pixel counts.
  package var words: String? {
    guard self != .exact else { return nil }
    var words: [String] = []
    switch tolerance.measure {
    case .levels(0): break
    case .levels(let most):
      words.append("up to \(most) \(most == 1 ? "level" : "levels") of a channel")
    case .perceptual(let most): words.append("up to \(most) by CIEDE2000")
    }
    if tolerance.share > 0 { words.append("\(tolerance.share * 100) % of the pixels by more") }
    if !ignored.isEmpty {
      words.append(ignored.count == 1 ? "one place ignored" : "\(ignored.count) places ignored")
    }
    return words.joined(separator: ", ")
  }
}
