import LayoutSnapshots
import TestSupport
import Testing

/// Goldens of texts: what differs, line by line, and what becomes of a new result.
@Suite struct TextGoldenTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    let words: [String]
  }

  @Test(arguments: [
    Row(
      testDescription: "a line in another's place",
      old: "a\nb\n",
      new: "a\nc\n",
      words: ["  1: a", "- 2: b", "+ 2: c"]
    ),
    Row(
      testDescription: "lines that are left out are said",
      old: "1\n2\n3\n4\n5\n6\n7\n",
      new: "1\n2\n3\n5\n6\n7\n",
      words: ["…", "  2: 2", "  3: 3", "- 4: 4", "  4: 5", "  5: 6", "…"]
    ),
    Row(
      testDescription: "no line feed at the end",
      old: "a",
      new: "a\n",
      words: ["a line feed at the end is missing in the golden"]
    ),
    Row(testDescription: "nothing", old: "", new: "a\n", words: ["the golden is empty"]),
    Row(
      testDescription: "a conflict",
      old: "a\n<<<<<<< ours\n",
      new: "a\n",
      words: ["the golden holds an unresolved merge conflict in line 2"]
    ),
    Row(
      testDescription: "other line ends",
      old: "a\r\n",
      new: "a\n",
      words: ["the same text with other line ends: CR LF instead of LF"]
    ),
    Row(
      testDescription: "characters of other bytes",
      old: "\u{E9}\n",
      new: "e\u{301}\n",
      words: ["- 1: \u{E9}", "+ 1: e\u{301}"]
    ),
    Row(
      testDescription: "what a terminal would obey",
      old: "a\n",
      new: "\u{1B}[2J\n",
      words: ["- 1: a", "+ 1: \\u{1B}[2J"]
    ),
  ])
  func `a difference is told by its lines`(_ row: Row) {
    let difference = TextDifference.words(from: Array(row.old.utf8), to: Array(row.new.utf8))
    #expect(difference?.lines == row.words)
  }

  @Test func `the same text has no difference`() {
    #expect(TextDifference.words(from: Array("a\n".utf8), to: Array("a\n".utf8)) == nil)
  }

  private func text(_ path: String) -> String? {
    (try? WholeFile.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a result waits, is told and becomes the golden`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path + "/List")
      #expect(try folder.verifyText("a", named: "t", record: .missing).verdict == .recorded)
      _ = try folder.verifyText("b\n", named: "t", record: .missing)
      try WholeFile.write("a note".utf8, to: "\(folder.path)/notes.new.txt")
      let waiting = PendingSnapshot.all(below: [path]).snapshots
      #expect(waiting.map(\.path) == ["\(folder.path)/t.new.txt"])
      #expect(
        try waiting.first?.difference()?.lines
          == ["  1: # layoutsim 1", "- 2: a", "+ 2: b", "+ 3: "]
      )
      try waiting.first?.accept()
      #expect(text("\(folder.path)/t.txt") == "# layoutsim 1\nb\n\n")
      #expect(filesInFolder(folder.path) == ["notes.new.txt", "t.txt"])
      #expect(try folder.verifyText("b\n", named: "t", record: .none).verdict == .matched)
    }
  }

  @Test func `only texts of ours that no manifest names are obsolete`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      for name in ["a", "b"] { _ = try folder.verifyText("x", named: name, record: .missing) }
      try WholeFile.write("a note".utf8, to: "\(path)/notes.txt")
      try GoldenManifest(["a.txt"]).write(to: folder)
      let found = try ObsoleteGoldens.ofSuite(folder).flatMap(\.entries)
      #expect(found.map(\.file) == ["b.txt"])
    }
  }

  @Test(arguments: RecordMode.allCases)
  func `a text of a newer layoutsim is neither compared nor replaced`(_ mode: RecordMode) throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      try WholeFile.write("# layoutsim 2\na\n".utf8, to: folder.textGolden(of: "t"))
      #expect(throws: SnapshotError.self) {
        try folder.verifyText("b", named: "t", record: mode)
      }
      #expect(text(folder.textGolden(of: "t")) == "# layoutsim 2\na\n")
      #expect(filesInFolder(path) == ["t.txt"])
    }
  }

  @Test func `in CI a result is kept with all that accepting it elsewhere needs`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path + "/List")
      let artifacts = path + "/artifacts"
      let pictures = FailurePictures.standard(
        environment: ["CI": "1", "LAYOUTSIM_ARTIFACTS": artifacts]
      )
      _ = try folder.verifyText("a", named: "t", record: .missing)
      let result = try folder.verifyText("b", named: "t", record: .none, keptBy: pictures)
      let kept = try #require(result.verdict.pendingPath)
      #expect(kept.hasPrefix(artifacts) && kept.hasSuffix("/t.txt.new.txt"))
      #expect(
        filesInFolder(LinkedPath.parent(of: kept))
          == ["t.txt.difference.txt", "t.txt.new.txt", "t.txt.old.txt"]
      )
      #expect(filesInFolder(folder.path) == ["t.txt"])
      _ = try folder.verifyText("a", named: "t", record: .none, keptBy: pictures)
      #expect(filesInFolder(LinkedPath.parent(of: kept)) == [])
    }
  }
}
