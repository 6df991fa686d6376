import ArgumentParser

/// The option that says how large a PNG is.
struct ScaleOptions: ParsableArguments {
  /// The number of pixels for each point where nothing says another.
  static let usual = 2.0

  @Option(
    help: .init("Pixels for each point of a PNG, from 0.1 to 4 (default: 2).", valueName: "number")
  )
  var scale: Double?

  /// Throws for a number that the key `scale` of pictures does not take either.
  func requireRange() throws {
    guard (0.1...4).contains(scale ?? Self.usual) else {
      throw ValidationError("--scale: from 0.1 to 4")
    }
  }
}
