import Testing
import XCTest

/// The line of a test that expects something, and how a failure reaches whoever runs the test.
struct TestCaller {
  let filePath: String
  let fileID: String
  let line: Int
  let column: Int

  /// The folder of the file's goldens: `Snapshots/<Suite>` beside the nearest folder named "Tests", or
  /// beside the file where there is none.
  var goldenFolder: String {
    let parts = filePath.split(separator: "/", omittingEmptySubsequences: false)
    let root = parts.lastIndex(of: "Tests") ?? parts.count - 1
    return (parts[..<root] + ["Snapshots", Substring(suite)]).joined(separator: "/")
  }

  private var suite: String {
    let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
    let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    return name.hasSuffix("Tests") && name.count > 5 ? String(name.dropLast(5)) : name
  }

  /// Fails the running test, whichever of the two libraries runs it.
  func fail(_ message: String) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      )
    } else {
      XCTFail("\(fileID):\(line): \(message)")
    }
  }
}
