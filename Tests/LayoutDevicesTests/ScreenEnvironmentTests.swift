import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

struct ScreenEnvironmentTests {
  static func environment(
    _ name: String,
    _ orientation: Orientation = .portrait
  ) throws -> ScreenEnvironment {
    ScreenEnvironment(device: try #require(Device.named(name)), orientation: orientation)
  }

  struct BarRow: CustomTestStringConvertible, Sendable {
    let device: String
    var orientation = Orientation.portrait
    let statusBar: CGFloat
    let navigationBar: ClosedRange<CGFloat>
    let toolbar: CGFloat
    let tabBar: CGFloat

    var testDescription: String { "\(device), \(orientation.rawValue)" }

    init(
      _ device: String,
      _ orientation: Orientation,
      statusBar: CGFloat,
      from top: CGFloat,
      to bottom: CGFloat,
      toolbar: CGFloat,
      tabBar: CGFloat
    ) {
      self.device = device
      self.orientation = orientation
      self.statusBar = statusBar
      navigationBar = top...bottom
      self.toolbar = toolbar
      self.tabBar = tabBar
    }
  }

  // Content begins where the navigation bar ends: 64 on an iPhone 8, 88 on an X, 91 on a 12, 92 on
  // an 11 (Interface Builder, QMUI); 97.67 on island phones (react-navigation #10989), 100.33 on
  // the 16 Pro (QMUI).
  @Test(arguments: [
    BarRow("iPhone 8", .portrait, statusBar: 20, from: 20, to: 64, toolbar: 44, tabBar: 49),
    BarRow("iPhone 8", .landscape, statusBar: 0, from: 0, to: 32, toolbar: 32, tabBar: 49),
    BarRow("iPhone 8 Plus", .landscape, statusBar: 0, from: 0, to: 44, toolbar: 44, tabBar: 49),
    BarRow("iPhone X", .portrait, statusBar: 44, from: 44, to: 88, toolbar: 44, tabBar: 49),
    BarRow("iPhone X", .landscape, statusBar: 0, from: 0, to: 32, toolbar: 32, tabBar: 32),
    BarRow("iPhone 11", .portrait, statusBar: 48, from: 48, to: 92, toolbar: 44, tabBar: 49),
    BarRow("iPhone 12", .portrait, statusBar: 47, from: 47, to: 91, toolbar: 44, tabBar: 49),
    BarRow(
      "iPhone 15",
      .portrait,
      statusBar: 54,
      from: 53.667,
      to: 97.667,
      toolbar: 44,
      tabBar: 49
    ),
    BarRow("iPhone 15", .landscape, statusBar: 0, from: 0, to: 32, toolbar: 32, tabBar: 32),
    BarRow("iPhone 15 Plus", .landscape, statusBar: 0, from: 0, to: 44, toolbar: 44, tabBar: 49),
    BarRow(
      "iPhone 16 Pro",
      .portrait,
      statusBar: 54,
      from: 56.333,
      to: 100.333,
      toolbar: 44,
      tabBar: 49
    ),
    BarRow(
      "iPhone 17",
      .portrait,
      statusBar: 54,
      from: 62,
      to: 116,
      toolbar: 44,
      tabBar: 49
    ),
    BarRow(
      "iPad (9th generation)",
      .landscape,
      statusBar: 20,
      from: 20,
      to: 70,
      toolbar: 50,
      tabBar: 50
    ),
    BarRow("iPad (A16)", .portrait, statusBar: 24, from: 24, to: 74, toolbar: 50, tabBar: 45),
  ])
  func `bars have the heights of their device`(_ row: BarRow) throws {
    let environment = try Self.environment(row.device, row.orientation)
    #expect(environment.statusBarHeight == row.statusBar)
    #expect(abs(environment.navigationBarTop - row.navigationBar.lowerBound) < 0.001)
    #expect(abs(environment.navigationBarBottom - row.navigationBar.upperBound) < 0.001)
    #expect(environment.toolbarHeight == row.toolbar)
    #expect(environment.tabBarHeight == row.tabBar)
  }

  @Test(arguments: Device.catalogue, Orientation.allCases)
  func `bars begin and end on pixels, within the screen`(
    _ device: Device,
    _ orientation: Orientation
  ) {
    let environment = ScreenEnvironment(device: device, orientation: orientation)
    for edge in [environment.navigationBarTop, environment.navigationBarBottom] {
      #expect(abs(pixelAligned(edge, scale: CGFloat(environment.scale)) - edge) < 1e-9)
    }
    let insets = environment.safeAreaInsets
    #expect(insets.horizontal + 250 < environment.size.width)
    #expect(insets.vertical + 250 < environment.size.height)
  }

  struct ClassRow: CustomTestStringConvertible, Sendable {
    let device: String
    let orientation: Orientation
    let horizontal: SizeClass
    let vertical: SizeClass
    var testDescription: String { "\(device), \(orientation.rawValue)" }
  }

  @Test(arguments: [
    ClassRow(device: "iPhone 15", orientation: .portrait, horizontal: .compact, vertical: .regular),
    ClassRow(
      device: "iPhone 15",
      orientation: .landscape,
      horizontal: .compact,
      vertical: .compact
    ),
    ClassRow(
      device: "iPhone 11",
      orientation: .landscape,
      horizontal: .regular,
      vertical: .compact
    ),
    ClassRow(
      device: "iPad (A16)",
      orientation: .portrait,
      horizontal: .regular,
      vertical: .regular
    ),
    ClassRow(
      device: "iPad (A16)",
      orientation: .landscape,
      horizontal: .regular,
      vertical: .regular
    ),
  ])
  func `size classes follow device and orientation`(_ row: ClassRow) throws {
    let environment = try Self.environment(row.device, row.orientation)
    #expect(environment.horizontalSizeClass == row.horizontal)
    #expect(environment.verticalSizeClass == row.vertical)
  }

  struct ShareRow: CustomTestStringConvertible, Sendable {
    let device: String
    let orientation: Orientation
    let widths: [CGFloat]
    let regular: Int
    var testDescription: String { "\(device), \(orientation.rawValue)" }
  }

  @Test(arguments: [
    ShareRow(
      device: "iPad Air 2",
      orientation: .landscape,
      widths: [1024, 694, 507, 320],
      regular: 2
    ),
    ShareRow(device: "iPad Air 2", orientation: .portrait, widths: [768, 438, 320], regular: 1),
    ShareRow(
      device: "iPad Pro 10.5-inch",
      orientation: .landscape,
      widths: [1112, 782, 551, 320],
      regular: 2
    ),
    ShareRow(
      device: "iPad Pro 11-inch (1st generation)",
      orientation: .landscape,
      widths: [1194, 809, 592, 375],
      regular: 2
    ),
    ShareRow(
      device: "iPad Air 13-inch (M2)",
      orientation: .landscape,
      widths: [1366, 981, 678, 375],
      regular: 3
    ),
    ShareRow(
      device: "iPad Air 13-inch (M2)",
      orientation: .portrait,
      widths: [1024, 639, 375],
      regular: 1
    ),
    ShareRow(device: "iPhone 15", orientation: .portrait, widths: [393], regular: 0),
  ])
  func `a window in Split View has its share`(_ row: ShareRow) throws {
    var environment = try Self.environment(row.device, row.orientation)
    var widths: [CGFloat] = []
    var regular = 0
    for share in environment.availableShares {
      environment.share = share
      widths.append(environment.size.width)
      regular += environment.horizontalSizeClass == .regular ? 1 : 0
    }
    #expect(widths == row.widths)
    #expect(regular == row.regular)
    environment.share = .oneThird
    #expect(environment.size.height == environment.screenSize.height)
  }

  @Test(arguments: [
    ("iPhone SE (1st generation)", Orientation.portrait, 16), ("iPhone 8", .portrait, 16),
    ("iPhone 16 Pro", .portrait, 16), ("iPhone 11", .portrait, 20), ("iPhone 8", .landscape, 20),
    ("iPhone SE (1st generation)", .landscape, 20), ("iPad (A16)", .portrait, 20),
  ])
  func `root margins are 16 below a width of 414`(
    _ name: String,
    _ orientation: Orientation,
    _ margin: CGFloat
  ) throws {
    #expect(try Self.environment(name, orientation).rootLayoutMargin == margin)
  }

  @Test func `sideways the sides change places`() throws {
    let environment = try Self.environment("iPhone 15", .landscape)
    #expect(environment.size == CGSize(width: 852, height: 393))
    #expect(environment.safeAreaInsets == EdgeInsets(left: 59, bottom: 21, right: 59))
    #expect(environment.pixel * 3 == 1)
  }

  @Test func `the readable width is 672 at the standard size and grows with it`() throws {
    var environment = try Self.environment("iPad (9th generation)")
    #expect(environment.readableContentWidth == 672)
    var widths: [CGFloat] = []
    for category in ContentSizeCategory.allCases {
      environment.contentSizeCategory = category
      widths.append(environment.readableContentWidth)
    }
    #expect(widths == widths.sorted())
  }
}
