import Foundation
import LayoutGeometry
import LayoutSVG
import LayoutSnapshots
import ScreenFrames
import TestSupport
import Testing

private let old = "<svg>\n<rect id=\"a\"/>\n</svg>\n"
private let new = "<svg>\n<rect id=\"a\" y=\"8\"/>\n</svg>\n"

private func text(_ path: String) -> String? {
  (try? WholeFile.read(path)).map { String(decoding: $0, as: UTF8.self) }
}

struct RecordRow: CustomTestStringConvertible {
  let mode: RecordMode
  let golden: String?
  let isPass: Bool
  /// What the golden holds afterwards.
  let after: String?
  let isPending: Bool

  var testDescription: String {
    "\(mode) with \(golden == nil ? "no golden" : golden == new ? "the same" : "another")"
  }
}

/// A name with what cannot be shown written out.
struct WrittenName: CustomTestStringConvertible, ExpressibleByStringLiteral {
  let name: String

  init(stringLiteral name: String) { self.name = name }

  var testDescription: String { name.debugDescription }
}

@Suite struct GoldenFolderTests {
  @Test(arguments: [
    RecordRow(mode: .missing, golden: nil, isPass: true, after: new, isPending: false),
    RecordRow(mode: .missing, golden: new, isPass: true, after: new, isPending: false),
    RecordRow(mode: .missing, golden: old, isPass: false, after: old, isPending: true),
    RecordRow(mode: .changed, golden: nil, isPass: true, after: new, isPending: false),
    RecordRow(mode: .changed, golden: new, isPass: true, after: new, isPending: false),
    RecordRow(mode: .changed, golden: old, isPass: true, after: new, isPending: false),
    RecordRow(mode: .all, golden: nil, isPass: true, after: new, isPending: false),
    RecordRow(mode: .all, golden: new, isPass: true, after: new, isPending: false),
    RecordRow(mode: .all, golden: old, isPass: true, after: new, isPending: false),
    RecordRow(mode: .none, golden: nil, isPass: false, after: nil, isPending: true),
    RecordRow(mode: .none, golden: new, isPass: true, after: new, isPending: false),
    RecordRow(mode: .none, golden: old, isPass: false, after: old, isPending: true),
  ])
  func `a mode decides what is written`(_ row: RecordRow) throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path + "/goldens")
      if let golden = row.golden {
        try WholeFile.write(golden.utf8, to: folder.golden(of: "one"))
      }
      let result = try folder.verify(Snapshot(name: "one", svg: new), record: row.mode)
      #expect(result.verdict.isPass == row.isPass)
      #expect(result.golden == folder.golden(of: "one"))
      #expect(text(folder.golden(of: "one")) == row.after)
      #expect(text(folder.pending(of: "one")) == (row.isPending ? new : nil))
    }
  }

  @Test func `a difference comes with words and the waiting file`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      try WholeFile.write(old.utf8, to: folder.golden(of: "one"))
      let result = try folder.verify(Snapshot(name: "one", svg: new), record: .none)
      guard case .differs(let difference, .written(let pending)) = result.verdict else {
        Issue.record("\(result)")
        return
      }
      #expect(difference.lines == ["a: 8 pt lower"])
      #expect(difference.firstLine == 2)
      #expect(pending == "\(path)/one.new.svg")
    }
  }

  @Test func `a new result that waits already is not written again, but for a link`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      let pending = folder.pending(of: "one")
      func number() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: pending)[.systemFileNumber] as? Int
      }
      try WholeFile.write(old.utf8, to: folder.golden(of: "one"))
      for svg in [new, new, new.replacing("8", with: "9"), new] {
        let before = text(pending) == svg ? try number() : nil
        _ = try folder.verify(Snapshot(name: "one", svg: svg), record: .none)
        #expect(text(pending) == svg)
        if let before { #expect(try number() == before) }
      }
      try WholeFile.remove(pending)
      try WholeFile.write(new.utf8, to: "\(path)/other")
      try FileManager.default.createSymbolicLink(
        atPath: pending,
        withDestinationPath: "\(path)/other"
      )
      _ = try folder.verify(Snapshot(name: "one", svg: new), record: .none)
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: pending)) == nil)
    }
  }

  @Test(arguments: RecordMode.allCases)
  func `a golden of a newer layoutsim is neither compared nor replaced`(_ mode: RecordMode) throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      for version in ["2", "10", "99999999999999999999"] {
        let golden = "<?xml version='1.0'?>\n<svg data-layoutsim=\"\(version)\">\n</svg>\n"
        try WholeFile.write(golden.utf8, to: folder.golden(of: "one"))
        let error = #expect(throws: SnapshotError.self) {
          try folder.verify(Snapshot(name: "one", svg: new), record: mode)
        }
        #expect(
          error?.description
            == "'\(path)/one.svg' was written by a newer layoutsim: it has version "
            + "\(version), and this one reads 1"
        )
        #expect(text(folder.golden(of: "one")) == golden)
        #expect(filesInFolder(path) == ["one.svg"])
      }
    }
  }

  @Test(arguments: ["", "0", "1", "-2", "2.0", "two"])
  func `what is no newer version is compared`(_ version: String) throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      let golden = "<svg data-layoutsim=\"\(version)\">\n</svg>\n"
      try WholeFile.write(golden.utf8, to: folder.golden(of: "one"))
      #expect(try !folder.verify(Snapshot(name: "one", svg: new), record: .none).verdict.isPass)
    }
  }

  @Test func `a waiting result goes when the golden is right again`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      try WholeFile.write(old.utf8, to: folder.golden(of: "one"))
      _ = try folder.verify(Snapshot(name: "one", svg: new), record: .none)
      #expect(filesInFolder(path) == ["one.new.svg", "one.svg"])
      _ = try folder.verify(Snapshot(name: "one", svg: old), record: .none)
      #expect(filesInFolder(path) == ["one.svg"])
    }
  }

  @Test(arguments: [
    ("a/b.sim.yaml", "a/b"), ("b.sim.yml", "b"), ("/x/b.yaml", "/x/b"), ("b", "b.goldens"),
    ("a.yaml/.yaml", "a.yaml/.yaml.goldens"),
  ])
  func `goldens lie in a folder beside the scenario`(_ file: String, _ folder: String) {
    #expect(GoldenFolder(ofScenario: file).path == folder)
  }

  @Test func `what no snapshot names is obsolete`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      let golden = try SVGWriter().write(
        ScreenFrame(
          name: "a",
          size: CGSize(width: 9, height: 9),
          scale: 1,
          time: .start,
          elements: []
        )
      )
      for file in ["a.svg", "a.new.svg", "b.svg", "c.new.svg", "notes.md", ".hidden.svg"] {
        try WholeFile.write(golden.utf8, to: "\(path)/\(file)")
      }
      // What somebody else wrote stays, whatever it is called.
      try WholeFile.write(old.utf8, to: "\(path)/d.svg")
      let outlines = try SVGWriter(.init(text: .outlines)).write(
        ScreenFrame(
          name: "a",
          size: CGSize(width: 9, height: 9),
          scale: 1,
          time: .start,
          elements: []
        )
      )
      try WholeFile.write(outlines.utf8, to: "\(path)/e.svg")
      let found = try ObsoleteGoldens.of(folder, scenario: "s.sim.yaml", names: ["a"])
      #expect(found.flatMap(\.entries).map(\.path) == ["\(path)/b.svg", "\(path)/c.new.svg"])
      #expect(try GoldenFolder(path: path + "/none").entries() == [])
    }
  }

  @Test(arguments: [
    "", ".", "..", "../a", "a/b", "/etc/passwd", "a\\b", ".a", "-a", "a.", "a.new", "A.NEW",
    "a b", "a\nb", "a\u{0}", "é", "a:b",
    WrittenName(stringLiteral: String(repeating: "a", count: 201)),
  ])
  func `a name that is no plain file name is refused`(_ written: WrittenName) throws {
    try withTemporaryFolder { path in
      let snapshot = Snapshot(name: written.name, svg: new)
      #expect(throws: SnapshotError.self) {
        try GoldenFolder(path: path + "/g").verify(snapshot, record: .all)
      }
      #expect(filesInFolder(path) == [])
    }
  }

  @Test(arguments: ["a", "six-rows", "0.70s", "full@iPhone-15", "A_b.c"])
  func `a plain name is fine`(_ name: String) {
    #expect(SnapshotName.problem(of: name) == nil)
  }

  @Test func `a golden that cannot be recorded is an error that names it`() throws {
    try withTemporaryFolder { path in
      try WholeFile.write(old.utf8, to: path + "/file")
      let folder = GoldenFolder(path: path + "/file/goldens")
      let error = #expect(throws: SnapshotError.self) {
        try folder.verify(Snapshot(name: "one", svg: new), record: .all)
      }
      #expect(error?.description.contains("\(path)/file/goldens") == true)
    }
  }

  @Test func `a result that cannot wait for review leaves the verdict as it is`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      try WholeFile.write(old.utf8, to: folder.golden(of: "one"))
      let pending = folder.pending(of: "one")
      try FileManager.default.createDirectory(
        atPath: pending,
        withIntermediateDirectories: false
      )
      let result = try folder.verify(Snapshot(name: "one", svg: new), record: .none)
      guard case .differs(_, .notWritten(let error)) = result.verdict else {
        Issue.record("\(result)")
        return
      }
      #expect(error.path == pending)
    }
  }

  @Test func `of many runs side by side each sees a whole golden`() async throws {
    let path = NSTemporaryDirectory() + "layoutsim-tests-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = GoldenFolder(path: path)
    let long = "<svg>" + String(repeating: "<rect/>\n", count: 20_000) + "</svg>"
    let verdicts = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          try folder.verify(Snapshot(name: "one", svg: long), record: .missing).verdict.isPass
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == Array(repeating: true, count: 16))
    #expect(filesInFolder(path) == ["one.svg"])
  }

  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": ""], .missing), (["CI": "false"], .missing),
    (["CI": "true"], .none), (["CI": "1"], .none),
  ])
  func `nothing is recorded in CI`(_ environment: [String: String], _ mode: RecordMode) {
    #expect(RecordMode.standard(environment: environment) == mode)
  }
}
