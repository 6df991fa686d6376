import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

@Suite struct ImageDrawingTests {
  @Test(
    arguments: [
      (CGSize(width: 40, height: 20), 0.5), (CGSize(width: 20, height: 40), 0.5),
      (CGSize(width: 8, height: 10), 2),
    ] as [(CGSize, CGFloat)]
  )
  func `a picture of parts keeps its shape in a square`(size: CGSize, unit: CGFloat) throws {
    let part = ScreenElement.fill(
      .rectangle(CGRect(origin: .zero, size: size)),
      SystemColor.systemFill.dynamicColor
    )
    let square = CGRect(x: 7, y: 9, width: 20, height: 20)
    let drawing = Image.drawing(
      of: Image(size: size, parts: [part]),
      in: square,
      color: SystemColor.label.dynamicColor
    )
    guard case .group(let group) = drawing else {
      Issue.record("no group: \(drawing)")
      return
    }
    #expect(group.offset == square.origin)
    #expect(group.children == [part.scaled(by: unit)])
  }
}
