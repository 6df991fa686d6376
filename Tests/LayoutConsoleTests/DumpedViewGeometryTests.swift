import Foundation
import LayoutConsole
import Testing

/// A transform with the frame that a dump gives, and the size that the view has.
private struct TurnedRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let transform: [CGFloat]
  let size: CGSize
  var isCertain = true
}

@Suite struct DumpedViewGeometryTests {
  private static let rows = [
    TurnedRow(
      testDescription: "a quarter",
      transform: [0, 1, -1, 0, 0, 0],
      size: CGSize(width: 60, height: 20)
    ),
    TurnedRow(
      testDescription: "half as large, and moved",
      transform: [0.5, 0, 0, 0.5, 8, -4],
      size: CGSize(width: 40, height: 120)
    ),
    TurnedRow(
      testDescription: "mirrored",
      transform: [-1, 0, 0, 1, 0, 0],
      size: CGSize(width: 20, height: 60)
    ),
    TurnedRow(
      testDescription: "by 45°, which leaves it open",
      transform: [0.5, 0.5, -0.5, 0.5, 0, 0],
      size: CGSize(width: 20, height: 20),
      isCertain: false
    ),
  ]

  @Test(arguments: rows)
  private func `a transform is undone for the size`(_ row: TurnedRow) throws {
    let numbers = row.transform.map { "\($0)" }.joined(separator: ", ")
    let text = "<UIView: 0x1; frame = (10 30; 20 60); transform = [\(numbers)]>"
    let view = try #require(ViewDump(Array(text.utf8), file: "a").views.first)
    let placement = view.placement(without: .zero)
    #expect(placement.size == row.size)
    #expect(placement.isCertain == row.isCertain)
    #expect(placement.center == CGPoint(x: 20 - row.transform[4], y: 60 - row.transform[5]))
  }
}
