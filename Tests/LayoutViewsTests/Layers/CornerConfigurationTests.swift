import Foundation
import LayoutGeometry
import LayoutViews
import Testing

/// Corners by a view's configuration.
struct CornerConfigurationTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let corners: CornerConfiguration
    /// Upper left, upper right, lower left and lower right.
    let radii: [CGFloat]
  }

  // 30 from the upper and left edge of a card of 200 with corners of 40, and 10 from the others.
  @Test(arguments: [
    Row(testDescription: "a radius", corners: .corners(radius: 12), radii: [12, 12, 12, 12]),
    Row(testDescription: "one too large", corners: .corners(radius: 500), radii: [80, 80, 80, 80]),
    Row(
      testDescription: "several",
      corners: .corners(
        topLeftRadius: 4,
        topRightRadius: nil,
        bottomLeftRadius: 2.5,
        bottomRightRadius: .fixed(9)
      ),
      radii: [4, 0, 2.5, 9]
    ),
    Row(testDescription: "a capsule", corners: .capsule(), radii: [80, 80, 80, 80]),
    Row(
      testDescription: "one of a limit",
      corners: .capsule(maximumRadius: 20),
      radii: [20, 20, 20, 20]
    ),
    Row(
      testDescription: "those of the card",
      corners: .corners(radius: .containerConcentric(minimum: 3)),
      radii: [10, 10, 10, 30]
    ),
    Row(
      testDescription: "the largest of them",
      corners: .uniformCorners(radius: .containerConcentric()),
      radii: [30, 30, 30, 30]
    ),
  ])
  func `corners follow the configuration`(_ row: Row) {
    let card = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    card.layer.cornerRadius = 40
    let holder = View(frame: card.bounds)
    let view = View(frame: CGRect(x: 30, y: 30, width: 160, height: 160))
    card.addSubview(holder)
    holder.addSubview(view)
    view.cornerConfiguration = row.corners
    let corners: [RectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(view.effectiveRadius(corner:)) == row.radii)
    view.layer.cornerRadius = 1
    #expect(view.cornerConfiguration == row.corners)
  }

  @Test func `without one the layer's radius counts`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(view.cornerConfiguration == .corners(radius: 0))
    view.layer.cornerRadius = 4
    #expect(view.cornerConfiguration == .corners(radius: 4))
    #expect(view.effectiveRadius(corner: .allCorners) == 4)
  }
}
