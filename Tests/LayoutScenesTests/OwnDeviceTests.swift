import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Devices of one's own` {
  private static func file(_ devices: String, scene: String = "{table: {rows: 20}}") -> String {
    "layoutsim: 2\nname: a test\ndevices: \(devices)\nscene: \(scene)\n"
  }

  @Test func `a device from nothing has what is said of it`() throws {
    let text = """
      [{name: Own, idiom: pad, size: 700x900, scale: 2, safe-area: {top: 24, bottom: 20},
      landscape-safe-area: {top: 30, bottom: 21}, corner-radius: 18, cutout: island,
      systems: [iOS 26, iOS 27], margin: 24}]
      """
    let scenario = try scenario(Self.file(text, scene: "{device: own, table: {rows: 20}}"))
    let device = scenario.scene.environment.device
    #expect(scenario.devices == [device])
    #expect(device.name == "Own")
    #expect(device.idiom == .pad)
    #expect(device.portraitSize == CGSize(width: 700, height: 900))
    #expect(device.scale == 2)
    #expect(device.portraitSafeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(device.cornerRadius == 18)
    #expect(device.cutout == .island)
    #expect(device.knownSystems == [.iOS26, .iOS27])
    #expect(device.system == .iOS26)
    #expect(device.statusBarHeight == 24)
    #expect(device.portraitNavigationBarTop == 24)
    #expect(device.landscapeWidthClass == .regular)
    var environment = ScreenEnvironment(device: device, orientation: .landscape)
    for system in [SystemVersion.iOS26, .iOS27] {
      environment.system = system
      #expect(environment.safeAreaInsets == EdgeInsets(top: 30, bottom: 21))
      #expect(environment.rootLayoutMargin == 24)
      #expect(TableMetrics(environment, style: .insetGrouped).sideInset == 24)
    }
  }

  @Test func `a device like another has its figures but for those that are written`() throws {
    let known = try #require(Device.named("iPhone 16"))
    let scenario = try scenario(
      Self.file("[{name: Own, like: iphone-16, safe-area: {top: 70, bottom: 34}}]")
    )
    var device = try #require(scenario.devices.first)
    #expect(device.portraitSafeArea.top == 70)
    // They keep their distance to the end of the inset.
    #expect(device.statusBarHeight == known.statusBarHeight + 11)
    #expect(abs(device.portraitNavigationBarTop - known.portraitNavigationBarTop - 11) < 1e-9)
    device.name = known.name
    device.portraitSafeArea = known.portraitSafeArea
    device.statusBarHeight = known.statusBarHeight
    device.portraitNavigationBarTop = known.portraitNavigationBarTop
    #expect(device == known)
  }

  @Test func `a device may be like one that stands further down`() throws {
    let devices = try scenario(
      Self.file("[{name: B, like: A, scale: 2}, {name: A, size: 300x500}]")
    ).devices
    #expect(devices.map(\.name) == ["B", "A"])
    #expect(devices.map(\.portraitSize.height) == [500, 500])
    #expect(devices.map(\.scale) == [2, 3])
  }

  @Test func `a matrix names them, and groups have those that belong to them`() throws {
    let devices = "[{name: Own, size: 300x500, safe-area: {bottom: 0}}]"
    let named = try scenario(Self.file(devices) + "matrix: {devices: [Own, iPhone 8]}\n")
    #expect(named.matrix.names(in: named.scene.environment) == ["Own", "iPhone-8"])
    for (group, isThere) in [
      ("phones", true), ("home-button", true), ("all", true), ("pads", false),
    ] {
      let matrix = try scenario(Self.file(devices) + "matrix: {devices: \(group)}\n").matrix
      #expect(matrix.devices.contains { $0.name == "Own" } == isThere)
    }
  }

  @Test func `files in the folder beside a scenario are devices`() throws {
    let folder = SceneFolder(texts: [
      "a/one.sim.yaml": "layoutsim: 2\nname: one\nscene: {device: Two, table: {rows: 2}}\n",
      "a/devices/1.yaml": "{name: One, like: Two, scale: 2}",
      "a/devices/2.yml": "- {name: Two, size: 300x500}\n- {name: Half, like: Two, size: 300x400}\n",
      "a/devices/notes.txt": "name",
      "a/devices/more/3.yaml": "name: Three\nsize: 300x500\n",
      "devices/4.yaml": "name: Four\nsize: 300x500\n",
    ])
    let read = folder.read("a/one.sim.yaml")
    #expect(read.diagnostics == [])
    #expect(read.scenario?.devices.map(\.name) == ["One", "Two", "Half"])
    #expect(read.scenario?.scene.environment.device.name == "Two")
    #expect(read.paths == ["a/devices", "a/devices/1.yaml", "a/devices/2.yml"])
  }

  @Test func `a base brings the devices beside it along`() throws {
    let folder = SceneFolder(texts: [
      "a/one.sim.yaml": "layoutsim: 2\nname: one\nbase: b/base.yaml\n",
      "a/b/base.yaml": """
      layoutsim: 2
      devices: [{name: Base, like: Beside}]
      scene: {device: Base, table: {rows: 2}}
      """,
      "a/b/devices/1.yaml": "name: Beside\nsize: 300x500\n",
      "a/devices/1.yaml": "name: Own\nsize: 300x500\n",
    ])
    let read = folder.read("a/one.sim.yaml")
    #expect(read.diagnostics == [])
    #expect(read.scenario?.devices.map(\.name) == ["Base", "Own", "Beside"])
  }

  @Test func `mistakes in a file of the folder are told where they are`() {
    let folder = SceneFolder(texts: [
      "one.sim.yaml": "layoutsim: 2\nname: one\nscene: {device: Two, table: {rows: 2}}\n",
      "devices/1.yaml": "name: One\nsize: 0x5\nscale: 9\n",
      "devices/2.yaml": "name: Two\nlike: One\n",
      "devices/3.yaml": "",
      "devices/4.yaml": "[4]\n",
      "devices/5.yaml": "name: \"Five\n",
      "devices/6.yaml": "devices:\n- {name: Six, size: 300x500}\n",
    ])
    let told = folder.read("one.sim.yaml").diagnostics
    #expect(
      told.map { "\($0.mark?.file ?? ""):\($0.mark?.line ?? 0): \($0.code)" } == [
        "devices/1.yaml:2: wrong-value", "devices/1.yaml:3: wrong-value",
        "devices/3.yaml:1: wrong-type", "devices/4.yaml:1: wrong-type", "devices/5.yaml:1: yaml",
        "devices/6.yaml:1: unknown-key",
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "no name",
      "[1️⃣{size: 300x500}]",
      "'name' is missing in a device",
      hint: "write 'name: ' and a text"
    ),
    MistakeRow(
      "an empty name",
      "[{name: 1️⃣'', size: 300x500}]",
      "'name' is empty",
      hint: "write how the device is called"
    ),
    MistakeRow(
      "neither a size nor another device",
      "[1️⃣{name: Own}]",
      "'size' is missing in a device",
      hint: "write 'size: ' and a size such as 393x852"
    ),
    MistakeRow(
      "no room at all",
      "[{name: Own, size: 1️⃣0x500}]",
      "'size' is a width and a height in points such as 393x852, each from 1 to 4096, not '0x500'"
    ),
    MistakeRow(
      "a negative size",
      "[{name: Own, size: 1️⃣-3x500}]",
      "'size' is a width and a height in points such as 393x852, each from 1 to 4096, not '-3x500'"
    ),
    MistakeRow(
      "a huge size",
      "[{name: Own, size: 1️⃣300x1e9}]",
      "'size' is a width and a height in points such as 393x852, each from 1 to 4096, not '300x1e9'"
    ),
    MistakeRow(
      "one length",
      "[{name: Own, size: 1️⃣300}]",
      "'size' is a width and a height in points such as 393x852, not '300'"
    ),
    MistakeRow(
      "a screen held sideways",
      "[{name: Own, size: 1️⃣852x393}]",
      "'size' is that of the screen held upright, which is not wider than high",
      hint: "write 393x852"
    ),
    MistakeRow(
      "insets as high as the screen",
      "[{name: Own, size: 300x500, safe-area: 1️⃣{top: 400, bottom: 100}}]",
      "'safe-area' leaves nothing of the screen, which has 300x500 points",
      hint: "write less"
    ),
    MistakeRow(
      "insets as wide as the screen held sideways",
      "[{name: Own, size: 300x500, landscape-safe-area: 1️⃣{left: 400, right: 100}}]",
      "'landscape-safe-area' leaves nothing of the screen, which has 500x300 points",
      hint: "write less"
    ),
    MistakeRow(
      "a screen smaller than the insets of the other device",
      "[{name: Own, like: iPhone 16, size: 1️⃣60x90}]",
      "the safe area of the device that it is like leaves nothing of the screen, which has 60x90 points",
      hint: "write 'safe-area' and 'landscape-safe-area' too"
    ),
    MistakeRow(
      "a negative inset",
      "[{name: Own, size: 300x500, safe-area: {top: 1️⃣-1}}]",
      "'top' is a number of points from 0 to 1000000, not '-1'"
    ),
    MistakeRow(
      "round corners beyond the middle",
      "[{name: Own, size: 300x500, corner-radius: 1️⃣151}]",
      "'corner-radius' is 151 points, and the screen has 150, half of its width, for it",
      hint: "write at most 150"
    ),
    MistakeRow(
      "an unknown system",
      "[{name: Own, size: 300x500, systems: [iOS 26, 1️⃣iOS 72]}]",
      "'systems' is one of 'iOS 18', 'iOS 26', 'iOS 27', not 'iOS 72'",
      hint: "write 'iOS 27'"
    ),
    MistakeRow(
      "no system",
      "[{name: Own, size: 300x500, systems: 1️⃣[]}]",
      "'systems' is one or several of iOS 18, iOS 26, iOS 27, not an empty list"
    ),
    MistakeRow(
      "an unknown device to be like",
      "[{name: Own, like: 1️⃣iPhone 71}]",
      "no device is named 'iPhone 71'",
      hint: "write 'iPhone 17'"
    ),
    MistakeRow(
      "itself",
      "[{name: Own, like: 1️⃣Own}]",
      "'Own' is like this one",
      hint: "write the name of a known device"
    ),
    MistakeRow(
      "a circle",
      "[{name: A, like: B}, {name: B, like: 1️⃣A}]",
      "'A' is like this one",
      hint: "write the name of a known device"
    ),
    MistakeRow(
      "a name twice",
      "[{name: Own A, size: 300x500}, {name: 1️⃣own-a, like: iPhone 8}]",
      "two devices are called 'own-a'",
      notes: ["the other one is here; only the letters and digits of a name count"]
    ),
    MistakeRow(
      "a name in capitals, too",
      "[{name: Own, size: 300x500}, {name: 1️⃣OWN, like: iPhone 8}]",
      "two devices are called 'OWN'",
      notes: ["the other one is here"]
    ),
    MistakeRow(
      "the name of a known device",
      "[{name: 1️⃣iphone 16, size: 300x500}]",
      "'iphone 16' is the name of a known device, iPhone 16",
      hint: "write another name"
    ),
    MistakeRow(
      "the name of a group",
      "[{name: 1️⃣pads, size: 300x500}]",
      "'pads' is the name of a group of devices",
      hint: "write another name"
    ),
    MistakeRow(
      "a comma",
      "[{name: 1️⃣'A, B', size: 300x500}]",
      "'A, B' has a comma, which stands between the names of a list",
      hint: "write another name"
    ),
    MistakeRow(
      "a name that no file can have",
      "[{name: 1️⃣折叠, size: 300x500}]",
      "'折叠' has none of a to z and 0 to 9, by which goldens are called",
      hint: "write another name"
    ),
    MistakeRow("no map", "[1️⃣Own]", "a device is a map of keys, not 'Own'"),
    MistakeRow(
      "no list",
      "1️⃣{name: Own, size: 300x500}",
      "'devices' is a list of devices, not a map"
    ),
    MistakeRow(
      "the word of another device's key",
      "[{name: Own, size: 300x500, 1️⃣insets: {top: 1}}]",
      "'insets' is not a key of a device",
      hint: "write 'safe-area'"
    ),
  ])
  func `a mistake is told where it is`(_ row: MistakeRow) {
    expect(Self.file(row.text), [row.mistake])
  }

  @Test func `a device with a mistake is not unknown too`() {
    let scene = "{device: Own, table: {rows: 20}}"
    let text = Self.file("[{name: Own, size: 1️⃣wide}]", scene: scene) + "matrix: {devices: own}\n"
    let message = "'size' is a width and a height in points such as 393x852, not 'wide'"
    expect(text, [Mistake(1, message)])
  }

  @Test func `an unknown device is near one of one's own`() {
    let scene = "{device: 1️⃣Foldabel, table: {rows: 20}}"
    expect(
      Self.file("[{name: Foldable, size: 300x500}]", scene: scene),
      [Mistake(1, "no device is named 'Foldabel'", hint: "write 'Foldable'")]
    )
  }

  @Test func `there are at most a hundred`() {
    let devices = (0...100).map { "{name: Own \($0), like: iPhone 8}" }
    let told = SceneReader.read(
      text: Self.file("[\(devices.joined(separator: ", "))]"),
      file: "a.sim.yaml"
    ).diagnostics
    #expect(told.map(\.code) == ["too-many-devices"])
    #expect(
      told.map(\.message) == ["this scenario has 101 devices of its own, and 100 are allowed"]
    )
  }
}
