#if PNG
import Foundation
import LayoutPNG
import Testing

/// A file of 20 by 10 points with `content`.
func svg(_ content: String) -> String {
  """
  <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10">
  \(content)
  </svg>
  """
}

let opaque = svg(
  ##"<rect width="20" height="10" fill="#ffffff"/><circle cx="9" cy="5" r="4" fill="#34c759"/>"##
)
let translucent = svg(##"<rect x="5" width="5" height="10" fill="#ff8000" fill-opacity="0.5"/>"##)

@Suite
struct RenderingTests {
  @Test(arguments: [1, 2, 3])
  func `a picture has the signature, the size and the color type`(scale: Int) throws {
    for (text, colorType) in [(opaque, 2), (translucent, 6)] as [(String, UInt8)] {
      let file = try PNGRenderer().render(svg: text, scale: scale)
      #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(file[8..<16] == [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      #expect(file[16..<24] == [0, 0, 0, UInt8(20 * scale), 0, 0, 0, UInt8(10 * scale)])
      #expect(file[24..<29] == [8, colorType, 0, 0, 0])
      #expect(file.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
  }

  @Test func `a size of its own wins over the text's`() throws {
    let file = try PNGRenderer().render(
      svg: opaque,
      size: CGSize(width: 33.4, height: 30),
      scale: 1
    )
    #expect(file[16..<24] == [0, 0, 0, 33, 0, 0, 0, 30])
  }

  @Test(arguments: [(20, 10.4), (20.3, 10), (333.3, 100.6)] as [(Double, Double)])
  func `a ground reaches to the edges of a picture of no whole pixels`(
    width: Double,
    height: Double
  ) throws {
    let size = "width=\"\(width)\" height=\"\(height)\""
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="0 0 \(width) \(height)">
      <rect \(size) fill="#ffffff"/>
      </svg>
      """
    for density in [0.3, 1, 1.5, 2] {
      let job = PNGJob(
        svg: Array(text.utf8),
        size: CGSize(width: width, height: height),
        density: density
      )
      #expect(try PNGRenderer().render(job)[25] == 2, "\(density) pixels a point")
    }
  }

  @Test func `two runs and two renderers give the same bytes`() throws {
    let first = try PNGRenderer().render(svg: opaque, scale: 3)
    #expect(try PNGRenderer().render(svg: opaque, scale: 3) == first)
  }

  @Test func `many pictures come back in their order, whatever the number of workers`() async throws
  {
    let jobs = (0..<24).map { index in
      PNGJob(
        svg: svg("<circle cx=\"\(index % 7)\" cy=\"5\" r=\"4\"/>"),
        scale: 1 + index % 3
      )
    }
    let expected = try jobs.map { (job) throws(PNGError) in try PNGRenderer().render(job) }
    for workers in [-1, 1, 2, 8, 100] {
      #expect(try await PNGRenderer().render(jobs, workers: workers) == expected)
    }
    #expect(try await PNGRenderer().render([]) == [])
  }

  @Test func `of many pictures the first that cannot be drawn says why`() async {
    let jobs = [
      PNGJob(svg: opaque), PNGJob(svg: opaque, scale: 0), PNGJob(svg: "no"), PNGJob(svg: opaque),
    ]
    await #expect(throws: PNGError.pictureSize(CGSize(width: 20, height: 10), scale: 0)) {
      try await PNGRenderer().render(jobs, workers: 3)
    }
  }

  @Test func `a canvas that has been used leaves no trace in the next picture`() async throws {
    let jobs = [PNGJob(svg: opaque, scale: 3), PNGJob(svg: translucent, scale: 1)]
    let files = try await PNGRenderer().render(jobs, workers: 1)
    #expect(files[1] == (try PNGRenderer().render(svg: translucent)))
  }

  @Test func `colors are written straight, clear pixels as nothing`() throws {
    let picture = try PNGPicture(file: PNGRenderer().render(svg: translucent))
    // Premultiplied again by the decoder: half of 255 is 128, half of 128 is 64.
    #expect(picture.pixels[7] == 0x8080_4000)
    #expect(picture.pixels[0] == 0)
  }
}
#endif
