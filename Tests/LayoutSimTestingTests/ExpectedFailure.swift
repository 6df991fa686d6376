import LayoutSimTesting
import Synchronization
import Testing

/// Runs `body`, which must fail, and returns what the failures say.
func failure(_ body: () -> Void) -> String {
  let words = Mutex("")
  withKnownIssue {
    body()
  } matching: { issue in
    words.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
    return true
  }
  return words.withLock { $0 }
}

/// Returns a line of the tests of lists in a folder.
func testFile(in folder: String, line: Int = 1) -> TestCaller {
  TestCaller(
    filePath: "\(folder)/Tests/AppTests/ListTests.swift",
    fileID: "AppTests/ListTests.swift",
    line: line,
    column: 1
  )
}
