/// A generation of the system's colors.
package enum SystemPalette: Sendable, Hashable, CaseIterable {
  /// The colors of iOS 13 to 18, and of applications with the classic design on later systems.
  case classic
  /// The colors of iOS 26.
  case iOS26
  /// The colors of iOS 27, whose separators are paler.
  case iOS27
}

extension ScreenEnvironment {
  /// The generation of the colors that the screen shows.
  package var palette: SystemPalette {
    switch (shownDesign, shownSystem) {
    case (.classic, _): .classic
    case (.glass, .iOS27): .iOS27
    case (.glass, .iOS18), (.glass, .iOS26): .iOS26
    }
  }
}
