import LayoutSnapshots
import Testing

@Suite struct SnapshotAddressTests {
  private static let addresses = [
    ("a/strip", "start"), ("a/strip", "after"), ("a/strip", "after@iPhone-8"), ("b", "start"),
    ("b/strip", "end"), ("long-strip", "last"),
  ].map { SnapshotAddress(of: $0.1, in: GoldenFolder(path: $0.0)) }

  @Test(arguments: [
    ("a/strip/start", ["a/strip/start"]),
    ("b/start", ["b/start"]),
    ("strip/start", ["a/strip/start"]),
    ("end", ["b/strip/end"]),
    ("after", ["a/strip/after"]),
    ("after@iPhone-8", ["a/strip/after@iPhone-8"]),
    ("a/strip", ["a/strip/start", "a/strip/after", "a/strip/after@iPhone-8"]),
    ("./a/strip.sim.yaml", ["a/strip/start", "a/strip/after", "a/strip/after@iPhone-8"]),
    ("a/strip/start.new.svg", ["a/strip/start"]),
    ("a/strip/start.svg", ["a/strip/start"]),
    ("a", ["a/strip/start", "a/strip/after", "a/strip/after@iPhone-8"]),
    ("a/", ["a/strip/start", "a/strip/after", "a/strip/after@iPhone-8"]),
    // A scenario before the folder of the same name.
    ("b", ["b/start"]),
    ("long-strip", ["long-strip/last"]),
  ])
  func `a name, or an end that nothing else has, means snapshots`(
    _ word: String,
    _ names: [String]
  ) {
    let meaning = SnapshotAddress.meaning(of: word, among: Self.addresses)
    #expect(meaning == .addresses(Self.addresses.filter { names.contains($0.text) }))
  }

  @Test(arguments: [
    ("start", SnapshotAddress.Meaning.several(["a/strip/start", "b/start"])),
    ("strip", .several(["a/strip", "b/strip"])),
    ("art", .nothing), ("", .nothing), ("/", .nothing), ("strip/none", .nothing),
  ])
  func `an end that several have, or none, is told`(
    _ word: String,
    _ meaning: SnapshotAddress.Meaning
  ) {
    #expect(SnapshotAddress.meaning(of: word, among: Self.addresses) == meaning)
  }
}
