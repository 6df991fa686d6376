import Foundation
import LayoutCapture
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Content in pictures` {
  struct PlaceRow: CustomTestStringConvertible {
    let testDescription: String
    let offset: CGFloat
    let position: CGFloat
    let onScreen: CGFloat
  }

  @Test(arguments: [
    PlaceRow(testDescription: "whole pixels stay", offset: 10.5, position: 44, onScreen: 33.5),
    PlaceRow(testDescription: "a row between pixels", offset: 10.3, position: 44, onScreen: 33.5),
    PlaceRow(testDescription: "a tie goes up", offset: 10.25, position: 44, onScreen: 34),
    PlaceRow(testDescription: "above the top", offset: -97.8, position: 44, onScreen: 142),
    PlaceRow(testDescription: "a header at the top", offset: 10.3, position: 10.3, onScreen: 0),
    PlaceRow(testDescription: "a header below a bar", offset: 10.3, position: 74.3, onScreen: 64),
    PlaceRow(
      testDescription: "a row of a half pixel",
      offset: 10.3,
      position: 44.1,
      onScreen: 33.6
    ),
  ])
  func `content is moved by whole pixels of a screen of 2x`(_ row: PlaceRow) {
    let scroll = ShownScroll(CGPoint(x: 0, y: row.offset), scale: 2)
    let place = scroll.place(of: CGPoint(x: 3, y: row.position))
    #expect(abs(place.y - scroll.shown.y - row.onScreen) < 1e-9)
    #expect(place.x - scroll.shown.x == 3)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `rows that touch each other touch on the screen, at a whole pixel`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let scale: CGFloat = Bool.random(using: &generator) ? 2 : 3
    let offset = CGFloat.random(in: -100...5000, using: &generator)
    let scroll = ShownScroll(CGPoint(x: 0, y: offset), scale: scale)
    for _ in 0..<50 {
      let edge = CGFloat(Int.random(in: 0...20_000, using: &generator)) / scale
      let pixel = (scroll.place(of: CGPoint(x: 0, y: edge)).y - scroll.shown.y) * scale
      #expect(abs(pixel - pixel.rounded()) < 1e-6, "seed \(seed)")
      #expect(abs(pixel / scale - (edge - offset)) <= 0.5 / scale + 1e-6, "seed \(seed)")
    }
  }
}
