import LayoutSimTesting
import Synchronization
import TestSupport
import Testing

/// What `expectLayout` does with goldens that are missing or differ.
struct ExpectLayoutTests {
  @Test func `a golden that is missing is recorded, and then matches`() throws {
    try withTemporaryFolder { folder in
      let sim = try screen()
      expectLayout(sim, named: "list", record: .missing, caller: testFile(in: folder))
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["list.svg"])
      expectLayout(sim, named: "list", record: RecordMode.none, caller: testFile(in: folder))
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["list.svg"])
    }
  }

  @Test func `a picture that differs fails in words and lies beside its golden`() throws {
    try withTemporaryFolder { folder in
      let sim = try screen()
      expectLayout(sim, named: "list", record: .missing, caller: testFile(in: folder))
      sim.tableView.selectRow(
        at: IndexPath(row: 2, section: 0),
        animated: false,
        scrollPosition: .none
      )
      let words = failure {
        expectLayout(sim, named: "list", record: .missing, caller: testFile(in: folder))
      }
      #expect(words.contains("layout 'list' differs from"))
      #expect(words.contains("row 2: not selected → selected"), "\(words)")
      #expect(words.contains("list.new.svg; move it over the golden to accept it"))
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["list.new.svg", "list.svg"])
    }
  }

  @Test func `a golden that is missing fails where nothing may be recorded`() throws {
    try withTemporaryFolder { folder in
      let sim = try screen()
      let words = failure {
        expectLayout(sim, named: "list", record: RecordMode.none, caller: testFile(in: folder))
      }
      #expect(words.contains("layout 'list' has no golden"))
      #expect(filesInFolder("\(folder)/Snapshots/List") == ["list.new.svg"])
    }
  }

  @Test func `a name that is no file name fails and writes nothing`() throws {
    try withTemporaryFolder { folder in
      let sim = try screen()
      let words = failure {
        expectLayout(sim, named: "../list", record: .all, caller: testFile(in: folder))
      }
      #expect(words.contains("../list"), "\(words)")
      #expect(filesInFolder(folder).isEmpty)
    }
  }

  private func screen() throws -> Simulation {
    Simulation(try device("iPhone 15"), table: .editing(rows: 12))
  }

  private func testFile(in folder: String) -> TestCaller {
    TestCaller(filePath: "\(folder)/Tests/AppTests/ListTests.swift")
  }

  /// Runs `body`, which must fail, and returns what the failures say.
  private func failure(_ body: () -> Void) -> String {
    let words = Mutex("")
    withKnownIssue {
      body()
    } matching: { issue in
      words.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return words.withLock { $0 }
  }
}
