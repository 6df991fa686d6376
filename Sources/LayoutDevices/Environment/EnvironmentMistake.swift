package import Foundation

/// A choice that the device of an environment does not have.
package struct EnvironmentMistake: Hashable, Sendable {
  /// A choice that may be wrong for a device.
  package enum Choice: String, Sendable, CaseIterable {
    case system, design, window
  }

  /// The choice.
  package let choice: Choice
  /// The value that was chosen, as a scenario writes it.
  package let value: String
  /// The sentence about the mistake.
  package let message: String
  private let advice: Advice
  /// The number of points by which a window is too large or too small, infinite for a device that has none, and 0
  /// for other choices: the device with the least is the nearest to it.
  package let distance: CGFloat

  /// An advice, which names keys.
  fileprivate enum Advice: Hashable {
    /// The key is to be left out.
    case leaveOut
    /// One of some values, or a greatest one, is to be written.
    case write(String)
    /// The system with which the design came is to be written too.
    case addSystem(SystemVersion)
  }

  fileprivate init(
    _ choice: Choice,
    _ value: String,
    _ message: String,
    _ advice: Advice,
    distance: CGFloat = 0
  ) {
    (self.choice, self.value, self.message, self.advice) = (choice, value, message, advice)
    self.distance = distance
  }

  /// The advice for a scene, which has one value of each choice.
  package var hint: String { hint(choice.rawValue) { "system: \($0)" } }

  /// The advice for a matrix, which has lists of values.
  package var matrixHint: String { hint("\(choice.rawValue)s") { "systems: [\($0)]" } }

  /// The advice for options of the command line.
  package var optionHint: String { hint("--\(choice.rawValue)") { "--system \"\($0)\"" } }

  private func hint(_ key: String, _ system: (String) -> String) -> String {
    switch advice {
    case .leaveOut: "leave '\(key)' out"
    case .write(let words): "write \(words)"
    case .addSystem(let version): "write '\(system(version.rawValue))' as well"
    }
  }
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
      .system,
      system.rawValue,
      "\(device) does not run \(system.rawValue); it runs \(device.systemsText)",
      names.isEmpty ? .leaveOut : .write(names.joined(separator: " or "))
    )
  }

  private var designMistake: EnvironmentMistake? {
    guard design == .glass, shownSystem == .iOS18 else { return nil }
    let runs26 = device.knownSystems.contains(.iOS26)
    return EnvironmentMistake(
      .design,
      "glass",
      "the design 'glass' came with iOS 26",
      runs26 ? .addSystem(.iOS26) : .leaveOut
    )
  }

  private var windowMistake: EnvironmentMistake? {
    guard share != .full else { return nil }
    func mistake(
      _ message: String,
      _ advice: EnvironmentMistake.Advice,
      by distance: CGFloat = 0
    ) -> EnvironmentMistake {
      EnvironmentMistake(.window, share.rawValue, message, advice, distance: distance)
    }
    guard device.idiom == .pad else {
      let message = "\(device) shows a window on its whole screen"
      return mistake(message, .leaveOut, by: .infinity)
    }
    let screen = WindowShare.points(screenSize.width, screenSize.height).rawValue
    guard case .points(let width, let height) = share else {
      if availableShares.contains(share) { return nil }
      let names = availableShares.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      return mistake(
        "a tablet held upright has no window of a \(share.rawValue)",
        .write("one of \(names)")
      )
    }
    if width > screenSize.width || height > screenSize.height {
      return mistake(
        "a window of \(share.rawValue) points is larger than the screen of \(device), which has \(screen)",
        .write("at most '\(screen)'"),
        by: max(width - screenSize.width, 0) + max(height - screenSize.height, 0)
      )
    }
    let least = WindowShare.leastSide
    let (leastWidth, leastHeight) = (min(least, screenSize.width), min(least, screenSize.height))
    if !(width >= leastWidth && height >= leastHeight) {
      let smallest = WindowShare.points(leastWidth, leastHeight).rawValue
      return mistake(
        "a window of \(share.rawValue) points is smaller than the smallest, which has \(smallest)",
        .write("at least '\(smallest)'"),
        by: max(leastWidth - width, 0) + max(leastHeight - height, 0)
      )
    }
    return nil
  }
}
