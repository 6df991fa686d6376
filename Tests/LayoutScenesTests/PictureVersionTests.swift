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
    let scenario = try scenario(
      """
      layoutsim: 2
      name: a
      scene: {table: {rows: 3}}
      steps:
        - snapshot: end
      pictures:
        - \(row.picture)
      """
    )
    let versions = try #require(scenario.pictures.first).versions
    #expect(versions.map(\.file) == row.files)
    #expect(versions.map(\.isAutomatic) == row.files.map { _ in row.isAutomatic })
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
        - {file: 1️⃣A~dark.svg, at: end}
      """,
      [Mistake(1, "two pictures are written to 'A~dark.svg'", notes: ["the other one is here"])]
    )
  }
}
