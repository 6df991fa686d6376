import Foundation

/// A choice that the device of an environment does not have.
package struct EnvironmentMistake: Hashable, Sendable {
  /// A choice that may be wrong for a device.
  package enum Choice: String, Sendable {
    case system, design, window
  }

  /// The choice.
  package let choice: Choice
  /// The value that was chosen, as a scenario writes it.
  package let value: String
  /// The sentence about the mistake.
  package let message: String
  /// The advice.
  package let hint: String
}

extension ScreenEnvironment {
  /// The choices that the device does not have.
  package var mistakes: [EnvironmentMistake] {
    [systemMistake ?? designMistake, windowMistake].compactMap(\.self)
  }

  /// Leaves a choice to the device.
  package mutating func reset(_ choice: EnvironmentMistake.Choice) {
    switch choice {
    case .system: system = nil
    case .design: design = nil
    case .window: share = .full
    }
  }

  private var systemMistake: EnvironmentMistake? {
    guard let system, !device.systems.contains(system.number) else { return nil }
    let names = device.knownSystems.map { "'\($0.rawValue)'" }
    return EnvironmentMistake(
      choice: .system,
      value: system.rawValue,
      message: "\(device) does not run \(system.rawValue); it runs \(device.systemsText)",
      hint: names.isEmpty ? "leave 'system' out" : "write \(names.joined(separator: " or "))"
    )
  }

  private var designMistake: EnvironmentMistake? {
    guard design == .glass, shownSystem == .iOS18 else { return nil }
    let runs26 = device.knownSystems.contains(.iOS26)
    return EnvironmentMistake(
      choice: .design,
      value: "glass",
      message: "the design 'glass' came with iOS 26",
      hint: runs26 ? "write 'system: iOS 26' as well" : "leave 'design' out"
    )
  }

  private var windowMistake: EnvironmentMistake? {
    guard share != .full else { return nil }
    func mistake(_ message: String, _ hint: String) -> EnvironmentMistake {
      EnvironmentMistake(choice: .window, value: share.rawValue, message: message, hint: hint)
    }
    guard device.idiom == .pad else {
      return mistake("\(device) shows a window on its whole screen", "leave 'window' out")
    }
    let screen = WindowShare.points(screenSize.width, screenSize.height).rawValue
    guard case .points(let width, let height) = share else {
      if availableShares.contains(share) { return nil }
      let names = availableShares.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return mistake(
        "a tablet held upright has no window of a \(share.rawValue)",
        "write one of \(names)"
      )
    }
    if !(width > 0 && height > 0) {
      return mistake(
        "a window of \(share.rawValue) points has no room",
        "write at most '\(screen)'"
      )
    }
    if width > screenSize.width || height > screenSize.height {
      return mistake(
        "a window of \(share.rawValue) points is larger than the screen, which has \(screen)",
        "write at most '\(screen)'"
      )
    }
    return nil
  }
}
