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
    #expect(
      matrix.names == [
        "iPhone-17-landscape-light", "iPhone-17-landscape-dark", "iPhone-8-landscape-light",
        "iPhone-8-landscape-dark",
      ]
    )
    #expect(
      matrix.variations.map(\.suffix) == [
        "@iPhone-17-light", "@iPhone-17-dark", "@iPhone-8-light", "@iPhone-8-dark",
      ]
    )
    let environment = matrix.variations[3].applied(to: Scene.defaultEnvironment)
    #expect(environment.device.name == "iPhone 8")
    #expect(environment.orientation == .landscape)
    #expect(environment.style == .dark)
  }

  @Test func `a device that is named runs each system, and those of a group what they can`() throws
  {
    let group = try scenario(file("{devices: home-button, systems: [iOS 18, iOS 26]}")).matrix
    let systems = Set(
      group.variations.map { "\($0.device?.name ?? "") \($0.system?.rawValue ?? "")" }
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
      try scenario(text).matrix.names
        == ["left-to-right-accessibility-5", "right-to-left-accessibility-5"]
    )
  }

  @Test func `without a matrix there is the scene's own environment`() throws {
    let matrix = try scenario(file("{}")).matrix
    #expect(matrix.isEmpty)
    #expect(matrix.names == [])
    #expect(matrix.variations.map(\.fullSuffix) == [""])
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

  @Test(arguments: [
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
      "no words",
      "{themes: 1️⃣[]}",
      "'themes' has no words",
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
