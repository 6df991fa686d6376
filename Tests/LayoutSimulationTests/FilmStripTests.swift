import Foundation
import LayoutGeometry
import LayoutReports
import ScreenFrames
import Testing

/// Screens in columns.
@Suite struct FilmStripTests {
  @Test(arguments: [1, 2, 3])
  func `the screens of a column stand one below the other, whatever is beside them`(
    _ columns: Int
  )
    throws
  {
    let sides: [(left: CGFloat, right: CGFloat)] = [(0, 80), (60, 0), (7, 7), (0, 0), (31, 20)]
    let frames = sides.map { side in
      let screen = ElementGroup(
        ElementTag(id: "screen", role: "screen"),
        offset: CGPoint(x: side.left, y: 0),
        clip: CGRect(x: 0, y: 0, width: 100, height: 50),
        children: []
      )
      return ScreenFrame(
        name: "a",
        size: CGSize(width: side.left + 100 + side.right, height: 50),
        scale: 3,
        time: .start,
        elements: [.group(screen)]
      )
    }
    let strip = FilmStrip.joined(frames, named: "strip", columns: columns, spacing: 10)
    let boxes = strip.elements.compactMap { element -> CGRect? in
      guard case .group(let group) = element, group.tag.role == "frame", let clip = group.clip
      else { return nil }
      return clip.offsetBy(dx: group.offset.x, dy: group.offset.y)
    }
    try #require(boxes.count == frames.count)
    var end: CGFloat = 0
    for column in 0..<columns {
      let own = stride(from: column, to: frames.count, by: columns)
      #expect(Set(own.map { boxes[$0].minX + sides[$0].left }).count == 1)
      // No column reaches into the one before.
      #expect(own.allSatisfy { boxes[$0].minX >= end + 10 })
      end = own.map { boxes[$0].maxX }.max() ?? end
    }
    #expect(strip.size.width == end + 10)
  }
}
