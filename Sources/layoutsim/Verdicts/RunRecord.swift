/// The facts about a run beside its verdicts.
struct RunRecord {
  /// The subcommand.
  let command: String
  /// The time that it took, or `nil` if it was not measured.
  var duration: Duration?
  /// The part of the scenarios that it played, or `nil` for all of them.
  var shard: Shard?
  /// The folders that it looked at as a whole, none if it looked at single files or snapshots.
  var folders: [String] = []
  /// The scenarios of all parts, in their order.
  var files: [String] = []

  /// Creates the record of a subcommand.
  init(of command: String) { self.command = command }
}

extension Duration {
  /// The number of seconds.
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
