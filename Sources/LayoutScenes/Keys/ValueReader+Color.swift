import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a color: `#34c759`, or the name of one of the system's, which is another one in dark appearance.
  func color(_ written: WrittenEntry) -> Color? {
    if let text = written.value.text {
      if text.hasPrefix("#"), text.utf8.count == 7, let rgb = hexadecimal(text.dropFirst()) {
        return Color(rgb: rgb)
      }
      if let color = Self.colors[text] { return color.dynamicColor }
    }
    let nearest = written.value.text.flatMap { nearestWord(to: $0, among: Self.colorNames) }
    return wrong(
      written,
      "a color such as '#34c759' or one of \(quotedList(Self.colorNames))",
      hint: nearest.map { "write '\($0)'" }
    )
  }

  private func hexadecimal(_ digits: Substring) -> UInt32? {
    digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
  }

  private static let colorNames = [
    "blue", "green", "indigo", "orange", "pink", "purple", "red", "teal", "yellow", "gray",
  ]

  private static let colors: [String: SystemColor] = [
    "blue": .systemBlue, "green": .systemGreen, "indigo": .systemIndigo, "orange": .systemOrange,
    "pink": .systemPink, "purple": .systemPurple, "red": .systemRed, "teal": .systemTeal,
    "yellow": .systemYellow, "gray": .systemGray,
  ]
}
