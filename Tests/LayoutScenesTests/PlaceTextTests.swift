import Foundation
import LayoutScenes
import Testing

@Suite struct PlaceTextTests {
  @Test func `a place is read by itself`() throws {
    #expect(try Place.read("39, 257").get().anchor == .point(CGPoint(x: 39, y: 257)))
    #expect(try Place.read("row 3 on touchView").get().view == .touchView)
  }

  @Test func `what is no place is told`() {
    #expect(throws: Place.Problem.self) { try Place.read("rw 3").get() }
    #expect(throws: Place.Problem.self) { try Place.read("").get() }
  }
}
