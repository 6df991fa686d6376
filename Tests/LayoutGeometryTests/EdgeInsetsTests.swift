import Foundation
import LayoutGeometry
import Testing

struct EdgeInsetsTests {
  let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `insets add and subtract edge by edge`() {
    #expect(insets + insets == EdgeInsets(top: 2, left: 4, bottom: 6, right: 8))
    #expect(insets - insets == .zero)
    #expect(insets - EdgeInsets(left: 5) == EdgeInsets(top: 1, left: -3, bottom: 3, right: 4))
    #expect(insets.horizontal == 6)
    #expect(insets.vertical == 4)
  }

  @Test func `leading is left or right by direction`() {
    let directional = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.resolved(in: .leftToRight) == insets)
    #expect(
      directional.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
    )
    for direction in LayoutDirection.allCases {
      #expect(directional.resolved(in: direction).directional(in: direction) == directional)
    }
  }

  struct InsetRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let insets: EdgeInsets
    let result: CGRect
  }

  @Test(arguments: [
    InsetRow(
      testDescription: "positive insets shrink",
      insets: EdgeInsets(top: 10, left: 20, bottom: 30, right: 40),
      result: CGRect(x: 25, y: 15, width: 40, height: 60)
    ),
    InsetRow(
      testDescription: "negative insets grow",
      insets: EdgeInsets(top: -5, left: -5, bottom: -5, right: -5),
      result: CGRect(x: 0, y: 0, width: 110, height: 110)
    ),
    InsetRow(
      testDescription: "nothing turns inside out",
      insets: EdgeInsets(left: 80, right: 80),
      result: CGRect(x: 85, y: 5, width: 0, height: 100)
    ),
    InsetRow(
      testDescription: "no insets",
      insets: .zero,
      result: CGRect(x: 5, y: 5, width: 100, height: 100)
    ),
  ])
  func `a rectangle is inset edge by edge`(_ row: InsetRow) {
    #expect(CGRect(x: 5, y: 5, width: 100, height: 100).inset(by: row.insets) == row.result)
  }
}
