import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import Testing
import XCTest

/// The line of a test that expects something, with the way to report a failure there.
package struct TestCaller {
  let filePath: String
  let fileID: String
  let line: Int
  let column: Int
  /// The variables of its surroundings.
  let variables: [String: String]
  /// The file as the test's own literal, or `nil` for a path that was made up.
  private let literalPath: StaticString?

  init(_ filePath: StaticString, _ fileID: StaticString, line: Int, column: Int) {
    self.filePath = filePath.description
    self.fileID = fileID.description
    self.line = line
    self.column = column
    variables = ProcessInfo.processInfo.environment
    literalPath = filePath
  }

  /// Creates a caller in a file that need not exist, by default in surroundings without variables, as a person's are.
  package init(
    filePath: String,
    fileID: String = #fileID,
    line: Int = #line,
    column: Int = #column,
    variables: [String: String] = [:]
  ) {
    self.filePath = filePath
    self.fileID = fileID
    self.line = line
    self.column = column
    self.variables = variables
    literalPath = nil
  }

  /// Whether the file is that of a test that runs, and not a path that was made up.
  var isInRunningTest: Bool { literalPath != nil }

  /// The folder of the file's goldens.
  var goldenFolder: GoldenFolder { GoldenFolder(ofTests: filePath) }

  /// The failures of the running test so far, in words, or `nil` if none is known.
  ///
  /// XCTest counts failures. Swift Testing reports them only to tests with the trait `recordsWhenPassing`.
  var earlierFailure: String? {
    let hasFailed =
      Test.current == nil
      ? RunningTestCase.shared.hasFailed : (TestFailures.current?.count ?? 0) > 0
    return hasFailed ? "the test failed before" : nil
  }

  /// The line in words: "AppTests/ListTests.swift:12:5".
  var place: String { "\(fileID):\(line):\(column)" }

  /// Keeps a file with the report of the running test, if the library does so; its name says what it is.
  func attach(_ bytes: [UInt8], named name: String) {
    if Test.current != nil {
      Attachment.record(bytes, named: name, sourceLocation: location)
    } else {
      RunningTestCase.shared.attach(bytes, named: name)
    }
  }

  private var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Fails the running test at the caller's line, whichever of the two libraries runs it.
  func fail(_ message: String) {
    fail(message, inFile: filePath, fileID, line: line, column: column)
  }

  /// Warns at the caller's line without failing the test; XCTest knows no warnings, and standard error has them.
  func note(warning message: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
    } else {
      let line = "\(place): warning: \(PrintableText.escaped(message))\n"
      FileHandle.standardError.write(Data(line.utf8))
    }
  }

  /// Fails the running test for a mistake of a layout.
  ///
  /// The failure is at the constraint's own line, or at the caller's if that is not in the reader's Swift code.
  ///
  /// - Parameters:
  ///   - finding: The mistake.
  ///   - name: The name of the golden.
  ///   - captions: The words of the pictures on a sheet that have it, or none for a single picture.
  func fail(_ finding: LayoutFinding, inLayout name: String, on captions: [String] = []) {
    var advice: [String] = []
    if let rule = finding.rule {
      advice = ["  or pass 'allowing: [.\(rule.noun)]' where it is meant so"]
    }
    var diagnostic = finding.diagnostic
    if let first = captions.first {
      let others = captions.count > 1 ? " and \(captions.count - 1) more" : ""
      diagnostic.notes.append(Diagnostic.Note("it is in \(quoted(first))\(others)"))
    }
    fail(diagnostic, about: "layout '\(name)'", advice: advice)
  }

  /// Fails the running test for a mistake, at its own line or, if that is not in the reader's Swift code, the caller's.
  func fail(_ diagnostic: Diagnostic, about subject: String? = nil, advice: [String] = []) {
    var words = [(subject.map { "\($0): " } ?? "") + diagnostic.message]
    let mark = diagnostic.mark.flatMap { $0.isInTestableSwift ? $0 : nil }
    if mark == nil, let place = diagnostic.mark { words.append("  at \(place.words)") }
    words += diagnostic.notes.map { note in
      "  \(note.message)" + (note.mark.map { " (\($0.words))" } ?? "")
    }
    if let hint = diagnostic.hint { words.append("  hint: \(hint)") }
    words += advice
    let message = words.joined(separator: "\n")
    guard let mark else { return fail(message) }
    // Constraints know their file within the module alone.
    let path = mark.file == fileID ? filePath : mark.file
    fail(message, inFile: path, mark.file, line: mark.line, column: max(1, mark.column))
  }

  private func fail(
    _ message: String,
    inFile path: String,
    _ fileID: String,
    line: Int,
    column: Int
  ) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: fileID, filePath: path, line: line, column: column)
      )
    } else if !RunningTestCase.shared.fail(message, inFile: path, line: line) {
      let isHere = path == filePath && line == self.line
      let text = isHere ? message : "\(fileID):\(line): \(message)"
      if let literalPath {
        XCTFail(text, file: literalPath, line: UInt(self.line))
      } else {
        XCTFail("\(self.fileID):\(self.line): \(text)")
      }
    }
  }
}

extension SourceMark {
  /// The place in words: "AppTests/StripTests.swift:12".
  fileprivate var words: String { "\(file):\(line)" + (column > 0 ? ":\(column)" : "") }

  /// Whether the place is in Swift code that is not the simulator's own.
  fileprivate var isInTestableSwift: Bool {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 1 && !parts[0].isEmpty && file.hasSuffix(".swift") && !isInOwnSource
  }
}
