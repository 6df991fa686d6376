import Foundation
import LayoutGeometry
import TestSupport
import Testing

struct PixelAlignmentTests {
  struct EdgeRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let edge: CGFloat
    let scale: CGFloat
    let aligned: CGFloat
  }

  @Test(arguments: [
    EdgeRow(testDescription: "a pixel stays", edge: 10.5, scale: 2, aligned: 10.5),
    EdgeRow(testDescription: "a tie goes up", edge: 10.25, scale: 2, aligned: 10.5),
    EdgeRow(testDescription: "below zero too", edge: -10.25, scale: 2, aligned: -10),
    EdgeRow(testDescription: "less than a tie goes down", edge: 10.24, scale: 2, aligned: 10),
    EdgeRow(testDescription: "thirds", edge: 10.4, scale: 3, aligned: 31.0 / 3),
    EdgeRow(testDescription: "a tie at 3x", edge: 0.5, scale: 3, aligned: 2.0 / 3),
    EdgeRow(testDescription: "a tie less the last bits", edge: 0.1 + 0.15, scale: 2, aligned: 0.5),
    EdgeRow(testDescription: "zero", edge: 0, scale: 3, aligned: 0),
    EdgeRow(testDescription: "one pixel a point", edge: 7.5, scale: 1, aligned: 8),
  ])
  func `an edge moves to the nearest pixel`(_ row: EdgeRow) {
    #expect(pixelAligned(row.edge, scale: row.scale) == row.aligned)
  }

  @Test(arguments: [
    EdgeRow(testDescription: "a pixel stays", edge: 20.5, scale: 2, aligned: 20.5),
    EdgeRow(testDescription: "anything above goes up", edge: 20.287, scale: 2, aligned: 20.5),
    EdgeRow(testDescription: "at 3x", edge: 20.287, scale: 3, aligned: 61.0 / 3),
    EdgeRow(testDescription: "but not the last bits", edge: 20.5 + 1e-12, scale: 2, aligned: 20.5),
    EdgeRow(testDescription: "zero", edge: 0, scale: 2, aligned: 0),
  ])
  func `a size is raised to the next pixel`(_ row: EdgeRow) {
    #expect(pixelCeiling(row.edge, scale: row.scale) == row.aligned)
  }

  @Test(arguments: [
    EdgeRow(testDescription: "a pixel stays", edge: 20.5, scale: 2, aligned: 20.5),
    EdgeRow(testDescription: "anything above goes down", edge: 20.787, scale: 2, aligned: 20.5),
    EdgeRow(testDescription: "at 3x", edge: 20.287, scale: 3, aligned: 20),
    EdgeRow(testDescription: "but not the last bits", edge: 20.5 - 1e-12, scale: 2, aligned: 20.5),
  ])
  func `a length is lowered to the next pixel`(_ row: EdgeRow) {
    #expect(pixelFloor(row.edge, scale: row.scale) == row.aligned)
  }

  @Test func `three columns in a hundred points stay flush`() {
    let third = 100.0 / 3
    let columns = (0..<3).map { column in
      pixelAligned(
        CGRect(x: CGFloat(column) * third, y: 0, width: third, height: 10),
        scale: 2
      )
    }
    #expect(columns.map(\.minX) == [0, 33.5, 66.5])
    #expect(columns.map(\.maxX) == [33.5, 66.5, 100])
    #expect(columns.map(\.width) == [33.5, 33, 33.5])
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `rectangles that touch still touch, and nothing moves a pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let scale = CGFloat(Int.random(in: 1...3, using: &random))
      let left = CGFloat.random(in: -500...500, using: &random)
      let middle = left + CGFloat.random(in: 0...300, using: &random)
      let right = middle + CGFloat.random(in: 0...300, using: &random)
      let first = pixelAligned(CGRect(x: left, y: 0, width: middle - left, height: 1), scale: scale)
      let second = pixelAligned(
        CGRect(x: middle, y: 0, width: right - middle, height: 1),
        scale: scale
      )
      #expect(abs(first.maxX - second.minX) < 1e-9, "seed \(seed)")
      #expect(abs(first.minX - left) <= 0.5 / scale + 1e-6, "seed \(seed)")
      #expect(first.width >= 0 && second.width >= 0, "seed \(seed)")
      let again = pixelAligned(first, scale: scale)
      #expect(abs(again.minX - first.minX) < 1e-9 && abs(again.maxX - first.maxX) < 1e-9)
    }
  }
}
