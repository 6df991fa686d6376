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
      if written.value.text != nil, reading.text(written) == nil { return nil }
      let text = written.value.text ?? ""
      if let share = WindowShare(rawValue: text) { return share }
      let nearest = nearestWord(to: text, among: ["full", "two-thirds", "half", "one-third"])
      reading.wrongType(written, "a share of the screen or a size")
        .note("it is one of \(words)")
        .hint(
          (written.value.meantShare ?? written.value.meantSize ?? nearest).map { "write '\($0)'" }
        )
      return nil
    }
    .shown { $0.rawValue }
  }
}

extension WrittenValue {
  /// The share as it is to be written that a fraction or a percentage means, or `nil` for anything else.
  fileprivate var meantShare: String? {
    switch text?.filter({ !$0.isWhitespace }) {
    case "1/1", "1", "100%", "whole", "fullscreen", "full-screen": "full"
    case "2/3", "66%", "67%": "two-thirds"
    case "1/2", "50%", "0.5", "split", "split-view": "half"
    case "1/3", "33%", "slide-over": "one-third"
    default: nil
    }
  }

  /// The size as it is to be written that two numbers in another form mean, or `nil` for anything else.
  fileprivate var meantSize: String? {
    let sides: [String?] =
      switch content {
      case .list(let values): values.map(\.text)
      case .map: [value(of: "width")?.text, value(of: "height")?.text]
      case .text(let text, _): text.split { "*×, ".contains($0) }.map(String.init)
      case .nothing: []
      }
    let numbers = sides.compactMap { side in side.flatMap { Double($0) == nil ? nil : $0 } }
    guard numbers.count == 2, sides.count == 2 else { return nil }
    let size = numbers.joined(separator: "x")
    return WindowShare(rawValue: size) == nil ? nil : size
  }
}
