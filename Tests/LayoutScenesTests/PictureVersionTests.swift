import LayoutScenes
import Testing

/// The files of a picture that is drawn in several appearances.
@Suite struct PictureVersionTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let picture: String
    let files: [String]
    var isAutomatic = false
  }

  @Test(arguments: [
    Row(testDescription: "the scene's own", picture: "{file: a.svg, at: end}", files: ["a.svg"]),
    Row(
      testDescription: "one",
      picture: "{file: a.svg, at: end, theme: dark}",
      files: ["a.svg"]
    ),
    Row(
      testDescription: "two, as DocC names them",
      picture: "{file: in/a.svg, at: end, theme: [light, dark]}",
      files: ["in/a.svg", "in/a~dark.svg"]
    ),
    Row(
      testDescription: "two, with pixels for each point",
      picture: "{file: a.b@2x.png, at: end, theme: [light, dark]}",
      files: ["a.b@2x.png", "a.b~dark@2x.png"]
    ),
    Row(
      testDescription: "two, the dark one first",
      picture: "{file: a.svg, at: end, theme: [dark, light]}",
      files: ["a.svg", "a~light.svg"]
    ),
    Row(
      testDescription: "two, by a pattern",
      picture: "{file: '{theme}/a-{theme}.svg', at: end, theme: [light, dark]}",
      files: ["light/a-light.svg", "dark/a-dark.svg"]
    ),
    Row(
      testDescription: "both in one",
      picture: "{file: a.svg, at: end, theme: auto}",
      files: ["a.svg"],
      isAutomatic: true
    ),
  ])
  func `an appearance is in the name of its file`(_ row: Row) throws {
    let scenario = try scenario(Self.text(row.picture))
    let versions = try #require(scenario.pictures.first).versions
    #expect(versions.map(\.file) == row.files)
    #expect(versions.map(\.isAutomatic) == row.files.map { _ in row.isAutomatic })
  }

  struct NameRow: CustomTestStringConvertible {
    let testDescription: String
    /// The entry, with a marker where the mistake is.
    let picture: String
    let message: String
    let hint: String
  }

  @Test(arguments: [
    NameRow(
      testDescription: "the light picture is called dark",
      picture: "{file: 1️⃣a~dark.svg, at: end, theme: [light, dark]}",
      message: "'a~dark.svg' is the light picture, and its name says '~dark'",
      hint: "write 'a.svg': the appearance is added to the name of a second file"
    ),
    NameRow(
      testDescription: "the second picture says both",
      picture: "{file: 1️⃣in/a.b~dark@2x.png, at: end, theme: [dark, light]}",
      message: "'in/a.b~dark~light@2x.png' is the light picture, and its name says '~dark'",
      hint: "write 'in/a.b@2x.png': the appearance is added to the name of a second file"
    ),
    NameRow(
      testDescription: "one picture of another appearance",
      picture: "{file: 1️⃣a~light.svg, at: end, theme: dark}",
      message: "'a~light.svg' is the dark picture, and its name says '~light'",
      hint: "write 'a.svg': the appearance is added to the name of a second file"
    ),
    NameRow(
      testDescription: "a picture of the scene's appearance",
      picture: "{file: 1️⃣a~dark.svg, at: end}",
      message:
        "'a~dark.svg' has the appearance of its scene, which is light, and its name says '~dark'",
      hint: "write 'theme: dark'"
    ),
    NameRow(
      testDescription: "one file for both",
      picture: "{file: 1️⃣a~dark.svg, at: end, theme: auto}",
      message: "'a~dark.svg' shows the reader's appearance, and its name says '~dark'",
      hint: "write 'a.svg': the appearance is added to the name of a second file"
    ),
    NameRow(
      testDescription: "another number of pixels",
      picture: "{file: b@3x.png, at: end, scale: 1️⃣2}",
      message: "'b@3x.png' says 3 pixels for each point, and it has 2",
      hint: "write 'scale: 3', or '@2x' in the name"
    ),
    NameRow(
      testDescription: "another number than the usual one",
      picture: "{file: 1️⃣b@3x.png, at: end}",
      message: "'b@3x.png' says 3 pixels for each point, and it has 2",
      hint: "write 'scale: 3', or '@2x' in the name"
    ),
    NameRow(
      testDescription: "a picture in a folder that is a picture",
      picture: "{file: a.svg, at: end}\n  - {file: 1️⃣A.svg/b.svg, at: end}",
      message: "'A.svg' would be a picture and a folder with another one in it",
      hint: "give one of them another name"
    ),
    NameRow(
      testDescription: "a picture that is a folder already",
      picture: "{file: in/a.svg/b.svg, at: end}\n  - {file: 1️⃣in/a.svg, at: end}",
      message: "'in/a.svg' would be a picture and a folder with another one in it",
      hint: "give one of them another name"
    ),
  ])
  func `a name that is not so is told at its place`(_ row: NameRow) {
    expect(
      Self.text(row.picture),
      [
        Mistake(
          1,
          row.message,
          notes: row.hint.hasPrefix("give") ? ["the other one is here"] : [],
          hint: row.hint
        )
      ]
    )
  }

  @Test(arguments: [
    ("in/a.svg", "in/a@iPhone-15.svg"), ("a~dark@2x.png", "a@iPhone-15~dark@2x.png"),
    ("b.c@3x.png", "b.c@iPhone-15@3x.png"), ("b@large.png", "b@large@iPhone-15.png"),
    ("a~b.svg", "a~b@iPhone-15.svg"),
  ])
  func `an environment is named before the appearance and the pixels`(
    _ file: String,
    _ name: String
  ) {
    #expect(file.named(in: "@iPhone-15") == name)
    #expect(file.named(in: "") == file)
  }

  @Test(arguments: [
    "{file: a~dark.svg, at: end, theme: dark}", "{file: a~light.svg, at: end}",
    "{file: a~b.svg, at: end, theme: [light, dark]}", "{file: b@2x.png, at: end}",
    "{file: b@0.5x.png, at: end, scale: 0.5}", "{file: b@large.png, at: end}",
    "{file: 'b@{theme}.png', at: end, theme: [light, dark]}", "{file: b@3x.svg, at: end}",
    "{file: a.svg, at: end}\n  - {file: a.svg.d/b.svg, at: end}",
  ])
  func `a name that is so, or says nothing, is not told`(_ picture: String) {
    expect(Self.text(picture), [])
  }

  private static func text(_ picture: String) -> String {
    """
    layoutsim: 2
    name: a
    scene: {table: {rows: 3}}
    steps:
      - snapshot: end
    pictures:
      - \(picture)
    """
  }

  @Test func `two pictures do not meet in a file of an appearance`() throws {
    expect(
      """
      layoutsim: 2
      name: a
      scene: {table: {rows: 3}}
      steps:
        - snapshot: end
      pictures:
        - {file: a.svg, at: end, theme: [light, dark]}
        - {file: 1️⃣A~dark.svg, at: end, theme: dark}
      """,
      [Mistake(1, "two pictures are written to 'A~dark.svg'", notes: ["the other one is here"])]
    )
  }
}
