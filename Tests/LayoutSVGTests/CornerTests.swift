import Foundation
import LayoutGeometry
import ScreenFrames
import Testing

@Suite
struct CornerTests {
  @Test func `corners are four patches outside the rounded rectangle`() throws {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let shape = Shape(.none, .corners(of: rect, radius: 2), fill: .black)
    #expect(
      try lines([.shape(shape)]) == [
        """
        <path d="M0 0L0 2C0 0.895 0.895 0 2 0ZM20 0L20 2C20 0.895 19.105 0 18 0Z\
        M20 10L20 8C20 9.105 19.105 10 18 10ZM0 10L0 8C0 9.105 0.895 10 2 10Z" \
        fill="#000000" fill-rule="evenodd"/>
        """
      ]
    )
  }

  @Test(arguments: [(9.0, 5.0), (-1.0, 0.0)])
  func `a radius is at most half the shorter side and at least nothing`(
    radius: Double,
    used: Double
  ) {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    #expect(Outline.corners(of: rect, radius: radius) == .corners(of: rect, radius: used))
  }
}
