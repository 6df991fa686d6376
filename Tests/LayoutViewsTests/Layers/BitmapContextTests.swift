import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

/// Contexts of pixels, whose y grows upward.
struct BitmapContextTests {
  private func context(width: Int = 8, height: Int = 10) -> GraphicsContext? {
    GraphicsContext(
      data: nil,
      width: width,
      height: height,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: ColorSpace(channels: 3),
      bitmapInfo: BitmapAlpha.premultipliedLast.rawValue
    )
  }

  @Test func `y grows upward from the lower edge`() throws {
    let context = try #require(self.context())
    context.setFillColor(Color(rgb: 0xFF0000))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 3))
    let image = try #require(context.makeImage())
    #expect(image.size == CGSize(width: 8, height: 10))
    #expect(context.width == 8 && context.height == 10)
    #expect(image.parts.map(\.bounds) == [CGRect(x: 1, y: 7, width: 2, height: 3)])
  }

  @Test func `pictures stand upright`() throws {
    let context = try #require(self.context())
    let part = ScreenElement.fill(.rectangle(CGRect(x: 0, y: 0, width: 4, height: 1)), .black)
    context.draw(
      Image(size: CGSize(width: 4, height: 2), parts: [part]),
      in: CGRect(x: 0, y: 0, width: 4, height: 2)
    )
    let image = try #require(context.makeImage())
    #expect(image.parts.map(\.bounds) == [CGRect(x: 0, y: 8, width: 4, height: 1)])
  }

  @Test func `what is drawn in a layer has its opacity together`() throws {
    let context = try #require(self.context())
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 8))
    context.endTransparencyLayer()
    context.fill(CGRect(x: 6, y: 6, width: 1, height: 1))
    let parts = try #require(context.makeImage()).parts
    #expect(parts.count == 2)
    guard case .group(let group)? = parts.first else {
      Issue.record("nothing is drawn together")
      return
    }
    #expect(group.opacity == 0.5 && group.children.count == 2)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5)])
  func `there is no context without pixels`(width: Int, height: Int) {
    #expect(context(width: width, height: height) == nil)
  }
}
