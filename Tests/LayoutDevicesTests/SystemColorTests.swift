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

  // The table of system colors in the Human Interface Guidelines of 2025.
  @Test(arguments: [
    (SystemColor.systemBlue, ["#0088ff", "#0091ff", "#1e6ef4", "#5cb8ff"]),
    (.systemRed, ["#ff383c", "#ff4245", "#e9152d", "#ff6165"]),
    (.systemGreen, ["#34c759", "#30d158", "#008932", "#4ad968"]),
    (.systemGray4, ["#d1d1d6", "#3a3a3c", "#bcbcc0", "#444446"]),
    (.label, ["#000000", "#ffffff", "#000000", "#ffffff"]),
  ])
  func `the design of iOS 26 has other colors`(_ color: SystemColor, _ values: [String]) {
    var values = values[...]
    for contrast in [AccessibilityContrast.normal, .high] {
      for style in [InterfaceStyle.light, .dark] {
        let value = values.popFirst()
        for palette in [SystemPalette.iOS26, .iOS27] {
          let own = color.color(in: style, contrast: contrast, palette: palette)
          let shown = color.dynamicColor.resolved(in: style, contrast: contrast, palette: palette)
          #expect(own.hexadecimal == value && shown.hexadecimal == value)
        }
      }
    }
  }

  @Test func `separators are paler in iOS 27, and not in iOS 26`() {
    func opacities(_ palette: SystemPalette) -> [Double] {
      [.light, .dark].map { SystemColor.separator.color(in: $0, palette: palette).opacity }
    }
    #expect(opacities(.classic) == [0.29, 0.6])
    #expect(opacities(.iOS26) == [0.29, 0.6])
    #expect(opacities(.iOS27) == [0.12, 0.5])
    let faint = SystemColor.separator.dynamicColor.faded(by: 0.5)
    #expect(faint.resolved(in: .dark, contrast: .normal, palette: .iOS27).opacity == 0.25)
  }

  @Test(
    arguments: [
      (SystemVersion.iOS18, nil, SystemPalette.classic), (.iOS26, nil, .iOS26),
      (.iOS27, nil, .iOS27), (.iOS26, .classic, .classic), (.iOS27, .classic, .classic),
    ] as [(SystemVersion, SystemDesign?, SystemPalette)]
  )
  func `the design decides on the colors`(
    _ system: SystemVersion,
    _ design: SystemDesign?,
    _ palette: SystemPalette
  ) throws {
    let device = try #require(Device.named("iPhone 16 Pro"))
    #expect(ScreenEnvironment(device: device, system: system, design: design).palette == palette)
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

  @Test(arguments: [
    (SystemColor.systemBackground, "#2c2c2e", "#363638"),
    (.secondarySystemGroupedBackground, "#3a3a3c", "#444446"),
    // They show which rows are chosen, and lie as many grays up as the rows.
    (.systemGray4, "#636366", "#7c7c80"), (.systemGray5, "#48484a", "#545456"),
    (.systemGray6, "#1c1c1e", "#242426"),
  ])
  func `the elevated level of iOS 26 is lighter still`(
    _ color: SystemColor,
    _ normal: String,
    _ high: String
  ) {
    for palette in [SystemPalette.iOS26, .iOS27] {
      for (contrast, value) in [(AccessibilityContrast.normal, normal), (.high, high)] {
        let shown = color.dynamicColor
          .resolved(in: .dark, contrast: contrast, level: .elevated, palette: palette)
        #expect(shown.hexadecimal == value)
      }
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
    #expect(SystemColor.allCases.count == 36)
  }
}
