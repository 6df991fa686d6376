extension ScreenEnvironment {
  /// The version of the system that the screen shows.
  public var shownSystem: SystemVersion { system ?? device.system }

  /// The design that the application has: that of the system unless it is another.
  public var shownDesign: SystemDesign {
    design ?? (shownSystem == .iOS18 ? .classic : .glass)
  }
}

extension Device {
  /// The versions of the system that the device runs and whose figures are known.
  public var knownSystems: [SystemVersion] {
    SystemVersion.allCases.filter { systems.contains($0.number) }
  }

  /// The versions of the system that the device runs, in words: "iOS 17 to 27".
  package var systemsText: String {
    let (first, last) = (systems.lowerBound, systems.upperBound)
    return first == last ? "iOS \(first)" : "iOS \(first) to \(last)"
  }
}
