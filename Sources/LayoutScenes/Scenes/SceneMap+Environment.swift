import LayoutDevices
import LayoutDiagnostics

extension SceneMap {
  /// Reports choices that the device does not have.
  static func checkEnvironment(
    _ environment: inout ScreenEnvironment,
    _ fields: Fields<Self>,
    in reading: SceneReading
  ) {
    for mistake in environment.mistakes {
      let written =
        switch mistake.choice {
        case .system: fields.system
        case .design: fields.design
        case .window: fields.window
        }
      reading.report("not-on-device", mistake.message, at: written?.value.mark).hint(mistake.hint)
      environment.reset(mistake.choice)
    }
  }
}

extension ValueReader where Value == WindowShare {
  static var window: Self {
    let words = "full, two-thirds, half, one-third, 500x700"
    let shares = ValueShape.words(["full", "two-thirds", "half", "one-third"])
    return Self(words, .any([shares, .phrase("500x700")])) { reading, written in
      guard let text = reading.text(written) else { return nil }
      if let share = WindowShare(rawValue: text) { return share }
      reading.report(
        "wrong-value",
        "\(quoted(written.key)) is a share of the screen or a size, not \(quoted(text))",
        at: written.value.mark
      )
      .note("it is one of \(words)")
      .hint(
        nearestWord(to: text, among: ["full", "two-thirds", "half", "one-third"]).map {
          "write '\($0)'"
        }
      )
      return nil
    }
    .shown { $0.rawValue }
  }
}
