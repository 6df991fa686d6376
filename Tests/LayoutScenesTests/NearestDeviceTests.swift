import LayoutDevices
import LayoutScenes
import Testing

struct NearestDeviceTests {
  @Test(arguments: [
    ("iPhone 15 Por", "iPhone 15 Pro"),
    ("iFone 13 mini", "iPhone 13 mini"),
    ("iPhone 18", "iPhone 17"),
    ("iPhoneXSMaxx", "iPhone XS Max"),
    ("iPad Pro 11 (M4)", "iPad Pro 11-inch (M4)"),
    ("iPhone Aire", "iPhone Air"),
    ("iphone", "iPhone 17"),
    ("iPhone SE", "iPhone SE (3rd generation)"),
  ])
  func `a mistyped name has a near one`(_ written: String, _ name: String) {
    #expect(Device.nearestName(to: written) == name)
  }

  @Test(arguments: [
    ("iPhone 3", "iPhone"), ("iphone", "iPhone 17"), ("iPhones", "phones"), ("pad", "pads"),
    ("laetst", "latest"),
  ])
  func `a group is near only to a word without a number`(_ written: String, _ start: String) {
    #expect(Device.nearestName(to: written, isGroupFine: true)?.hasPrefix(start) == true)
  }

  @Test func `nothing is near a word of another kind`() {
    #expect(Device.nearestName(to: "Pixel 8") == nil)
    #expect(Device.nearestName(to: "") == nil)
    #expect(Device.nearestName(to: String(repeating: "iPhone ", count: 100_000)) == nil)
  }
}
