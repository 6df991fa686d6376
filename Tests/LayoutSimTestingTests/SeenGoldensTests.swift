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
        try SeenGoldens.manifest(of: ["b.svg", "c.svg"], in: folder, isSuccess: isSuccess).names
      }
      #expect(try names(true) == ["b.svg", "c.svg"])
      #expect(try names(false) == ["a.svg", "b.svg", "c.svg"])
    }
  }
}
