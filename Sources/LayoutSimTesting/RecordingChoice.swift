import Foundation
import LayoutDiagnostics
public import LayoutSnapshots

/// The mode of recording of an expectation, and where it comes from.
///
/// The parameter of the expectation wins over the trait of its test or suite, and that over the variable
/// `LAYOUTSIM_RECORD`. In CI nothing is recorded unless the parameter or the variable says so: a trait says how
/// a suite is worked on.
package struct RecordingChoice {
  /// The variable that gives a mode.
  private static let variable = "LAYOUTSIM_RECORD"

  /// The mode of the test or suite, or `nil` if none is given.
  @TaskLocal static var scoped: RecordMode?

  /// The mode.
  package let mode: RecordMode
  /// The mistake in the variable, in words, or `nil` if there is none; with one nothing is recorded.
  package let mistake: String?

  /// Creates the choice of an expectation.
  ///
  /// - Parameters:
  ///   - parameter: The mode of the expectation, or `nil` if none is given.
  ///   - variables: The variables of the process.
  package init(_ parameter: RecordMode?, variables: [String: String]) {
    let word = variables[Self.variable] ?? ""
    let told = RecordMode(rawValue: word)
    guard word.isEmpty || told != nil else {
      let modes = RecordMode.allCases.map(\.rawValue)
      let near = nearestWord(to: word, among: modes).map { "; did you mean '\($0)'?" } ?? ""
      mode = .none
      mistake =
        "the variable \(Self.variable) is \(quoted(word)), and can be \(quotedList(modes))\(near)"
      return
    }
    let standard = RecordMode.standard(environment: variables)
    let isTraitHeard = standard != .none || told != nil
    mode = parameter ?? (isTraitHeard ? Self.scoped : nil) ?? told ?? standard
    mistake = nil
  }
}

/// Runs `body`, in which expectations record by a mode; that of XCTest for `layouts(record:)`.
///
/// ```swift
/// override func invokeTest() {
///   withLayouts(record: .changed) { super.invokeTest() }
/// }
/// ```
///
/// - Parameters:
///   - mode: The mode, for expectations that do not give one. In CI it holds only if `LAYOUTSIM_RECORD` is set, too.
///   - body: The function to run.
/// - Returns: The result of `body`.
/// - Throws: What `body` throws.
public func withLayouts<Result>(
  record mode: RecordMode,
  _ body: () throws -> Result
) rethrows -> Result {
  try RecordingChoice.$scoped.withValue(mode) { try body() }
}
