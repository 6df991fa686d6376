import Testing
import UIKitShim

/// A color by its parts, with the channels of sRGB that it has.
struct ColorRow: CustomTestStringConvertible {
  let testDescription: String
  let color: UIColor
  let hex: String
  var alpha: CGFloat = 1

  static let all = [
    Self(
      testDescription: "a gray",
      color: UIColor(white: 0.2, alpha: 0.5),
      hex: "#333333",
      alpha: 0.5
    ),
    Self(
      testDescription: "channels beyond 1",
      color: UIColor(red: 2, green: -1, blue: 0.5, alpha: 3),
      hex: "#FF0080"
    ),
    Self(
      testDescription: "channels that are no numbers",
      color: UIColor(red: .nan, green: 1, blue: .infinity, alpha: .nan),
      hex: "#00FFFF",
      alpha: 0
    ),
    Self(
      testDescription: "red",
      color: UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1),
      hex: "#FF0000"
    ),
    Self(
      testDescription: "the end of the circle",
      color: UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      hex: "#FF0000"
    ),
    Self(
      testDescription: "a third",
      color: UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1),
      hex: "#00FF00"
    ),
    Self(
      testDescription: "a pale violet",
      color: UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1),
      hex: "#9966CC"
    ),
    Self(
      testDescription: "Display P3 gray",
      color: UIColor(displayP3Red: 0.2, green: 0.2, blue: 0.2, alpha: 1),
      hex: "#333333"
    ),
    Self(
      testDescription: "Display P3 red, beyond sRGB",
      color: UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
      hex: "#FF0000"
    ),
    // 0.8596, 0.3704 and 0.1234 by a matrix that was computed from the primaries apart.
    Self(
      testDescription: "Display P3 orange",
      color: UIColor(displayP3Red: 0.8, green: 0.4, blue: 0.2, alpha: 1),
      hex: "#DB5E1F"
    ),
    Self(
      testDescription: "a color of a layer",
      color: UIColor(cgColor: UIColor.orange.cgColor),
      hex: "#FF8000"
    ),
    Self(
      testDescription: "a color of a filter",
      color: UIColor(ciColor: CIColor(color: UIColor.orange.withAlphaComponent(0.5))),
      hex: "#FF8000",
      alpha: 0.5
    ),
  ]
}

/// Two colors that may look the same.
struct EqualColorRow: CustomTestStringConvertible {
  let testDescription: String
  let color: UIColor
  let other: UIColor
  let isEqual: Bool

  init(_ testDescription: String, _ color: UIColor, _ other: UIColor, _ isEqual: Bool) {
    self.testDescription = testDescription
    (self.color, self.other, self.isEqual) = (color, other, isEqual)
  }
}

/// Colors as objects, which app code extends, compares and keeps.
struct UIColorTests {
  @Test(arguments: ColorRow.all)
  func `a color has the channels of its parts`(_ row: ColorRow) {
    var alpha: CGFloat = -1
    row.color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(row.color.hexText == row.hex && alpha == row.alpha)
  }

  @Test func `a view answers the color that it was given`() throws {
    let color = UIColor(hex: 0x123456)
    let label = UILabel()
    label.textColor = color
    label.backgroundColor = color
    #expect(label.textColor === color && label.backgroundColor === color)
    let window = try ScreenHost.window()
    window.tintColor = color
    window.addSubview(label)
    #expect(label.tintColor === color)
    let button = UIButton(type: .system)
    button.setTitleColor(color, for: .disabled)
    #expect(
      button.titleColor(for: .disabled) === color && button.titleColor(for: .normal) !== color
    )
    var background = UIBackgroundConfiguration.clear()
    background.strokeColor = color
    #expect(background.resolvedStrokeColor(for: .red) === color)
    let text = NSAttributedString(string: "a", attributes: [.foregroundColor: color])
    label.attributedText = text
    let read = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(read as? UIColor === color)
  }

  @Test func `the system's colors are always the same objects`() {
    #expect(UIColor.red === UIColor.red && UIColor.systemBlue === UIColor.systemBlue)
    #expect(UIColor.label === UIColor.label && UIColor.clear === UIColor.clear)
    #expect(UILabel().textColor === UIColor.label)
    #expect(UIColor.accent === UIColor.accent && UIColor.brand !== UIColor.brand)
  }

  @Test func `colors are equal by their channels in light and dark`() {
    #expect(UIColor.brand == UIColor.brand && UIColor.brand == UIColor(hexText: "#3366CC"))
    #expect(UIColor.brand != UIColor.accent)
    #expect(UIColor.ground == UIColor.ground && UIColor.ground != UIColor.white)
    #expect([UIColor.brand: 1, .accent: 2][UIColor(hex: 0x3366CC)] == 1)
    #expect(Set([UIColor.brand, .brand, .accent]).count == 2)
    #expect(BrandStyle() == BrandStyle() && BrandStyle().hashValue == BrandStyle().hashValue)
    let isItself = (UIColor.accent as AnyObject) === UIColor.accent
    #expect(isItself && UIColor.accent.copy() as? UIColor === UIColor.accent)
    let unset: UIColor? = nil
    #expect(unset != .red)
    #expect(UIColor.brand.isEqual(UIColor(hex: 0x3366CC)) && !UIColor.brand.isEqual("#3366CC"))
  }

  @Test(arguments: [
    EqualColorRow(
      "white of three channels",
      .white,
      UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      false
    ),
    EqualColorRow("two whites of one channel", .white, UIColor(white: 1, alpha: 1), true),
    EqualColorRow(
      "clear of three channels",
      .clear,
      UIColor(red: 0, green: 0, blue: 0, alpha: 0),
      false
    ),
    EqualColorRow(
      "a hue and its channels",
      .red,
      UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1),
      true
    ),
    EqualColorRow(
      "Display P3 red",
      .red,
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
      false
    ),
    EqualColorRow("a color of a layer", .black, UIColor(cgColor: UIColor.black.cgColor), true),
    EqualColorRow("another opacity", .black, UIColor.black.withAlphaComponent(0.5), false),
    EqualColorRow(
      "an opacity of one",
      UIColor(white: 0, alpha: 0.5),
      UIColor.black.withAlphaComponent(0.5),
      true
    ),
    EqualColorRow(
      "the system's color in light",
      .white,
      UIColor.systemBackground.resolvedColor(with: .init(userInterfaceStyle: .light)),
      true
    ),
    EqualColorRow("the system's color itself", .white, .systemBackground, false),
    EqualColorRow(
      "what is white in the dark alone",
      .white,
      UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        .resolvedColor(with: .init(userInterfaceStyle: .dark)),
      true
    ),
  ])
  func `colors of two spaces are not equal, whatever they look like`(_ row: EqualColorRow) {
    #expect((row.color == row.other) == row.isEqual && row.color.isEqual(row.other) == row.isEqual)
    #expect(!row.isEqual || row.color.hash == row.other.hash)
  }

  @Test func `what is drawn does not know of spaces`() {
    #expect(UIColor.white.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.numberOfComponents == 4)
  }

  @Test func `a subclass keeps what it adds`() {
    let color = NamedColor(name: "sky", red: 0, green: 0, blue: 1)
    let view = UIView()
    view.backgroundColor = color
    #expect((view.backgroundColor as? NamedColor)?.name == "sky")
    #expect(color == UIColor.blue && UIColor.blue == color)
  }

  @Test func `a cache keeps colors`() {
    let store = ColorStore()
    #expect(store.color("#FF000080") === store.color("#FF000080") && store.misses == 1)
    #expect(store.color("red") == nil && store.misses == 2)
  }

  @Test func `a color answers its hue, its lightness and others`() {
    #expect(UIColor(hex: 0x9966CC).lighter(by: 0.2).hexText == "#BF80FF")
    #expect(UIColor.black.lighter(by: 0.5).hexText == "#808080")
    var white: CGFloat = -1
    var alpha: CGFloat = -1
    #expect(UIColor.lightText.getWhite(&white, alpha: &alpha) && white == 1 && alpha == 0.6)
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 1)
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
    #expect(CGColor(gray: 0, alpha: 1) == UIColor.black.cgColor)
    #expect(UIColor.white.withAlphaComponent(2) == UIColor.white)
    #expect("\(UIColor.ground)" == "#ffffff, in dark #101010")
  }

  @Test func `a dynamic color is another one in the dark`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.ground.resolvedColor(with: dark) == UIColor(hex: 0x101010))
    #expect(UIColor.ground.resolvedColor(with: light) == .white)
    #expect(UIColor.ground.hexText == "#FFFFFF")
    #expect(UIColor.ground.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
  }
}
