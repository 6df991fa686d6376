import LayoutPNG
import Testing

@Suite
struct AvailabilityTests {
  #if PNG
  @Test func `pictures can be made`() throws {
    #expect(PNGRenderer.isAvailable)
    #expect(
      try !PNGRenderer().render(
        svg: "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"
      ).isEmpty
    )
  }

  @Test func `a library that is not there is an error and no crash`() {
    #expect {
      try RsvgLibrary("librsvg-0.so")
    } throws: { error in
      "\(error)".contains("librsvg cannot be loaded") && "\(error)".contains("librsvg2-2")
    }
  }
  #else
  @Test func `without the trait every call says what is missing`() async {
    #expect(!PNGRenderer.isAvailable)
    let job = PNGJob(svg: "<svg/>")
    #expect(throws: PNGError.builtWithoutPNG) { try PNGRenderer().render(svg: "<svg/>", scale: 2) }
    #expect(throws: PNGError.builtWithoutPNG) { try PNGRenderer().render(job) }
    await #expect(throws: PNGError.builtWithoutPNG) { try await PNGRenderer().render([job]) }
  }
  #endif

  @Test func `the error says how to get pictures`() {
    #expect(
      PNGError.builtWithoutPNG.description
        == "built without PNG: build with --traits PNG after installing librsvg2-dev"
    )
  }
}
