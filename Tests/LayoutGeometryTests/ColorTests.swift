import LayoutGeometry
import Testing

struct ColorTests {
  @Test(
    arguments: [
      (0x000000, "#000000"), (0xFFFFFF, "#ffffff"), (0x34C759, "#34c759"), (0x0A0B0C, "#0a0b0c"),
      (0xFF00_0001, "#000001"),
    ] as [(UInt32, String)]
  )
  func `a color is written in lower case with every digit`(_ rgb: UInt32, _ text: String) {
    #expect(Color(rgb: rgb).hexadecimal == text)
  }

  @Test func `fading multiplies the opacity and keeps the color`() {
    let half = Color(rgb: 0x123456, opacity: 0.5)
    #expect(half.faded(by: 0.5) == Color(rgb: 0x123456, opacity: 0.25))
    #expect(half.faded(by: 1) == half)
    #expect(Color.black.opacity == 1)
    #expect(Color.clear.opacity == 0)
  }
}
