public import LayoutDevices
public import LayoutDiagnostics
import LayoutGeometry

/// What came out of laying a scene out on many screens.
public struct ValidationReport: Sendable {
  /// The screens.
  public var environments: [ScreenEnvironment]
  /// One finding for each cause, in the order in which they were met.
  public var findings: [ValidationFinding]
  /// Which constraints hold the touch view, in one phrase; nil where there is none.
  public var constraintSource: String?

  /// Whether nothing is wrong; warnings do not count.
  public var isSound: Bool { !findings.contains { $0.diagnostic.severity == .error } }
}

/// Something that is wrong with a layout, and the screens on which it is.
public struct ValidationFinding: Sendable {
  /// What is wrong, on the screen where it is worst.
  public var diagnostic: Diagnostic
  /// The screens, in the order of the matrix.
  public var environments: [ScreenEnvironment]

  /// The finding with a note that names the screens.
  ///
  /// - Parameter total: How many screens there are in all.
  /// - Returns: The diagnostic.
  public func diagnostic(of total: Int) -> Diagnostic {
    var result = diagnostic
    result.notes.append(Diagnostic.Note(places(of: total)))
    return result
  }

  /// "on all 324 screens", or how many and the first few of them.
  private func places(of total: Int) -> String {
    guard environments.count < total else {
      return total == 1 ? "on the only screen" : "on all \(total) screens"
    }
    let shown = environments.prefix(3).map(\.shortName).joined(separator: ", ")
    let rest = environments.count - 3
    return "on \(environments.count) of \(total) screens: \(shown)"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension ScreenEnvironment {
  /// The device and what is not usual about it: "iPhone 15 landscape right-to-left".
  package var shortName: String {
    var words = [device.name]
    if orientation != .portrait { words.append(orientation.rawValue) }
    if direction != .leftToRight { words.append(direction.rawValue) }
    if contentSizeCategory != .large { words.append(contentSizeCategory.rawValue) }
    return words.joined(separator: " ")
  }
}
