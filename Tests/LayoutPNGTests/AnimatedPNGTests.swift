#if PNG
import Foundation
import LayoutPNG
import Testing

/// Moving PNG files, read by a reader of their own and as the still pictures that older readers see.
@Suite struct AnimatedPNGTests {
  /// A picture of 20 by 10 points with a square at a place.
  private func picture(_ x: Int, ground: String = "#ffffff") -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect width="20" height="10" fill="\(ground)"/><rect x="\(x)" y="2" width="4" height="4" fill="#ff0000"/></svg>
      """.utf8
    )
  }

  private func file(
    _ frames: [(svg: [UInt8], milliseconds: Double)],
    still: [UInt8],
    scale: Int = 1,
    isRepeated: Bool = true
  ) async throws -> [UInt8] {
    try await PNGRenderer()
      .render(
        AnimatedPNGJob(
          frames: frames.map {
            .init(svg: $0.svg, duration: .microseconds(Int($0.milliseconds * 1000)))
          },
          still: still,
          size: CGSize(width: 20, height: 10),
          density: Double(scale),
          isRepeated: isRepeated
        )
      )
  }

  private func pixels(_ svg: [UInt8], scale: Int = 1) async throws -> PNGPicture {
    try PNGPicture(file: try await PNGRenderer().render([PNGJob(svg: svg, scale: scale)])[0])
  }

  @Test(arguments: [1, 2])
  func `every frame comes back`(_ scale: Int) async throws {
    let places = [0, 5, 5, 12, 0]
    let shown = places.map { (svg: picture($0), milliseconds: 100.0) }
    let bytes = try await file(shown, still: picture(12), scale: scale)
    let moving = try AnimatedPNGPicture(file: bytes)
    // The same again is the same for longer.
    #expect(moving.frames.map(\.milliseconds) == [100, 200, 100, 100])
    #expect(moving.plays == 0)
    var last: PNGPicture?
    for (frame, place) in zip(moving.frames, [0, 5, 12, 0]) {
      last = moving.shown(frame, after: last)
      #expect(last == (try await pixels(picture(place), scale: scale)))
    }
    #expect(moving.still == (try await pixels(picture(12), scale: scale)))
    #expect(try PNGPicture(file: bytes) == moving.still)
  }

  @Test func `a density below one makes it smaller, and is said`() async throws {
    let job = AnimatedPNGJob(
      frames: [.init(svg: picture(0), duration: .milliseconds(50))],
      still: picture(0),
      size: CGSize(width: 20, height: 10),
      density: 0.5,
      isRepeated: true
    )
    let bytes = try await PNGRenderer().render(job)
    let still = try PNGPicture(file: bytes)
    #expect((still.width, still.height) == (10, 5))
    let alone = PNGJob(svg: picture(0), size: CGSize(width: 20, height: 10), density: 0.5)
    let file = try await PNGRenderer().render([alone])[0]
    #expect(try still == PNGPicture(file: file))
    // Both say that a meter has half of 2,834.6 pixels.
    let said = Array("pHYs".utf8) + [0, 0, 5, 137, 0, 0, 5, 137, 1]
    #expect(bytes.contains(said) && file.contains(said))
  }

  @Test func `only what differs is in the file`() async throws {
    let bytes = try await file(
      [(picture(0), 50), (picture(6), 50)],
      still: picture(0),
      isRepeated: false
    )
    let moving = try AnimatedPNGPicture(file: bytes)
    let part = moving.frames[1]
    #expect((part.x, part.y, part.picture.width, part.picture.height) == (0, 2, 10, 4))
    #expect(moving.plays == 1)
  }

  @Test func `a frame that is clear in part makes all of them so`() async throws {
    let frames = [(picture(0), 50.0), (picture(6, ground: "none"), 50.0)]
    let moving = try AnimatedPNGPicture(file: try await file(frames, still: picture(0)))
    let last = moving.shown(moving.frames[1], after: moving.still)
    #expect(last.pixels[0] == 0)
    #expect(last == (try await pixels(picture(6, ground: "none"))))
  }

  @Test func `times that are rounded add up, and none is too short`() async throws {
    let sixtieth = 1000.0 / 60
    let frames = (0..<12).map { (svg: picture($0), milliseconds: sixtieth) }
    let moving = try AnimatedPNGPicture(file: try await file(frames, still: picture(0)))
    #expect(moving.frames.reduce(0) { $0 + $1.milliseconds } == 200)
    let short = [(svg: picture(0), milliseconds: 1.0), (svg: picture(5), milliseconds: 0)]
    let shown = try AnimatedPNGPicture(file: try await file(short, still: picture(0)))
    #expect(shown.frames.map(\.milliseconds) == [10, 10])
    let long = [(svg: picture(0), milliseconds: 90_000.0), (svg: picture(5), milliseconds: 10)]
    let slow = try AnimatedPNGPicture(file: try await file(long, still: picture(0)))
    #expect(slow.frames[0].milliseconds == 90_000)
  }

  @Test func `the file does not depend on the number of workers`() async throws {
    let job = AnimatedPNGJob(
      frames: (0..<9).map { .init(svg: picture($0), duration: .milliseconds(50)) },
      still: picture(0),
      size: CGSize(width: 20, height: 10),
      density: 1,
      isRepeated: true
    )
    let files = try await [1, 2, 5].asyncMap { try await PNGRenderer().render(job, workers: $0) }
    #expect(Set(files).count == 1)
  }

  @Test func `a still PNG does not move, and half a file is refused`() async throws {
    let still = try await PNGRenderer().render([PNGJob(svg: picture(0))])[0]
    #expect(throws: PNGError.self) { try AnimatedPNGPicture(file: still) }
    let moving = try await file([(picture(0), 50), (picture(6), 50)], still: picture(3))
    for end in [8, 40, moving.count / 2, moving.count - 13] {
      #expect(throws: PNGError.self, "\(end)") {
        try AnimatedPNGPicture(file: Array(moving.prefix(end)))
      }
    }
  }
}

extension [Int] {
  fileprivate func asyncMap<T>(_ transform: (Int) async throws -> T) async rethrows -> [T] {
    var results: [T] = []
    for number in self { results.append(try await transform(number)) }
    return results
  }
}
#endif
