import Foundation
import LayoutSimTesting
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
      expectLayout(sim, named: "list", record: .missing, caller: testFile(in: "\(folder)/a"))
      // Elsewhere, as in another run: in one run a line that expects two pictures is a mistake.
      try FileManager.default.moveItem(atPath: "\(folder)/a", toPath: "\(folder)/b")
      let folder = "\(folder)/b"
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
      #expect(words.contains("  accept  layoutsim accept List/list"), "\(words)")
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

  @Test func `a golden that another line expects is a mistake that names both`() throws {
    try withTemporaryFolder { folder in
      let sim = try screen()
      expectLayout(sim, named: "list", record: .missing, caller: testFile(in: folder, line: 3))
      let words = failure {
        expectLayout(sim, named: "list", record: .all, caller: testFile(in: folder, line: 9))
      }
      #expect(words.contains("ListTests.swift:3:1 expects a golden of this name, too"), "\(words)")
      expectLayout(sim, named: "list", record: .missing, caller: testFile(in: folder, line: 3))
    }
  }

  @Test func `a line that expects a golden with another look never records it`() throws {
    try withTemporaryFolder { folder in
      let (sim, other) = (try screen(), Simulation(try device("iPhone 15"), table: .rows(2)))
      expectLayout(sim, named: "list", record: .all, caller: testFile(in: folder))
      let words = failure {
        expectLayout(other, named: "list", record: .all, caller: testFile(in: folder))
      }
      #expect(words.contains("not recorded, because this line expected 'list' before"), "\(words)")
      expectLayout(sim, named: "list", record: RecordMode.none, caller: testFile(in: folder))
    }
  }

  private func screen() throws -> Simulation {
    Simulation(try device("iPhone 15"), table: .editing(rows: 12))
  }
}
