import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

@Suite
struct GradientTests {
  private let veil = ScreenElement.gradient(
    .rectangle(CGRect(x: 0, y: 0, width: 320, height: 100)),
    [GradientStop(0, .white.faded(by: 0.5)), GradientStop(0.34, .white), GradientStop(1, .clear)],
    ElementTag(id: "bar.veil")
  )

  @Test func `a gradient stands before the shape that it fills`() throws {
    #expect(
      try lines([veil]) == [
        ##"<linearGradient id="bar.veil.gradient" x2="0" y2="1">"##,
        ##"<stop offset="0" stop-color="#ffffff" stop-opacity="0.5"/>"##,
        ##"<stop offset="0.34" stop-color="#ffffff"/>"##,
        ##"<stop offset="1" stop-color="#000000" stop-opacity="0"/>"##, "</linearGradient>",
        ##"<rect id="bar.veil" width="320" height="100" fill="url(#bar.veil.gradient)"/>"##,
      ]
    )
  }

  @Test func `two gradients have two ids, and those of a picture its prefix`() throws {
    let unnamed = veil.mapped(tag: { _ in .none })
    let written = try lines([veil, unnamed, unnamed], .init(idPrefix: "a-"))
    #expect(
      written.filter { $0.hasPrefix("<rect") } == [
        ##"<rect id="a-bar.veil" width="320" height="100" fill="url(#a-bar.veil.gradient)"/>"##,
        ##"<rect width="320" height="100" fill="url(#a-gradient)"/>"##,
        ##"<rect width="320" height="100" fill="url(#a-gradient-2)"/>"##,
      ]
    )
  }

  @Test func `a gradient fades and takes other colors as an even fill does`() throws {
    let faded = try lines([veil.faded(by: 0.5)])
    #expect(faded[1] == ##"<stop offset="0" stop-color="#ffffff" stop-opacity="0.25"/>"##)
    #expect(faded[2] == ##"<stop offset="0.34" stop-color="#ffffff" stop-opacity="0.5"/>"##)
    let black = try lines([veil.mapped(tag: { $0 }, color: { _ in .black })])
    #expect(black[1] == ##"<stop offset="0" stop-color="#000000"/>"##)
  }

  @Test func `a number that no file can hold is refused with the shape's name`() {
    let stops = [GradientStop(.nan, .white)]
    let broken = ScreenElement.gradient(.rectangle(.zero), stops, ElementTag(id: "bar.veil"))
    let error = #expect(throws: SVGWritingError.self) { try lines([broken]) }
    #expect(error?.description.contains("'bar.veil'") == true)
  }
}
