import Foundation
import XCTest

/// The test case that XCTest runs on this thread.
///
/// XCTest notifies observers alone. The first test case of a process has begun before anything here is
/// called, so that it is not known.
final class RunningTestCase: NSObject, XCTestObservation, Sendable {
  static let shared: RunningTestCase = {
    let observer = RunningTestCase()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()

  private static let key = "layoutsim.running-test-case"

  /// The test case of the current thread, not shared between threads.
  private var testCase: XCTestCase? { Thread.current.threadDictionary[Self.key] as? XCTestCase }

  func testCaseWillStart(_ testCase: XCTestCase) {
    Thread.current.threadDictionary[Self.key] = testCase
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { Thread.current.threadDictionary[Self.key] = nil }

  /// Whether a test case is known to run on this thread.
  var isRunning: Bool { testCase != nil }

  /// Whether something failed in the test case so far.
  var hasFailed: Bool { (testCase?.testRun?.totalFailureCount ?? 0) > 0 }

  /// Keeps a file with the report of the test case, on Apple's platforms alone.
  func attach(_ bytes: [UInt8], named name: String) {
    #if canImport(ObjectiveC)
    let types = ["svg": "public.svg-image", "png": "public.png", "txt": "public.plain-text"]
    let type = types[name.split(separator: ".").last.map(String.init) ?? ""] ?? "public.data"
    let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: type)
    attachment.name = name
    attachment.lifetime = .keepAlways
    testCase?.add(attachment)
    #endif
  }

  /// Fails the test case at a line, and returns whether it is known; if it is not, nothing is done.
  func fail(_ message: String, inFile path: String, line: Int) -> Bool {
    guard let testCase else { return false }
    #if canImport(ObjectiveC)
    var issue = XCTIssue(type: .assertionFailure, compactDescription: message)
    issue.sourceCodeContext = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: path, lineNumber: line)
    )
    testCase.record(issue)
    #else
    testCase.recordFailure(withDescription: message, inFile: path, atLine: line, expected: true)
    #endif
    return true
  }
}
