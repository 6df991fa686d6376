import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

struct CatalogueTests {
  @Test func `every model has a name of its own`() {
    let names = Device.catalogue.map(\.name)
    #expect(names.count == 81)
    #expect(Set(names).count == names.count)
    #expect(
      Set(names.map { $0.lowercased().filter(\.isLetter) + $0.filter(\.isNumber) }).count == 81
    )
  }

  struct ScreenRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let points: (CGFloat, CGFloat)
    let scale: Int
    let upright: [CGFloat]
    let sideways: [CGFloat]
    let statusBar: CGFloat
    let corner: CGFloat
    let cutout: Cutout
    let sidewaysClass: SizeClass
    var era: SystemEra = .classic

    init(
      _ name: String,
      _ width: CGFloat,
      _ height: CGFloat,
      _ scale: Int,
      _ upright: [CGFloat],
      _ sideways: [CGFloat],
      _ statusBar: CGFloat,
      _ corner: CGFloat,
      _ cutout: Cutout,
      _ sidewaysClass: SizeClass,
      _ era: SystemEra = .classic
    ) {
      testDescription = name
      points = (width, height)
      self.scale = scale
      self.upright = upright
      self.sideways = sideways
      self.statusBar = statusBar
      self.corner = corner
      self.cutout = cutout
      self.sidewaysClass = sidewaysClass
      self.era = era
    }
  }

  // Human Interface Guidelines, page Layout; insets of QMUI and swift-snapshot-testing; corner
  // radii of ScreenCorners.
  static let screens = [
    ScreenRow(
      "iPhone SE (1st generation)",
      320,
      568,
      2,
      [20, 0, 0, 0],
      [0, 0, 0, 0],
      20,
      0,
      .none,
      .compact
    ),
    ScreenRow("iPhone 8", 375, 667, 2, [20, 0, 0, 0], [0, 0, 0, 0], 20, 0, .none, .compact),
    ScreenRow(
      "iPhone SE (3rd generation)",
      375,
      667,
      2,
      [20, 0, 0, 0],
      [0, 0, 0, 0],
      20,
      0,
      .none,
      .compact
    ),
    ScreenRow("iPhone 8 Plus", 414, 736, 3, [20, 0, 0, 0], [0, 0, 0, 0], 20, 0, .none, .regular),
    ScreenRow(
      "iPhone X",
      375,
      812,
      3,
      [44, 0, 34, 0],
      [0, 44, 21, 44],
      44,
      39,
      .notch,
      .compact
    ),
    ScreenRow(
      "iPhone 11",
      414,
      896,
      2,
      [48, 0, 34, 0],
      [0, 48, 21, 48],
      48,
      41.5,
      .notch,
      .regular
    ),
    ScreenRow(
      "iPhone 11 Pro Max",
      414,
      896,
      3,
      [44, 0, 34, 0],
      [0, 44, 21, 44],
      44,
      39,
      .notch,
      .regular
    ),
    ScreenRow(
      "iPhone 13 mini",
      375,
      812,
      3,
      [50, 0, 34, 0],
      [0, 50, 21, 50],
      50,
      44,
      .notch,
      .compact
    ),
    ScreenRow(
      "iPhone 12",
      390,
      844,
      3,
      [47, 0, 34, 0],
      [0, 47, 21, 47],
      47,
      47.33,
      .notch,
      .compact
    ),
    ScreenRow(
      "iPhone 16e",
      390,
      844,
      3,
      [47, 0, 34, 0],
      [0, 47, 21, 47],
      47,
      47.33,
      .notch,
      .compact
    ),
    ScreenRow(
      "iPhone 14 Plus",
      428,
      926,
      3,
      [47, 0, 34, 0],
      [0, 47, 21, 47],
      47,
      53.33,
      .notch,
      .regular
    ),
    ScreenRow(
      "iPhone 15",
      393,
      852,
      3,
      [59, 0, 34, 0],
      [0, 59, 21, 59],
      54,
      55,
      .island,
      .compact
    ),
    ScreenRow(
      "iPhone 15 Pro Max",
      430,
      932,
      3,
      [59, 0, 34, 0],
      [0, 59, 21, 59],
      54,
      55,
      .island,
      .regular
    ),
    ScreenRow(
      "iPhone 16 Pro",
      402,
      874,
      3,
      [62, 0, 34, 0],
      [0, 62, 21, 62],
      54,
      62,
      .island,
      .compact
    ),
    ScreenRow(
      "iPhone 16 Pro Max",
      440,
      956,
      3,
      [62, 0, 34, 0],
      [0, 62, 21, 62],
      54,
      62,
      .island,
      .regular
    ),
    ScreenRow(
      "iPhone 17",
      402,
      874,
      3,
      [62, 0, 34, 0],
      [0, 62, 20, 62],
      54,
      62,
      .island,
      .compact,
      .iOS26
    ),
    ScreenRow(
      "iPhone 17 Pro Max",
      440,
      956,
      3,
      [62, 0, 34, 0],
      [0, 62, 20, 62],
      54,
      62,
      .island,
      .regular,
      .iOS26
    ),
    ScreenRow(
      "iPhone Air",
      420,
      912,
      3,
      [68, 0, 34, 0],
      [0, 68, 20, 68],
      54,
      62,
      .island,
      .regular,
      .iOS26
    ),
    ScreenRow("iPad Air 2", 768, 1024, 2, [20, 0, 0, 0], [20, 0, 0, 0], 20, 0, .none, .regular),
    ScreenRow(
      "iPad (9th generation)",
      810,
      1080,
      2,
      [20, 0, 0, 0],
      [20, 0, 0, 0],
      20,
      0,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Pro 10.5-inch",
      834,
      1112,
      2,
      [20, 0, 0, 0],
      [20, 0, 0, 0],
      20,
      0,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad (A16)",
      820,
      1180,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Pro 11-inch (2nd generation)",
      834,
      1194,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Pro 11-inch (M4)",
      834,
      1210,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad mini (A17 Pro)",
      744,
      1133,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Pro 12.9-inch (2nd generation)",
      1024,
      1366,
      2,
      [20, 0, 0, 0],
      [20, 0, 0, 0],
      20,
      0,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Air 13-inch (M2)",
      1024,
      1366,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
    ScreenRow(
      "iPad Pro 13-inch (M4)",
      1032,
      1376,
      2,
      [24, 0, 20, 0],
      [24, 0, 20, 0],
      24,
      18,
      .none,
      .regular
    ),
  ]

  @Test(arguments: screens)
  func `a screen has the figures of its model`(_ row: ScreenRow) throws {
    let device = try #require(Device.named(row.testDescription))
    #expect(device.portraitSize == CGSize(width: row.points.0, height: row.points.1))
    #expect(device.scale == row.scale)
    #expect(device.portraitSafeArea.sides == row.upright)
    #expect(device.landscapeSafeArea.sides == row.sideways)
    #expect(device.statusBarHeight == row.statusBar)
    #expect(device.cornerRadius == row.corner)
    #expect(device.cutout == row.cutout)
    #expect(device.landscapeWidthClass == row.sidewaysClass)
    #expect(device.era == row.era)
  }

  @Test(arguments: Device.catalogue)
  func `what holds for every model`(_ device: Device) {
    let (upright, sideways) = (device.portraitSafeArea, device.landscapeSafeArea)
    #expect(device.portraitSize.width < device.portraitSize.height)
    #expect(upright.left == 0 && upright.right == 0)
    #expect(sideways.left == sideways.right)
    #expect(device.portraitNavigationBarTop <= upright.top)
    switch device.idiom {
    case .phone:
      #expect(sideways.top == 0)
      #expect(sideways.left == (device.cutout == .none ? 0 : upright.top))
      #expect((upright.bottom == 0) == (device.cornerRadius == 0))
    case .pad:
      #expect(upright == sideways)
      #expect(device.scale == 2)
    }
    #expect((device.cutout == .island) == (device.statusBarHeight < upright.top))
  }

  @Test func `what nobody has measured is marked`() throws {
    #expect(try #require(Device.named("iPhone 15")).unverified.isEmpty)
    #expect(try #require(Device.named("iPhone Air")).unverified.contains("safe area"))
    #expect(try #require(Device.named("iPad Pro 11-inch (M4)")).unverified == ["corner radius"])
    for device in Device.catalogue where device.era == .iOS26 {
      #expect(device.unverified.contains("bar heights"), "\(device)")
    }
  }

  @Test func `groups part the catalogue`() throws {
    #expect(Device.groups == ["all", "phones", "pads", "latest"])
    let phones = try #require(Device.group("phones"))
    let pads = try #require(Device.group("pads"))
    #expect(phones + pads == Device.catalogue)
    #expect(Device.group("all") == Device.catalogue)
    let latest = try #require(Device.group("latest")).map(\.name)
    #expect(latest.contains("iPhone 17") && latest.contains("iPad Pro 13-inch (M5)"))
    #expect(!latest.contains("iPhone 15"))
    #expect(Device.group("tablets") == nil)
  }
}

extension EdgeInsets {
  fileprivate var sides: [CGFloat] { [top, left, bottom, right] }
}
