import LayoutSVG
import ScreenFrames
import Testing

/// Words for people who cannot see a picture.
@Suite struct `Summaries of pictures` {
  private func head(
    _ summary: String,
    name: String = "A table",
    _ elements: [ScreenElement] = [],
    prefix: String = ""
  ) throws -> [String] {
    var frame = screen(elements, name: name)
    frame.summary = summary
    let options = SVGWriter.Options(text: .outlines, idPrefix: prefix)
    return try SVGWriter(options).write(frame).split(separator: "\n").prefix(3).map(String.init)
  }

  @Test func `a picture with a summary is one image with a title and a description`() throws {
    #expect(
      try head("Rows 1 & 2 are selected.") == [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="320" height="480" viewBox="0 0 320 480" data-layoutsim="1" "#
          + #"role="img" aria-labelledby="title description">"#,
        #"<title id="title">A table</title>"#,
        #"<desc id="description">Rows 1 &amp; 2 are selected.</desc>"#,
      ]
    )
  }

  @Test func `ids of the picture's own, and those of elements, stay apart`() throws {
    let lines = try head("Words.", [square(ElementTag(id: "title"))], prefix: "p-")
    #expect(lines[0].contains(#"aria-labelledby="p-title-2 p-description""#))
    #expect(lines[1] == #"<title id="p-title-2">A table</title>"#)
  }

  @Test func `a picture without one is as before`() throws {
    let lines = try head("")
    #expect(!lines[0].contains("role") && lines[1] == "<title>A table</title>")
  }
}
