import Foundation
import LayoutSimTesting
import TestSupport
import Testing

/// What `expectSnapshot` keeps of values, and how it reports what has changed.
struct ExpectSnapshotTests {
  private func simulation() throws -> Simulation {
    let device = try #require(Simulation.Device.named("iPhone 15"))
    return Simulation(device, title: "Mail", table: .editing(rows: 12))
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `the tree and the trace are the lines that the command prints`() throws {
    try withTemporaryFolder { folder in
      let sim = try simulation()
      sim.log.removeAll()
      expectSnapshot(of: sim, as: .tree, named: "a", record: .missing, caller: testFile(in: folder))
      let tree = try #require(text("\(folder)/Snapshots/List/a.txt"))
      #expect(tree == "# layoutsim 1\n" + sim.treeDescription.map { $0 + "\n" }.joined())
      #expect(tree.contains("window"))
      try sim.tap(.row(2))
      let count = sim.log.entries.count
      #expect(count > 1)
      expectSnapshot(
        of: sim,
        as: .trace,
        named: "b",
        record: .missing,
        caller: testFile(in: folder)
      )
      let trace = try #require(text("\(folder)/Snapshots/List/b.txt"))
      #expect(trace.split(separator: "\n").count == count + 1)
      expectSnapshot(
        of: sim,
        as: .trace(only: [.selection]),
        named: "c",
        record: .missing,
        caller: testFile(in: folder)
      )
      let selection = try #require(text("\(folder)/Snapshots/List/c.txt"))
      #expect(
        selection.split(separator: "\n").dropFirst().allSatisfy { $0.contains(" selection ") }
      )
    }
  }

  @Test func `frames side by side and values of any type have goldens`() throws {
    struct Person { let name: String }
    try withTemporaryFolder { folder in
      let sim = try simulation()
      let frames = [sim.frame(named: "before"), sim.frame(named: "after")]
      let caller = testFile(in: folder)
      expectSnapshot(of: frames, as: .strip, named: "strip", record: .missing, caller: caller)
      expectSnapshot(of: sim, as: .frame, named: "frame", record: .missing, caller: caller)
      let person = Person(name: "Ada")
      expectSnapshot(
        of: person,
        as: .text { $0.name },
        named: "person",
        record: .missing,
        caller: caller
      )
      let byName = SnapshotStrategy<String>.text.pullback { (person: Person) in person.name }
      expectSnapshot(of: person, as: byName, named: "name", record: .missing, caller: caller)
      #expect(
        filesInFolder("\(folder)/Snapshots/List") == [
          "frame.svg", "name.txt", "person.txt", "strip.svg",
        ]
      )
      #expect(text("\(folder)/Snapshots/List/name.txt") == "# layoutsim 1\nAda\n")
      #expect(text("\(folder)/Snapshots/List/strip.svg")?.contains("before") == true)
    }
  }

  @Test func `a text that differs is told line by line and waits beside its golden`() throws {
    try withTemporaryFolder { folder in
      let caller = testFile(in: folder)
      expectSnapshot(of: "a\nb\nc", as: .text, named: "t", record: .missing, caller: caller)
      let words = failure {
        expectSnapshot(of: "a\nB\nc", as: .text, named: "t", record: .missing, caller: caller)
      }
      #expect(words.contains("text 't' differs from"), "\(words)")
      #expect(words.contains("    2: a\n  - 3: b\n  + 3: B\n    4: c\n"), "\(words)")
      #expect(text("\(folder)/Snapshots/List/t.new.txt") == "# layoutsim 1\na\nB\nc\n")
      #expect(text("\(folder)/Snapshots/List/t.txt") == "# layoutsim 1\na\nb\nc\n")
    }
  }

  @Test func `a value that cannot be kept fails the test and writes nothing`() throws {
    struct Refusal: Error {}
    try withTemporaryFolder { folder in
      let words = failure {
        expectSnapshot(
          of: 1,
          as: .text { _ in throw Refusal() },
          named: "t",
          record: .all,
          caller: testFile(in: folder)
        )
      }
      #expect(words.contains("snapshot 't' cannot be made: Refusal()"), "\(words)")
      #expect(filesInFolder(folder).isEmpty)
    }
  }
}
