/// The facts about a run beside its verdicts.
struct RunRecord {
  /// The subcommand.
  let command: String
  /// The time that it took, or `nil` if it was not measured.
  var duration: Duration?

  /// Creates the record of a subcommand.
  init(of command: String) { self.command = command }
}

extension Duration {
  /// The number of seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
