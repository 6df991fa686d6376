import LayoutSimTesting
import Testing

@testable import Reader

@Test func `members of assets have what the catalog has`() {
  registerAssets(in: "../../App")
  let reds = Brand.colors.map { color in
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    return (red * 255).rounded()
  }
  #expect(reds == [0x20, 0x2B, 0x20] && Brand.icon.size == .zero)
}
