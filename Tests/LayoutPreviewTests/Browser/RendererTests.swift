import Foundation
import TestSupport
import Testing

/// The pictures of all scenarios as a browser draws them, against the same as librsvg draws them, at two pixels a point.
///
/// Both smooth edges, each in its own way. What counts is how far a pixel of either picture lies outside all that the
/// other has there and in the eight pixels around: nothing for an edge that is smoothed otherwise or a fraction of a
/// pixel off, all of it for a line that is missing, a fill of another color or a word elsewhere.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted && Browser.command != nil),
  .timeLimit(.minutes(10))
)
struct RendererTests {
  /// How two pictures differ, in levels of 255 outside of what is around, and in pixels.
  private struct Difference: Decodable {
    /// The mean of all channels of all pixels, from 0 to 1.
    let mean: Double
    /// The greatest difference that all four pixels of a square have.
    let spot: Int
    /// The number of connected pixels that differ by more than 32.
    let longest: Int
    /// The greatest difference of the mean color in the box of a text.
    let tone: Double
    /// The greatest difference of a text's width from the layout's, in points.
    let width: Double
    /// The place of the worst spot or line, or of a failure to load.
    let place: String
  }

  /// Pictures with a fill that ends between two pixels at the edge of a clip: its pixels there are covered by half in
  /// librsvg, and by half of a half in a browser.
  private static let seams: Set = [
    "swipe-actions/open", "swipe-actions/pulled", "swipe-icons/high-rows",
    "titled-swipes/to-the-left@left-to-right-iOS-18",
    "titled-swipes/to-the-right@right-to-left-iOS-18",
  ]

  /// Draws pictures of the project's scenarios, and compares each with the browser's.
  ///
  /// - Parameters:
  ///   - text: The form of text in the pictures that the browser draws.
  ///   - stride: Every how many-th picture is compared.
  private static func compare(
    text: String,
    every stride: Int,
    _ check: (_ name: String, Difference) throws -> Void
  ) async throws {
    try await PageFolder.run { folder in
      let snapshots = "\(Repository.root)/Snapshots"
      for format in [["svg", "--text", text], ["png", "--scale", "2"]] {
        #expect(try folder.command(["render", "--format"] + format + [snapshots]) == 0)
      }
      let drawn = folder.url.appendingPathComponent("rendered")
      let all = try FileManager.default.subpathsOfDirectory(atPath: drawn.path)
        .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
      #expect(all.count > 400)
      let names = all.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
      try folder.write(page, to: "page.html")
      try await Browser.run(readsFiles: true) { browser in
        try await browser.open(folder.url.appendingPathComponent("page.html").absoluteString)
        for name in names {
          let address = try #require(
            "rendered/\(name)".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
          )
          _ = try await browser.value("compare('\(address)', \(text == "text"))")
          try await browser.wait(for: "result !== ''")
          let answer = try await browser.value("result")
          try check(name, JSONDecoder().decode(Difference.self, from: Data(answer.utf8)))
        }
        #expect(try await browser.complaints() == [])
      }
    }
  }

  @Test func `all pictures look the same, whoever draws them`() async throws {
    try await Self.compare(text: "outlines", every: 1) { name, difference in
      #expect(difference.mean < 0.005, "\(name)")
      #expect(difference.spot <= 12, "\(name) at \(difference.place)")
      if !Self.seams.contains(name) {
        #expect(difference.longest <= 6, "\(name) at \(difference.place)")
      }
    }
  }

  @Test func `goldens look as outlines do where the browser has Inter`() async throws {
    try await Self.compare(text: "text", every: 5) { name, difference in
      #expect(difference.mean < 0.005, "\(name)")
      #expect(difference.spot <= 12, "\(name) at \(difference.place)")
      if !Self.seams.contains(name) {
        #expect(difference.longest <= 6, "\(name) at \(difference.place)")
      }
      // A text is as wide as in the layout, whatever the font, and about as dark.
      #expect(difference.width < 1, "\(name)")
      #expect(difference.tone < 6, "\(name)")
    }
  }
}
