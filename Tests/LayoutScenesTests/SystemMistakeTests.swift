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
}
