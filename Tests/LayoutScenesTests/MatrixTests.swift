import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Environments in a file` {
  private func file(_ matrix: String, steps: String = "[wait: 1s]") -> String {
    """
    layoutsim: 2
    name: a test
    scene: {table: {rows: 20}}
    matrix: \(matrix)
    steps: \(steps)

    """
  }

  @Test func `each choice comes with each`() throws {
    let matrix = try scenario(
      file("{devices: [iPhone 17, iPhone 8], orientations: landscape, themes: [light, dark]}")
    ).matrix
    let variations = matrix.variations(in: Scene.defaultEnvironment)
    #expect(
      matrix.names(in: Scene.defaultEnvironment) == [
        "iPhone-17-landscape-light", "iPhone-17-landscape-dark", "iPhone-8-landscape-light",
        "iPhone-8-landscape-dark",
      ]
    )
    #expect(
      variations.map(\.suffix) == [
        "@iPhone-17-light", "@iPhone-17-dark", "@iPhone-8-light", "@iPhone-8-dark",
      ]
    )
    let environment = variations[3].applied(to: Scene.defaultEnvironment)
    #expect(environment.device.name == "iPhone 8")
    #expect(environment.orientation == .landscape)
    #expect(environment.style == .dark)
  }

  @Test(arguments: [
    (
      "{devices: [iPhone 17, iPhone 8], themes: [light, dark]}",
      ["17 light", "17 dark", "8 light", "8 dark"]
    ),
    (
      "{themes: [light, dark], devices: [iPhone 17, iPhone 8]}",
      ["17 light", "8 light", "17 dark", "8 dark"]
    ),
    (
      "{themes: [dark, light], devices: [iPhone 8, iPhone 17]}",
      ["8 dark", "17 dark", "8 light", "17 light"]
    ),
  ])
  func `a sheet has a row for each value of the list that is written first`(
    _ sheet: String,
    _ screens: [String]
  ) throws {
    let text = file("{orientations: portrait}", steps: "[{snapshot: a}]")
    let made = try scenario("\(text)pictures: [{file: a.svg, at: a, sheet: \(sheet)}]\n")
    let matrix = try #require(made.pictures.first?.sheet)
    let shown = matrix.sheetVariations(in: Scene.defaultEnvironment).map { variation in
      "\(variation.device?.name.dropFirst(7) ?? "") \(variation.theme == .dark ? "dark" : "light")"
    }
    #expect(shown == screens)
    #expect(matrix.sheetColumns == 2)
  }

  @Test func `a device that is named runs each system, and those of a group what they can`() throws
  {
    let group = try scenario(file("{devices: home-button, systems: [iOS 18, iOS 26]}")).matrix
    let systems = Set(
      group.variations(in: Scene.defaultEnvironment).map {
        "\($0.device?.name ?? "") \($0.system?.rawValue ?? "")"
      }
    )
    #expect(!systems.contains("iPhone 8 iOS 26"))
    #expect(systems.contains("iPhone SE (3rd generation) iOS 26"))
    let (none, diagnostics) = SceneReader.read(
      text: file("{devices: [iPhone 8, iPhone 17], systems: [iOS 26]}"),
      file: "a.sim.yaml"
    )
    #expect(none == nil)
    #expect(diagnostics.map(\.code) == ["not-on-device"])
    #expect(diagnostics.first?.message.hasPrefix("iPhone 8 does not run iOS 26") == true)
    #expect(diagnostics.first?.mark?.line == 4)
  }

  @Test func `groups of devices are their devices, each once`() throws {
    let devices = try scenario(file("{devices: [iPhone 17, latest, pads]}")).matrix.devices
    let latest = try #require(Device.group("latest"))
    let pads = try #require(Device.group("pads"))
    #expect(devices.first?.name == "iPhone 17")
    #expect(Set(devices) == Set(latest + pads + devices.prefix(1)))
    #expect(Set(devices).count == devices.count)
  }

  @Test func `all text sizes and both directions can be named`() throws {
    let text = file("{directions: [left-to-right, right-to-left], text-sizes: accessibility-5}")
    #expect(
      try scenario(text).matrix.names(in: Scene.defaultEnvironment)
        == ["left-to-right-accessibility-5", "right-to-left-accessibility-5"]
    )
  }

  @Test func `without a matrix there is the scene's own environment`() throws {
    let matrix = try scenario(file("{}")).matrix
    #expect(matrix.isEmpty)
    #expect(matrix.names(in: Scene.defaultEnvironment) == [])
    #expect(matrix.variations(in: Scene.defaultEnvironment).map(\.fullSuffix) == [""])
  }

  @Test func `other choices take the place of one kind`() throws {
    let own = try scenario(file("{devices: pads, themes: [light, dark]}")).matrix
    let other = try scenario(file("{themes: dark, directions: right-to-left}")).matrix
    let both = own.replaced(by: other)
    #expect(both.devices == own.devices)
    #expect(both.themes == [.dark])
    #expect(both.directions == [.rightToLeft])
  }

  @Test func `a point may be on the screen of another device`() throws {
    let text = file("{devices: [iPad (10th generation)]}", steps: "[tap: '700, 900']")
    #expect(try scenario(text).matrix.devices.count == 1)
  }

  @Test func `windows are shares and sizes, and tablets alone have them`() throws {
    let matrix = try scenario(
      file("{devices: [iPhone 17, iPad (10th generation)], windows: [full, one-third, 500x700]}")
    ).matrix
    #expect(
      matrix.names(in: Scene.defaultEnvironment) == [
        "iPhone-17-full", "iPad-10th-generation-full", "iPad-10th-generation-one-third",
        "iPad-10th-generation-500x700",
      ]
    )
  }

  @Test func `what the scene's own device does not have is left out too`() throws {
    let read = try scenario(file("{systems: [iOS 18, iOS 26], designs: [classic, glass]}"))
    #expect(
      read.matrix.names(in: read.scene.environment)
        == ["iOS-18-classic", "iOS-26-classic", "iOS-26-glass"]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a window that no device of the list has",
      "{devices: [iPhone 8, iPhone 17], windows: [full, 1️⃣half]}",
      "iPhone 8 shows a window on its whole screen",
      hint: "leave 'windows' out"
    ),
    MistakeRow(
      "a window that the scene's device does not have",
      "{windows: 1️⃣half}",
      "iPhone 15 shows a window on its whole screen",
      hint: "leave 'windows' out"
    ),
    MistakeRow(
      "a window that no phone has, beside a system that some have",
      "{devices: phones, systems: [iOS 26], windows: [1️⃣half]}",
      "iPhone SE (1st generation) shows a window on its whole screen",
      hint: "leave 'windows' out"
    ),
    MistakeRow(
      "nearly a group",
      "{devices: [1️⃣home-buttons]}",
      "no device is named 'home-buttons'",
      hint: "write 'home-button'"
    ),
    MistakeRow(
      "a group with a capital",
      "{devices: [1️⃣Latest]}",
      "no device is named 'Latest'",
      hint: "write 'latest'"
    ),
    MistakeRow(
      "a window that is larger than the screen",
      "{devices: pads, orientations: portrait, windows: [full, 1️⃣1400x10]}",
      "a window of 1400x10 points is larger than the screen of iPad Pro 13-inch (M4), which has 1032x1376",
      hint: "write at most '1032x1376'"
    ),
    MistakeRow(
      "no window",
      "{windows: [1️⃣hlaf]}",
      "'windows' is a share of the screen or a size, not 'hlaf'",
      notes: ["it is one of full, two-thirds, half, one-third, 500x700"],
      hint: "write 'half'"
    ),
    MistakeRow(
      "a system that a device does not run",
      "{devices: [iPhone 17, iPhone 8], systems: [1️⃣iOS 26]}",
      "iPhone 8 does not run iOS 26; it runs iOS 11 to 16",
      hint: "leave 'systems' out"
    ),
    MistakeRow(
      "a design that came later",
      "{systems: iOS 18, designs: [classic, 1️⃣glass]}",
      "the design 'glass' came with iOS 26",
      hint: "write 'systems: [iOS 26]' as well"
    ),
    MistakeRow(
      "a window that the largest tablet has not",
      "{devices: [all], windows: [1️⃣2000x900]}",
      "a window of 2000x900 points is larger than the screen of iPad Pro 13-inch (M4), which has 1032x1376",
      hint: "write at most '1032x1376'"
    ),
    MistakeRow(
      "more environments than are played",
      "1️⃣{devices: [all], orientations: [portrait, landscape], directions: [left-to-right, right-to-left], "
        + "themes: [light, dark], text-sizes: [small, medium, large, accessibility-5], "
        + "contrasts: [normal, increased], text-weights: [regular, bold], motions: [full, reduced], "
        + "systems: [iOS 18, iOS 26], windows: [full, half, one-third, 500x700, 600x700]}",
      "this matrix has 212480 environments, and at most 100000 are played",
      hint: "name fewer devices, or leave a list to the scene"
    ),
    MistakeRow(
      "an unknown device",
      "{devices: [pads, 1️⃣iPhone 71]}",
      "no device is named 'iPhone 71'",
      hint: "write 'iPhone 17'"
    ),
    MistakeRow(
      "a word of another key",
      "{orientations: [1️⃣dark]}",
      "'orientations' is one of 'portrait', 'landscape', not 'dark'"
    ),
    MistakeRow(
      "a word twice",
      "{themes: [dark, 1️⃣dark]}",
      "'themes' has 'dark' twice",
      notes: ["the first one is here"]
    ),
    MistakeRow(
      "a word of UIKit's",
      "{contrasts: [1️⃣high]}",
      "'contrasts' is one of 'normal', 'increased', not 'high'",
      hint: "write 'increased'"
    ),
    MistakeRow(
      "the word of another list",
      "{text-weights: [regular, 1️⃣increased]}",
      "'text-weights' is one of 'regular', 'bold', not 'increased'"
    ),
    MistakeRow(
      "a Boolean for motion",
      "{motions: [1️⃣true]}",
      "'motions' is one of 'full', 'reduced', not 'true'",
      hint: "write 'full'"
    ),
    MistakeRow(
      "no words",
      "{themes: 1️⃣[]}",
      "'themes' is an empty list",
      hint: "write a list of light, dark, or delete the key"
    ),
    MistakeRow("a map", "{themes: 1️⃣{a: b}}", "'themes' is one of 'light', 'dark', not a map"),
    MistakeRow(
      "the word of an option",
      "{1️⃣device: pads}",
      "'device' is not a key of 'matrix'",
      hint: "write 'devices'"
    ),
  ])
  func `a mistake is told where it is`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }
}
