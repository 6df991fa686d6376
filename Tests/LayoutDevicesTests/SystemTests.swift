import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

/// The version of the system and the design of the application, beside the device.
struct SystemTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let device: String
    var system: SystemVersion?
    var design: SystemDesign?
    let bar: ClosedRange<CGFloat>
    let corner: CGFloat
    let separator: CGFloat
    let side: CGFloat

    var testDescription: String {
      "\(device), \(system?.rawValue ?? "its own"), \(design?.rawValue ?? "its own")"
    }
  }

  private static func environment(_ row: Row) throws -> ScreenEnvironment {
    ScreenEnvironment(
      device: try #require(Device.named(row.device)),
      system: row.system,
      design: row.design
    )
  }

  // View trees of iOS 26.0 to 27.0 on a 16 Pro and its successors; classic figures as before.
  @Test(arguments: [
    Row(
      device: "iPhone 16 Pro",
      bar: 169.0 / 3...301.0 / 3,
      corner: 10,
      separator: 1.0 / 3,
      side: 16
    ),
    Row(
      device: "iPhone 16 Pro",
      system: .iOS26,
      bar: 62...116,
      corner: 26,
      separator: 1.0 / 3,
      side: 20
    ),
    Row(device: "iPhone 16 Pro", system: .iOS27, bar: 62...116, corner: 26, separator: 1, side: 20),
    Row(
      device: "iPhone 16 Pro",
      system: .iOS27,
      design: .classic,
      bar: 169.0 / 3...301.0 / 3,
      corner: 10,
      separator: 1.0 / 3,
      side: 16
    ),
    Row(device: "iPhone 17", bar: 62...116, corner: 26, separator: 1.0 / 3, side: 20),
    Row(device: "iPhone 18 Pro", bar: 62...116, corner: 26, separator: 1, side: 20),
    Row(
      device: "iPhone 12",
      system: .iOS26,
      bar: 47...101,
      corner: 26,
      separator: 1.0 / 3,
      side: 16
    ),
  ])
  func `bars and tables have the figures of system and design`(_ row: Row) throws {
    let environment = try Self.environment(row)
    #expect(abs(environment.navigationBarTop - row.bar.lowerBound) < 1e-9)
    #expect(abs(environment.navigationBarBottom - row.bar.upperBound) < 1e-9)
    let metrics = TableMetrics(environment, style: .insetGrouped)
    #expect(metrics.cornerRadius == row.corner)
    #expect(abs(metrics.separatorHeight - row.separator) < 1e-9)
    #expect(metrics.sideInset == row.side)
    #expect(metrics.textInset == 16)
    #expect(environment.mistakes.isEmpty)
  }

  @Test func `sideways the insets of iOS 26 are others, in compatibility mode too`() throws {
    var environment = ScreenEnvironment(
      device: try #require(Device.named("iPhone 16 Pro")),
      orientation: .landscape
    )
    #expect(environment.safeAreaInsets == EdgeInsets(left: 62, bottom: 21, right: 62))
    environment.system = .iOS26
    let insets = EdgeInsets(top: 20, left: 62, bottom: 20, right: 62)
    #expect(environment.safeAreaInsets == insets)
    environment.design = .classic
    #expect(environment.safeAreaInsets == insets)
    #expect(environment.navigationBarTop == 20)
  }

  @Test(
    arguments: [
      (
        "iPhone 8", .iOS18, nil, "iPhone 8 does not run iOS 18; it runs iOS 11 to 16",
        "leave 'system' out"
      ),
      (
        "iPhone XR", .iOS26, nil, "iPhone XR does not run iOS 26; it runs iOS 12 to 18",
        "write 'iOS 18'"
      ),
      (
        "iPhone 17", .iOS18, nil, "iPhone 17 does not run iOS 18; it runs iOS 26 to 27",
        "write 'iOS 26' or 'iOS 27'"
      ),
      (
        "iPhone 18 Pro", .iOS26, nil, "iPhone 18 Pro does not run iOS 26; it runs iOS 27",
        "write 'iOS 27'"
      ),
      (
        "iPhone 15", nil, .glass, "the design 'glass' came with iOS 26",
        "write 'system: iOS 26' as well"
      ),
      ("iPhone 8", nil, .glass, "the design 'glass' came with iOS 26", "leave 'design' out"),
    ] as [(String, SystemVersion?, SystemDesign?, String, String)]
  )
  func `a device shows what it runs`(
    _ name: String,
    _ system: SystemVersion?,
    _ design: SystemDesign?,
    _ message: String,
    _ hint: String
  ) throws {
    let device = try #require(Device.named(name))
    let mistake = ScreenEnvironment(device: device, system: system, design: design).mistakes.first
    #expect(mistake?.message == message)
    #expect(mistake?.hint == hint)
    #expect(mistake?.choice == (system == nil ? .design : .system))
  }
}
