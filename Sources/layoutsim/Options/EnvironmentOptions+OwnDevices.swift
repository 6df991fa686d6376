import ArgumentParser
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes

extension EnvironmentOptions {
  /// Returns the choices for a scenario, whose own devices may be named, and those of the folder `devices` here.
  func matrix(for scenario: Scenario) throws(CommandFailure) -> EnvironmentMatrix {
    try chosen(for: scenario) { try matrix(with: $0) }
  }

  /// Returns the matrix that a scenario is played on: its own, but for what the options choose.
  ///
  /// - Throws: `CommandFailure` if no device has what is chosen.
  func playedMatrix(for scenario: Scenario) throws(CommandFailure) -> EnvironmentMatrix {
    let matrix = scenario.matrix.replaced(by: try matrix(for: scenario))
    try refuse(matrix.variations(in: scenario.scene.environment)[0], for: scenario)
    return matrix
  }

  /// Returns the only variation for a scenario, whose own devices may be named.
  ///
  /// - Throws: `CommandFailure` if the device does not have what is chosen.
  func variation(for scenario: Scenario) throws(CommandFailure) -> EnvironmentVariation {
    let variation: EnvironmentVariation = try chosen(for: scenario) { try self.variation(with: $0) }
    try refuse(variation, for: scenario)
    return variation
  }

  /// Refuses a choice that the device does not have, be it an option's or the scene's.
  private func refuse(
    _ variation: EnvironmentVariation,
    for scenario: Scenario
  ) throws(CommandFailure) {
    let environment = variation.applied(to: scenario.scene.environment)
    guard let mistake = environment.mistakes.first else { return }
    let option =
      switch mistake.choice {
      case .system: system
      case .design: design
      case .window: window
      }
    let own = "\(quoted(scenario.name)) says \(mistake.value); '--\(mistake.choice)' replaces it"
    throw CommandFailure(
      .wrongUsage,
      mistake.message,
      hint: option == nil ? own : mistake.optionHint
    )
  }

  /// Refuses names of devices that none of some scenarios knows, before any of them is played.
  func refuseUnknownDevices(in paths: [String]) throws(CommandFailure) {
    let unknown = deviceWords.filter { Device.group($0) == nil && Device.named($0) == nil }
    guard !unknown.isEmpty else { return }
    var own = try OwnDevices.here()
    for path in paths where path != "-" {
      own += (try? ScenarioFile(path))?.scenario?.devices ?? []
    }
    if !paths.contains("-") { _ = try Self.asFailure { try matrix(with: own) } }
  }

  private func chosen<Choice>(
    for scenario: Scenario,
    _ choose: ([Device]) throws -> Choice
  ) throws(CommandFailure) -> Choice {
    var own = scenario.devices
    let isKnown = deviceWords.allSatisfy {
      Device.group($0) != nil || Device.named($0, with: own) != nil
    }
    if !isKnown { own += try OwnDevices.here() }
    return try Self.asFailure { try choose(own) }
  }

  private static func asFailure<Value>(_ work: () throws -> Value) throws(CommandFailure) -> Value {
    do {
      return try work()
    } catch let error as CommandFailure {
      throw error
    } catch {
      throw CommandFailure(.wrongUsage, (error as? ValidationError)?.message ?? "\(error)")
    }
  }
}

/// A namespace for devices of files in the folder `devices` where the command was called.
enum OwnDevices {
  /// Returns the devices, none if there is no such folder.
  ///
  /// - Throws: `CommandFailure` if one has a mistake, after that was reported.
  static func here() throws(CommandFailure) -> [Device] {
    let read = SceneReader.devices(beside: "here", files: .disk)
    guard read.diagnostics.containsError else { return read.devices }
    let printer = DiagnosticPrinter(
      sources: read.sources,
      style: Palette(for: .standardError).diagnosticStyle
    )
    Console.printNotice(printer.text(of: read.diagnostics))
    throw CommandFailure(.mistakeInScenario, nil)
  }
}
