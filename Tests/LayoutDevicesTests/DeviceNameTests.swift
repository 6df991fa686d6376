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
}
