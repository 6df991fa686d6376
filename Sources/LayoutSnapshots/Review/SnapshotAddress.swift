import Foundation

/// The name of a snapshot among all scenarios: `a/strip/after@iPhone-8`.
package struct SnapshotAddress: Sendable, Hashable {
  /// The path of the scenario or suite without its ending, or of the source of a test, from the working folder if it
  /// is inside.
  package let owner: String
  /// The name of the snapshot, or the line of a text in a source.
  package let snapshot: String
  /// The environment, or `nil` for the scene's own.
  package let environment: String?
  /// Whether it is that of a text in the source of a test: `Tests/AppTests/ListTests.swift:12`.
  package let isInSource: Bool

  /// Creates the address of a snapshot.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot, with the environment after an `@` if it has one.
  ///   - folder: The folder of its golden.
  package init(of name: String, in folder: GoldenFolder) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      in: folder.path,
      snapshot: String(parts[0]),
      environment: parts.count > 1 ? String(parts[1]) : nil
    )
  }

  private init(in folder: String, snapshot: String, environment: String?) {
    owner = Self.fromWorkingFolder(folder)
    self.snapshot = snapshot
    self.environment = environment
    isInSource = false
  }

  /// Creates the address of a text in the source of a test.
  ///
  /// - Parameters:
  ///   - source: The path of the source.
  ///   - place: The line, with a column where one is needed.
  package init(inSource source: String, at place: String) {
    owner = Self.fromWorkingFolder(source)
    snapshot = place
    environment = nil
    isInSource = true
  }

  init(_ entry: GoldenEntry) {
    self.init(in: entry.folder, snapshot: entry.snapshot, environment: entry.environment)
  }

  /// The whole name.
  package var text: String { inAllEnvironments + (environment.map { "@\($0)" } ?? "") }

  /// The name without the environment.
  package var inAllEnvironments: String { "\(owner)\(isInSource ? ":" : "/")\(snapshot)" }

  /// Returns a path from the working folder if it is inside, or else the whole path.
  package static func fromWorkingFolder(_ path: String) -> String {
    let working = URL(fileURLWithPath: ".").standardizedFileURL.pathComponents
    let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    guard parts.starts(with: working), parts.count > working.count else {
      return parts.joined(separator: "/").replacing("//", with: "/")
    }
    return parts.dropFirst(working.count).joined(separator: "/")
  }
}

extension SnapshotAddress {
  /// A set of addresses that a word means.
  package enum Meaning: Sendable, Hashable {
    /// The addresses, at least one.
    case addresses([SnapshotAddress])
    /// Several things have a name that ends so: their names.
    case several([String])
    /// Nothing has such a name.
    case nothing
  }

  /// Returns what a word means among some addresses.
  ///
  /// It is a whole name or the end of one that nothing else has: of a snapshot in one environment, of a snapshot in
  /// all of its environments, or of a scenario, which means all of its snapshots. A folder means all scenarios in
  /// it. Files will do as well: `a/strip.sim.yaml`, `a/strip/after.new.svg`.
  ///
  /// - Complexity: O(*n*) in the number of addresses.
  package static func meaning(of word: String, among addresses: [Self]) -> Meaning {
    let wanted = withoutEnding(word)
    guard !wanted.isEmpty else { return .nothing }
    var several: [String]?
    for name in [\Self.text, \.inAllEnvironments, \.owner] as [KeyPath<Self, String>] {
      let ending = addresses.filter { Self.ends($0[keyPath: name], with: wanted) }
      let whole = ending.filter { $0[keyPath: name] == wanted }
      let names = Set((whole.isEmpty ? ending : whole).map { $0[keyPath: name] })
      if names.count == 1 { return .addresses(whole.isEmpty ? ending : whole) }
      if names.count > 1, several == nil { several = names.sorted() }
    }
    if let several { return .several(several) }
    let inside = addresses.filter { $0.owner.hasPrefix(wanted + "/") }
    return inside.isEmpty ? .nothing : .addresses(inside)
  }

  private static func ends(_ name: String, with end: String) -> Bool {
    name == end || name.hasSuffix("/" + end)
  }

  private static func withoutEnding(_ word: String) -> String {
    var word = word[...]
    while word.hasPrefix("./") { word = word.dropFirst(2) }
    while word.hasSuffix("/") { word.removeLast() }
    let endings =
      GoldenForm.allCases.map { ".new\($0.ending)" } + GoldenForm.allCases.map(\.ending)
      + GoldenFolder.scenarioEndings
    let ending = endings.first { word.hasSuffix($0) } ?? ""
    return String(word.dropLast(ending.count))
  }
}
