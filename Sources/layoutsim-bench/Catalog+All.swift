extension Catalog {
  /// The measurements, in the order of the table.
  static var all: [Measurement] {
    solverWorkloads + containerDrags + swaps + growth + curves + screens + views + allocations
      + tables
      + pictures + goldens + commands + logs + fuzzing + preview + reports
  }

  /// Returns the measurements with a name, or of a group.
  static func measurements(named name: String) -> [Measurement] {
    all.filter { $0.name == name || $0.group == name }
  }

  /// Returns the measurements with one of the names, each once, or all without names.
  static func selection(_ names: [String]) -> [Measurement] {
    names.isEmpty ? all : all.filter { names.contains($0.name) || names.contains($0.group) }
  }

  /// The names, a group a line.
  static var overview: String {
    var lines: [(group: String, names: [String])] = []
    for measurement in all {
      if lines.last?.group != measurement.group { lines.append((measurement.group, [])) }
      if measurement.name != measurement.group {
        lines[lines.count - 1].names.append(measurement.name)
      }
    }
    return lines.map { line in
      line.names.isEmpty
        ? "  \(line.group)" : "  \(line.group): \(line.names.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}
