import LayoutDevices
import LayoutGeometry
import Testing

struct SystemColorTests {
  @Test(arguments: [
    (SystemColor.systemBlue, "#007aff", "#0a84ff"), (.systemGreen, "#34c759", "#30d158"),
    (.systemIndigo, "#5856d6", "#5e5ce6"), (.systemOrange, "#ff9500", "#ff9f0a"),
    (.systemPink, "#ff2d55", "#ff375f"), (.systemPurple, "#af52de", "#bf5af2"),
    (.systemRed, "#ff3b30", "#ff453a"), (.systemTeal, "#30b0c7", "#40c8e0"),
    (.systemYellow, "#ffcc00", "#ffd60a"), (.systemGray, "#8e8e93", "#8e8e93"),
    (.systemGray4, "#d1d1d6", "#3a3a3c"), (.systemGray6, "#f2f2f7", "#1c1c1e"),
    (.label, "#000000", "#ffffff"), (.opaqueSeparator, "#c6c6c8", "#38383a"),
    (.link, "#007aff", "#0984ff"), (.systemBackground, "#ffffff", "#000000"),
    (.systemGroupedBackground, "#f2f2f7", "#000000"),
    (.secondarySystemGroupedBackground, "#ffffff", "#1c1c1e"),
  ])
  func `opaque colors`(_ color: SystemColor, _ light: String, _ dark: String) {
    #expect(color.color(in: .light).hexadecimal == light)
    #expect(color.color(in: .dark).hexadecimal == dark)
    #expect(color.color(in: .light).opacity == 1)
    #expect(color.color(in: .dark).opacity == 1)
  }

  @Test(arguments: [
    (SystemColor.secondaryLabel, 0.6, 0.6), (.tertiaryLabel, 0.3, 0.3),
    (.quaternaryLabel, 0.18, 0.16), (.placeholderText, 0.3, 0.3), (.separator, 0.29, 0.6),
    (.systemFill, 0.2, 0.36), (.secondarySystemFill, 0.16, 0.32),
    (.tertiarySystemFill, 0.12, 0.24), (.quaternarySystemFill, 0.08, 0.18),
  ])
  func `colors that let something through`(
    _ color: SystemColor,
    _ light: Double,
    _ dark: Double
  ) {
    #expect(color.color(in: .light).opacity == light)
    #expect(color.color(in: .dark).opacity == dark)
  }

  @Test(arguments: [
    (SystemColor.systemBlue, "#0040dd", "#409cff"), (.systemGreen, "#248a3d", "#30db5b"),
    (.systemRed, "#d70015", "#ff6961"), (.systemGray4, "#bcbcc0", "#444446"),
    (.systemGroupedBackground, "#ebebf0", "#000000"), (.label, "#000000", "#ffffff"),
  ])
  func `increased contrast has other values`(
    _ color: SystemColor,
    _ light: String,
    _ dark: String
  ) {
    #expect(color.color(in: .light, contrast: .high).hexadecimal == light)
    #expect(color.color(in: .dark, contrast: .high).hexadecimal == dark)
    #expect(color.dynamicColor.resolved(in: .light, contrast: .high).hexadecimal == light)
    #expect(color.dynamicColor.resolved(in: .dark, contrast: .high).hexadecimal == dark)
    #expect(color.dynamicColor.resolved(in: .dark, contrast: .normal) == color.color(in: .dark))
  }

  @Test(arguments: [
    (SystemColor.systemBackground, "#1c1c1e", "#242426"),
    (.secondarySystemGroupedBackground, "#2c2c2e", "#363638"),
    (.tertiarySystemBackground, "#3a3a3c", "#444446"), (.systemBlue, "#0a84ff", "#409cff"),
  ])
  func `dark backgrounds are lighter on the elevated level`(
    _ color: SystemColor,
    _ normal: String,
    _ high: String
  ) {
    let dynamic = color.dynamicColor
    for (contrast, value) in [(AccessibilityContrast.normal, normal), (.high, high)] {
      #expect(color.color(in: .dark, contrast: contrast, level: .elevated).hexadecimal == value)
      let shown = dynamic.resolved(in: .dark, contrast: contrast, level: .elevated)
      #expect(shown.hexadecimal == value)
      #expect(
        dynamic.resolved(in: .light, contrast: contrast, level: .elevated)
          == dynamic.resolved(in: .light, contrast: contrast)
      )
    }
  }

  @Test func `all colors keep their number, and fade with it`() {
    for color in SystemColor.allCases {
      let high = color.color(in: .light, contrast: .high)
      #expect(color.dynamicColor.resolved(in: .light, contrast: .high) == high, "\(color)")
      let faint = color.dynamicColor.faded(by: 0.5).resolved(in: .light, contrast: .high)
      #expect(abs(faint.opacity - high.opacity / 2) < 1e-9, "\(color)")
    }
    let own = Color(rgb: 0x007AFF)
    #expect(own.resolved(in: .light, contrast: .high) == own)
  }

  @Test func `colors are found by UIKit's name`() {
    #expect(SystemColor(rawValue: "systemBlue") == .systemBlue)
    #expect(SystemColor.allCases.count == 33)
  }
}
