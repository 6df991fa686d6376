import Foundation
import LayoutGeometry
import Testing

@Suite struct RectangleHoldingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let inner: CGRect
    var holds = true
  }

  private static let thirds = CGRect(x: 16, y: 571.0 / 3, width: 219, height: 109.0 / 3)

  @Test(arguments: [
    Row(testDescription: "itself", inner: thirds),
    Row(testDescription: "what lies well inside", inner: thirds.insetBy(dx: 1, dy: 1)),
    Row(testDescription: "a point", inner: CGRect(x: 20, y: 200, width: 0, height: 0)),
    Row(testDescription: "what is larger", inner: thirds.insetBy(dx: 0, dy: -0.1), holds: false),
    Row(testDescription: "what lies aside", inner: thirds.offsetBy(dx: 1, dy: 0), holds: false),
  ])
  func `a rectangle in thirds of a point holds`(_ row: Row) {
    #expect(Self.thirds.holds(row.inner) == row.holds)
    #expect(Self.thirds.insetBy(dx: -1, dy: -1).holds(Self.thirds))
  }
}
