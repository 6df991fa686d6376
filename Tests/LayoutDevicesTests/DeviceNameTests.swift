import LayoutDevices
import Testing

struct DeviceNameTests {
  @Test(arguments: [
    ("iPhone 15", "iPhone 15"),
    ("iphone 15", "iPhone 15"),
    ("iphone-15-pro-max", "iPhone 15 Pro Max"),
    ("IPHONE15PRO", "iPhone 15 Pro"),
    ("iPhone SE 3rd generation", "iPhone SE (3rd generation)"),
    ("ipad pro 12.9 inch (6th generation)", "iPad Pro 12.9-inch (6th generation)"),
  ])
  func `case, spaces and punctuation do not count`(_ written: String, _ name: String) {
    #expect(Device.named(written)?.name == name)
  }

  @Test(arguments: ["", "iPhone", "iPhone 99", "iPhone 15 Ultra", "  ", "💥"])
  func `an unknown name has no device`(_ written: String) {
    #expect(Device.named(written) == nil)
  }

  @Test(arguments: [
    ("iPhone 15 Por", "iPhone 15 Pro"),
    ("iFone 13 mini", "iPhone 13 mini"),
    ("iPhone 18", "iPhone 17"),
    ("iPhoneXSMaxx", "iPhone XS Max"),
    ("iPad Pro 11 (M4)", "iPad Pro 11-inch (M4)"),
    ("iPhone Aire", "iPhone Air"),
  ])
  func `a mistyped name has a near one`(_ written: String, _ name: String) {
    #expect(Device.nearestName(to: written) == name)
  }

  @Test func `nothing is near a word of another kind`() {
    #expect(Device.nearestName(to: "Pixel 8") == nil)
    #expect(Device.nearestName(to: "") == nil)
    #expect(Device.nearestName(to: String(repeating: "iPhone ", count: 100_000)) == nil)
  }
}
