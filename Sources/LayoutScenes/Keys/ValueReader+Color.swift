import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a color: `#34c759`, or the name of one of the system's, which is another one in dark appearance.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - other: Another word that may stand there, for the message, or `nil` for none.
  /// - Returns: The color, or `nil` after a report.
  func color(_ written: WrittenEntry, or other: String? = nil) -> Color? {
    if let text = written.value.text {
      if text.hasPrefix("#"), text.utf8.count == 7, let rgb = hexadecimal(text.dropFirst()) {
        return Color(rgb: rgb)
      }
      if let color = Self.colors[text] { return color }
    }
    let others = [other].compactMap(\.self)
    let nearest = written.value.text.flatMap {
      nearestWord(to: $0, among: others + Self.colorNames)
    }
    return wrong(
      written,
      others.map { "\($0), " }.joined()
        + "a color such as '#34c759' or one of \(quotedList(Self.colorNames))",
      hint: nearest.map { "write '\($0)'" }
    )
  }

  private func hexadecimal(_ digits: Substring) -> UInt32? {
    digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  static let colorNames = named.map(\.name)

  private static let colors = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.color) })

  private static let named: [(name: String, color: Color)] =
    system.map { ($0.name, $0.color.dynamicColor) } + [("white", .white), ("black", .black)]

  private static let system: [(name: String, color: SystemColor)] = [
    ("blue", .systemBlue), ("green", .systemGreen), ("indigo", .systemIndigo),
    ("orange", .systemOrange), ("pink", .systemPink), ("purple", .systemPurple),
    ("red", .systemRed), ("teal", .systemTeal), ("yellow", .systemYellow), ("gray", .systemGray),
    ("gray-2", .systemGray2), ("gray-3", .systemGray3), ("gray-4", .systemGray4),
    ("gray-5", .systemGray5), ("gray-6", .systemGray6), ("label", .label),
    ("secondary-label", .secondaryLabel), ("tertiary-label", .tertiaryLabel),
    ("placeholder", .placeholderText), ("separator", .separator), ("link", .link),
    ("background", .systemBackground), ("secondary-background", .secondarySystemBackground),
    ("grouped-background", .systemGroupedBackground), ("fill", .systemFill),
  ]
}
