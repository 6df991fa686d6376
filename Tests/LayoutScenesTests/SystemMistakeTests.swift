import LayoutScenes
import Testing

@Suite struct `Wrong systems in a file` {
  @Test(arguments: [
    ("26", "iOS 26"), ("26.0", "iOS 26"), ("iOS 26.1", "iOS 26"), ("iPadOS 26", "iOS 26"),
    ("iOS 28", "iOS 27"), ("17", "iOS 18"),
  ])
  func `a system of another form or number has the nearest one to write`(
    _ written: String,
    _ meant: String
  ) {
    expect(
      "layoutsim: 2\nname: a\nscene: {table: {rows: 1}, device: iPhone 15, system: 1️⃣\(written)}",
      [
        Mistake(
          1,
          "'system' is one of 'iOS 18', 'iOS 26', 'iOS 27', not '\(written)'",
          hint: "write '\(meant)'"
        )
      ]
    )
  }

  @Test(arguments: [
    ("theme", "[light, dark]", "themes"), ("device", "[iPhone 8, iPhone 17]", "devices"),
    ("text-size", "[small]", "text-sizes"), ("window", "[full, half]", "windows"),
  ])
  func `several environments of a scene are for the matrix`(key: String, list: String, many: String)
  {
    expect(
      "layoutsim: 2\nname: a\nscene: {table: {rows: 1}, \(key): 1️⃣\(list)}",
      [
        Mistake(
          1,
          "a scene has one '\(key)', not \(list)",
          hint: "write 'matrix: {\(many): …}' beside the scene, which plays it in each"
        )
      ]
    )
  }
}
