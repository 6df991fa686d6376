import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Arrows that go through the gaps between rows of keys.
@Suite struct AnnotationGapTests: AnnotationSuite {
  static let size = CGSize(width: 393, height: 852)

  /// Rows of keys as on a phone, each row of letters but the first half a key further.
  private static let keys: [CGRect] = [(10, 6.0), (9, 25.35), (7, 64.05)].enumerated()
    .flatMap { row, keys in
      (0..<keys.0).map { key in
        CGRect(x: keys.1 + 38.7 * CGFloat(key), y: 566 + 56 * CGFloat(row), width: 32.7, height: 45)
      }
    }
  private static let others = [
    CGRect(x: 6, y: 678, width: 48, height: 45), CGRect(x: 339, y: 678, width: 48, height: 45),
    CGRect(x: 6, y: 734, width: 90, height: 45), CGRect(x: 102, y: 734, width: 187, height: 45),
  ]
  private static let enter = CGRect(x: 296, y: 734, width: 91, height: 45)
  /// Two fields one below the other, the first of which is empty.
  private static let field = CGRect(x: 116, y: 300, width: 257, height: 34)

  struct Keys: CustomTestStringConvertible {
    let testDescription: String
    let first: CGRect
    let second: CGRect
    /// The most corners.
    let corners: Int
  }

  @Test(
    arguments: [
      Keys(testDescription: "to return", first: field, second: enter, corners: 2),
      Keys(testDescription: "from return", first: enter, second: field, corners: 2),
      Keys(testDescription: "to m", first: field, second: keys[25], corners: 4),
      Keys(testDescription: "to g", first: field, second: keys[14], corners: 2),
      Keys(testDescription: "to p", first: field, second: keys[9], corners: 2),
      Keys(testDescription: "from a to return", first: keys[10], second: enter, corners: 2),
    ],
    [AnnotationPlacement.beside, .inside]
  )
  func `an arrow to a key crosses no other one`(
    _ row: Keys,
    _ placement: AnnotationPlacement
  ) throws {
    let keys = Self.keys + Self.others + [Self.enter]
    let letters = keys.map { CGRect(x: $0.midX - 6, y: $0.midY - 14, width: 12, height: 28) }
    let text = CGRect(x: 116, y: 306, width: 60, height: 21)
    let layout = layout(
      [placed(.arrow(row.first, row.second))],
      placement,
      sparing: keys + letters + [text],
      controls: [Self.field]
    )
    let way = try #require(layout.arrows.first).points
    for (from, to) in zip(way, way.dropFirst()) {
      for key in keys where key != row.first && key != row.second {
        #expect(!key.insetBy(dx: -1, dy: -1).isCrossed(from: from, to: to), "\(way) on \(key)")
      }
      #expect(!text.isCrossed(from: from, to: to))
    }
    #expect(way.count - 2 <= row.corners, "\(way)")
  }

  /// Keys are 72 and 77 high.
  @Test(arguments: ["iPad (A16)", "iPad (9th generation)"])
  func `an arrow from a key of a tablet crosses no other one`(_ device: String) throws {
    let screen = EverydayScreen(
      "keys of a tablet",
      "device: \(device)\norientation: landscape\nsearch: {placement: stacked}\ntable: {rows: 6}",
      ["tap: searchBar", "settle"],
      annotating: "arrow: [key M, searchBar]"
    )
    let layout = screen.layout([0], .beside)
    let keys = layout.texts.filter { $0.height > 60 }.map { $0.insetBy(dx: -1, dy: -1) }
    let way = try #require(layout.arrows.first).points
    #expect(keys.count > 30)
    for key in keys where !key.contains(way[0]) {
      for (from, to) in zip(way, way.dropFirst()) {
        #expect(!key.isCrossed(from: from, to: to), "\(way) on \(key)")
      }
    }
  }

  @Test func `an arrow between switches goes around the one between them`() throws {
    let screen = EverydayScreen(
      "switches",
      """
      device: iPhone 16
      system: iOS 18
      table:
        style: inset-grouped
        rows:
          - {text: Allow, accessory-view: {switch: on}}
          - {text: Sounds, accessory-view: {switch: on}}
          - {text: Badges, accessory-view: {switch: off}}
      """,
      annotating: "arrow: [row 0 on accessory, row 2 on accessory]"
    )
    let way = try #require(screen.layout([0], .beside).arrows.first).points
    #expect(way.count == 4 && way.map(\.x).min() ?? 0 < way[0].x, "\(way)")
  }

  @Test func `the line to a key at the edge is level`() throws {
    let letters = Self.others.map { CGRect(x: $0.midX - 6, y: $0.midY - 14, width: 12, height: 28) }
    let layout = layout(
      [placed(.thing(Self.others[0]), number: 1)],
      sparing: Self.keys + Self.others + letters
    )
    let route = try #require(layout.labels.first).route
    #expect(Set(route.map(\.y)).count == 1, "\(route)")
  }
}
