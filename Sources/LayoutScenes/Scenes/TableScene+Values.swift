public import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// The heights of rows.
public enum RowHeight: Sendable, Hashable {
  /// As high as the cell wants to be.
  case automatic
  /// The heights in turn, beginning again after the last, never none. One height is the same for all.
  case repeating([CGFloat])

  /// Returns the same height for all rows.
  public static func fixed(_ height: CGFloat) -> Self { .repeating([height]) }

  /// Returns the height of a row of the section, or `nil` for automatic.
  public func height(ofRow row: Int) -> CGFloat? {
    switch self {
    case .automatic: nil
    case .repeating(let heights): heights[row % heights.count]
    }
  }
}

extension RowHeight: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a height of some points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

  /// Creates a height of some points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension ValueReader where Value == CGFloat {
  /// Returns a reader of a length, with advice on 'automatic'.
  static func length(automatic advice: String) -> Self {
    let length = Self.length
    return Self(length.values, length.shape) {
      $0.points($1, in: 0...Limits.points, automatic: advice)
    }
    .shown(length.text)
    .repaired(length.correction)
  }
}

extension ValueReader where Value == RowHeight {
  /// A reader of the height of one row.
  static var ownHeight: Self {
    let length = ValueReader<CGFloat>.length(automatic: "write 'automatic'")
    let shape = ValueShape.any([length.shape, .words(["automatic"])])
    return Self("points, or automatic", shape) { reading, written in
      if written.value.text == "automatic" { return .automatic }
      guard let height = length.read(reading, written) else { return nil }
      reading.warnOfNoHeight(height, at: written.value.mark)
      return .fixed(height)
    }
    .shown { $0 == .automatic ? "automatic" : nil }
    .repaired { height, path in
      guard case .repeating(let heights) = height,
        heights.count != 1 || !(0...CGFloat(Limits.points) ~= heights[0])
      else { return [] }
      return [Replacement(path, heights.first.map { decimalText($0) } ?? "an empty list")]
    }
  }

  static var rowHeight: Self {
    let length = ValueReader<CGFloat>.length(automatic: "write 'automatic'")
    let listed = ValueReader<CGFloat>.length(
      automatic:
        "'automatic' stands alone, for all rows: write 'row-height: automatic', and a 'height' in each row that has one"
    )
    let shape = ValueShape.any([length.shape, .list(length.shape), .words(["automatic"])])
    return Self("points, a list of points that repeats, or automatic", shape) { reading, written in
      switch written.value.content {
      case .text("automatic", _): return .automatic
      case .list(let values) where !values.isEmpty:
        let before = reading.diagnostics.count
        let heights = values.compactMap { listed.read(reading, written.with($0)) }
        guard reading.diagnostics.count == before else { return nil }
        for (value, height) in zip(values, heights) {
          reading.warnOfNoHeight(height, at: value.mark)
        }
        return .repeating(heights)
      case .text, .list, .map, .nothing:
        guard let height = length.read(reading, written) else { return nil }
        reading.warnOfNoHeight(height, at: written.value.mark)
        return .fixed(height)
      }
    }
    .shown { $0 == .automatic ? "automatic" : nil }
    .repaired { height, path in
      guard case .repeating(let heights) = height else { return [] }
      let lengths = 0...CGFloat(Limits.points)
      guard !heights.isEmpty else {
        height = .automatic
        return [Replacement(path, "an empty list", "automatic")]
      }
      guard let wrong = heights.first(where: { !lengths.contains($0) }) else { return [] }
      func used(_ height: CGFloat) -> CGFloat {
        height.isNaN ? 0 : min(max(height, lengths.lowerBound), lengths.upperBound)
      }
      height = .repeating(heights.map(used))
      return [Replacement(path, decimalText(wrong), decimalText(used(wrong)))]
    }
  }
}

extension SceneReading {
  /// Warns of a height that hides rows.
  fileprivate func warnOfNoHeight(_ height: CGFloat, at mark: SourceMark?) {
    guard height == 0 else { return }
    let message = "a row that is 0 high is not there: nothing of it is seen or touched"
    warn("row-without-height", message, at: mark)
      .hint("leave the height out for that of the others, or leave the row out")
  }
}

extension ValueReader where Value == EdgeInsets {
  /// A reader of points for all edges, or of a map.
  static var insets: Self {
    let shape = ValueShape.any([ValueReader<CGFloat>.points.shape, .map(.contentInset)])
    return Self("points for all edges, or a map", shape) { reading, written in
      guard case .map = written.value.content else {
        return reading.points(written).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
      }
      return reading.map(written, ContentInsetMap.self)
    }
    .shown { $0 == .zero ? "0" : nil }
    .repaired { insets, path in
      guard !ContentInsetMap.repair(&insets, at: path).isEmpty else { return [] }
      insets = .zero
      return [Replacement(path, "not four lengths", "zero")]
    }
  }
}

/// The map under `content-inset`.
struct ContentInsetMap: KeyMap {
  static let keys = MapKeys<Self>(.contentInset)

  static func initial(at mark: SourceMark?) -> EdgeInsets { .zero }

  let top = Key("top", \.top, .points).help("The inset from the top.")
  let left = Key("left", \.left, .points).help("The inset from the left.")
  let bottom = Key("bottom", \.bottom, .points).help("The inset from the bottom.")
  let right = Key("right", \.right, .points).help("The inset from the right.")
}

extension ValueReader where Value == CountText {
  /// A text with a place for a number.
  static var countText: Self {
    Self("a text with {count}", .text) { reading, written in
      guard let text = reading.text(written) else { return nil }
      reading.checkPlaceholders(
        written,
        ["count"],
        else: "'{count}' stands for the number, and '{row|rows}' for a word that goes with it"
      ) { CountText.words(of: $0, for: 1) != nil }
      return CountText(pattern: text)
    }
    .shown { $0.pattern }
  }
}
