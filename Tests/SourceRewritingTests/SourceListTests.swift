import Foundation
import SourceRewriting
import TestSupport
import Testing

@Suite struct `The list of sources` {
  struct PatternRow: CustomTestStringConvertible {
    let testDescription: String
    let pattern: String
    let matching: [String]
    let other: [String]
  }

  @Test(arguments: [
    PatternRow(
      testDescription: "a file",
      pattern: "App/A.swift",
      matching: ["App/A.swift"],
      other: ["App/B.swift", "A.swift"]
    ),
    PatternRow(
      testDescription: "a folder with all in it",
      pattern: "App/",
      matching: ["App/A.swift", "App/B/C.swift"],
      other: ["Application/A.swift"]
    ),
    PatternRow(
      testDescription: "a star is letters of one name",
      pattern: "App/*.swift",
      matching: ["App/A.swift"],
      other: ["App/B/C.swift", "App/A.m"]
    ),
    PatternRow(
      testDescription: "two are any folders, or none",
      pattern: "App/**/*Cell.swift",
      matching: ["App/Cell.swift", "App/A/B/MyCell.swift"],
      other: ["App/A/Screen.swift"]
    ),
    PatternRow(
      testDescription: "a question mark is one letter",
      pattern: "A?.swift",
      matching: ["AB.swift"],
      other: ["A.swift", "ABC.swift"]
    ),
  ])
  func `a pattern means paths`(_ row: PatternRow) {
    let pattern = GlobPattern(row.pattern)
    #expect(row.matching.filter { !pattern.matches($0) } == [])
    #expect(row.other.filter(pattern.matches) == [])
  }

  /// Runs a body with a package of empty files.
  private func withPackage(_ files: [String], _ body: (URL) throws -> Void) throws {
    try withTemporaryFolder { path in
      let folder = URL(fileURLWithPath: path)
      for file in files { try write("", to: folder.appendingPathComponent(file)) }
      try body(folder)
    }
  }

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  @Test func `files are those of the patterns but for what is left out, by name`() throws {
    let files = ["App/B.swift", "App/A/C.swift", "App/A.m", "App/Old/D.swift", "Tests/T.swift"]
    try withPackage(files) { package in
      let list = try SourceList(sources: ["App"], exclude: ["App/Old"], package: package)
      #expect(list.files.map(\.lastPathComponent) == ["C.swift", "B.swift"])
    }
  }

  @Test func `folders and parts of catalogs are those in which something may come or go`() throws {
    let files = [
      "App/B.swift", "Kit/Source/A.swift", "Kit/Source/More/C.swift", "Main.swift",
      "App/A.xcassets/Logo.imageset/Contents.json", "App/A.xcassets/brand/Contents.json",
      "App/A.xcassets/brand/Ink.colorset/Contents.json",
    ]
    try withPackage(files) { package in
      let sources = ["App", "Kit/**/A.swift", "Kit/Source/More/C.swift", "Main.swift"]
      let list = try SourceList(sources: sources, exclude: [], package: package)
      let root = package.resolvingSymlinksInPath().path + "/"
      func paths(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(root.count)) } }
      #expect(paths(list.folders) == ["App", "Kit", "Kit/Source/More"])
      #expect(
        paths(list.catalogParts) == [
          "App/A.xcassets", "App/A.xcassets/brand", "App/A.xcassets/brand/Contents.json",
        ]
      )
    }
  }

  struct ProblemRow: CustomTestStringConvertible {
    let testDescription: String
    let sources: [String]
    let problem: String
  }

  @Test(arguments: [
    ProblemRow(
      testDescription: "a path from the root",
      sources: ["/etc"],
      problem: "'/etc' leads out of the package"
    ),
    ProblemRow(
      testDescription: "a path upward",
      sources: ["App/../../x"],
      problem: "'App/../../x' leads out of the package"
    ),
    ProblemRow(
      testDescription: "a pattern without files",
      sources: ["Nowhere"],
      problem: "'Nowhere' names no Swift file"
    ),
    ProblemRow(
      testDescription: "two files of one name",
      sources: ["App", "Other"],
      problem: "cannot have the name 'A.swift': App/A.swift, Other/A.swift"
    ),
    ProblemRow(testDescription: "nothing", sources: [], problem: "'sources' names no file"),
  ])
  func `what cannot be compiled is said`(_ row: ProblemRow) throws {
    try withPackage(["App/A.swift", "Other/A.swift"]) { package in
      let error = #expect(throws: SourceListError.self) {
        try SourceList(sources: row.sources, exclude: [], package: package)
      }
      #expect(error?.description.contains(row.problem) == true, "\(String(describing: error))")
    }
  }

  @Test func `a link out of the package is none of its files`() throws {
    try withPackage(["App/A.swift"]) { package in
      try FileManager.default.createSymbolicLink(
        at: package.appendingPathComponent("App/B.swift"),
        withDestinationURL: URL(fileURLWithPath: "/etc/hostname")
      )
      let error = #expect(throws: SourceListError.self) {
        try SourceList(sources: ["App"], exclude: [], package: package)
      }
      #expect(error?.problems == ["'App/B.swift' is a link that leads out of the package"])
    }
  }

  @Test func `a file with other keys names them`() throws {
    try withPackage(["App/A.swift"]) { package in
      let manifest = package.appendingPathComponent(SourceList.fileName)
      try write("{\"sources\": [\"App\"], \"folders\": 1}", to: manifest)
      let error = #expect(throws: SourceListError.self) {
        try SourceList(manifest: manifest, package: package)
      }
      #expect(error?.problems == ["'folders' is not a key: there are 'sources' and 'exclude'"])
    }
  }
}
