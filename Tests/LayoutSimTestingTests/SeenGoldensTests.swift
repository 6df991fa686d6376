import LayoutSimTesting
import LayoutSnapshots
import TestSupport
import Testing

/// What a run of tests may say about the goldens of its suites.
struct SeenGoldensTests {
  @Test(arguments: [
    (["tests"], true), (["tests", "--testing-library", "swift-testing"], true),
    (["tests", "--testing-library", "swift-testing", "--no-parallel"], true),
    (["tests", "--event-stream-version=0", "--xunit-output", "a.xml"], true),
    (["tests", "--filter", "List"], false),
    (["tests", "--testing-library", "xctest", "--skip", "a"], false),
    (["tests", "--filter=List"], false), (["tests", "AppTests.ListTests/testRows"], false),
    (["tests", "-XCTest", "ListTests"], false), (["tests", "--parallel", "ListTests"], false),
  ])
  func `a run that chooses tests is not taken for a full one`(_ arguments: [String], _ isFull: Bool)
  {
    #expect(SeenGoldens.isFullRun(arguments) == isFull)
  }

  @Test func `only a full run that passes takes names away`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      try GoldenManifest(["a.svg", "b.svg"]).write(to: folder)
      func names(_ isSuccess: Bool) throws -> [String] {
        let names: Set = ["b.svg", "c.svg"]
        return try SeenGoldens.manifest(
          of: [.swiftTesting: names],
          in: folder,
          isSuccess: isSuccess
        ).names
      }
      #expect(try names(true) == ["b.svg", "c.svg"])
      #expect(try names(false) == ["a.svg", "b.svg", "c.svg"])
    }
  }

  @Test func `one library takes no names of the other away`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      func run(_ names: [GoldenManifest.Library: Set<String>], _ isSuccess: Bool = true) throws {
        try SeenGoldens.manifest(of: names, in: folder, isSuccess: isSuccess).write(to: folder)
      }
      func text() throws -> String {
        String(decoding: try WholeFile.read("\(path)/.manifest"), as: UTF8.self)
      }
      try GoldenManifest(["old.svg"]).write(to: folder)
      try run([.xcTest: ["b.svg", "moved.svg"]])
      try run([.swiftTesting: ["a.svg"]])
      #expect(try text() == "# Swift Testing\na.svg\n# XCTest\nb.svg\nmoved.svg\n")
      // A test that moves to the other library takes its golden along.
      try run([.swiftTesting: ["a.svg", "moved.svg"]])
      #expect(try text() == "# Swift Testing\na.svg\nmoved.svg\n# XCTest\nb.svg\n")
      try run([.xcTest: ["c.svg"]], false)
      #expect(try text() == "# Swift Testing\na.svg\nmoved.svg\n# XCTest\nb.svg\nc.svg\n")
    }
  }
}
