import Foundation
import LayoutDevices
import LayoutGeometry
import Testing

struct CatalogueTests {
  @Test func `every model has a name of its own`() {
    let names = Device.catalogue.map(\.name)
    #expect(names.count == 83)
    #expect(Set(names).count == names.count)
    #expect(
      Set(names.map { $0.lowercased().filter(\.isLetter) + $0.filter(\.isNumber) }).count == 83
    )
  }

  @Test(arguments: ScreenRow.screens)
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
    #expect(device.system == row.system)
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
      #expect(sideways.top == (device.system == .iOS18 ? 0 : 20))
      #expect(sideways.left == (device.cutout == .none ? 0 : upright.top))
      #expect((upright.bottom == 0) == (device.cornerRadius == 0))
    case .pad:
      #expect(upright == sideways)
      #expect(device.scale == 2)
    }
    #expect((device.cutout == .island) == (device.statusBarHeight < upright.top))
    #expect(device.systems.contains(device.system.number) || device.knownSystems.isEmpty)
  }

  @Test func `what nobody has measured is marked`() throws {
    #expect(try #require(Device.named("iPhone 15")).unverified.isEmpty)
    #expect(try #require(Device.named("iPhone Air")).unverified.contains("safe area"))
    #expect(try #require(Device.named("iPad Pro 11-inch (M4)")).unverified == ["corner radius"])
    for device in Device.catalogue where device.system != .iOS18 {
      #expect(device.unverified.contains("bar heights"), "\(device)")
    }
  }

  @Test func `groups part the catalogue`() throws {
    #expect(Device.groups.allSatisfy { Device.group($0)?.isEmpty == false })
    let phones = try #require(Device.group("phones"))
    let pads = try #require(Device.group("pads"))
    #expect(phones + pads == Device.catalogue)
    #expect(Device.group("all") == Device.catalogue)
    let latest = try #require(Device.group("latest")).map(\.name)
    #expect(latest.contains("iPhone 17") && latest.contains("iPad Pro 13-inch (M5)"))
    #expect(!latest.contains("iPhone 15"))
    #expect(Device.group("tablets") == nil)
    let parts = try ["island", "notch", "home-button"].map { try #require(Device.group($0)) }
    #expect(parts[0].count + parts[1].count == phones.count { $0.portraitSafeArea.bottom > 0 })
    #expect(parts[2].map(\.name).contains("iPad (9th generation)"))
    #expect(parts[2].allSatisfy { $0.cornerRadius == 0 })
    let current = try #require(Device.group("current")).map(\.name)
    #expect(current.contains("iPhone 12") && current.contains("iPad Pro 13-inch (M5)"))
    #expect(!current.contains("iPhone XS") && !current.contains("iPhone 8"))
  }
}

extension EdgeInsets {
  fileprivate var sides: [CGFloat] { [top, left, bottom, right] }
}
