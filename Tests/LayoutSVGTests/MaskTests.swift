import Foundation
import LayoutGeometry
import LayoutSVG
import ScreenFrames
import Testing

/// Groups that show in the degrees of opacity of a shape.
@Suite
struct MaskTests {
  private func group(_ tag: ElementTag = ElementTag(id: "list"), x: Double = 0) -> ElementGroup {
    var mask = Shape(.none, .rectangle(CGRect(x: 0, y: 0, width: 100, height: 40)))
    mask.gradient = [GradientStop(0, .clear), GradientStop(1, .white)]
    var group = ElementGroup(tag, offset: CGPoint(x: x, y: 0), children: [square()])
    group.mask = mask
    return group
  }

  @Test func `a mask stands before the group that it is for`() throws {
    #expect(
      try lines([.group(group())]) == [
        ##"<mask id="list.mask" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="40">"##,
        ##"<linearGradient id="gradient" x2="0" y2="1">"##,
        ##"<stop offset="0" stop-color="#000000" stop-opacity="0"/>"##,
        ##"<stop offset="1" stop-color="#ffffff"/>"##, "</linearGradient>",
        ##"<rect width="100" height="40" fill="url(#gradient)"/>"##, "</mask>",
        ##"<g id="list" mask="url(#list.mask)">"##,
        ##"<rect width="10" height="10" fill="#ffffff"/>"##, "</g>",
      ]
    )
  }

  @Test func `a group without a name has a mask of its own`() throws {
    let written = try lines([.group(group(.none)), .group(group(.none))])
    #expect(
      written.filter { $0.hasPrefix("<g") || $0.hasPrefix("<mask") } == [
        ##"<mask id="mask" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="40">"##,
        ##"<g mask="url(#mask)">"##,
        ##"<mask id="mask-2" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="40">"##,
        ##"<g mask="url(#mask-2)">"##,
      ]
    )
  }

  @Test func `a mask grows with its group, and keeps its colors`() throws {
    guard case .group(let scaled) = ScreenElement.group(group()).scaled(by: 2),
      case .group(let mapped) = ScreenElement.group(group()).mapped(
        tag: { $0 },
        color: { _ in .black }
      )
    else { return #expect(Bool(false)) }
    #expect(scaled.mask?.outline == .rectangle(CGRect(x: 0, y: 0, width: 200, height: 80)))
    #expect(mapped.mask == group().mask)
  }

  @Test func `a number that no file can hold is refused with the group's name`() {
    var broken = group()
    broken.mask?.outline = .rectangle(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let error = #expect(throws: SVGWritingError.self) { try lines([.group(broken)]) }
    #expect(error?.description.contains("'list'") == true)
  }

  @Test func `a film has the mask of what moves`() throws {
    let film = ScreenFilm(
      name: "",
      frames: [0, 10, 20].map { screen([.group(group(x: $0))]) },
      interval: .milliseconds(100),
      lastFrame: .milliseconds(100),
      isRepeated: true,
      still: screen([.group(group(x: 20))])
    )
    let writer = SVGWriter(SVGWriter.Options(text: .outlines))
    let text = String(decoding: try writer.bytes(of: film), as: UTF8.self)
    let name = try #require(text.firstMatch(of: /<mask id="([^"]+)"/)?.output.1)
    #expect(text.contains("mask=\"url(#\(name))\""))
    #expect(text.components(separatedBy: "<mask").count == 2)
  }
}
