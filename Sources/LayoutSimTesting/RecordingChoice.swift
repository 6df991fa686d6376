import Foundation
import LayoutDiagnostics
public import LayoutSnapshots

/// The mode of recording of an expectation, and where it comes from.
///
/// The parameter of the expectation wins over the trait of its test or suite, and that over the variable
/// `LAYOUTSIM_RECORD`. In CI nothing is recorded unless the parameter or the variable says so: a trait says how
/// a suite is worked on.
package struct RecordingChoice {
  /// The mode of the test or suite, or `nil` if none is given.
  @TaskLocal static var scoped: RecordMode?

  /// The mode.
  package let mode: RecordMode
  /// The reason why nothing is recorded, in words, if the mode is `none`.
  let whyNone: String
  /// The mistake in the variable, in words, or `nil` if there is none; with one nothing is recorded.
  package let mistake: String?

  /// Creates the choice of an expectation.
  ///
  /// - Parameters:
  ///   - parameter: The mode of the expectation, or `nil` if none is given.
  ///   - variables: The variables of the process.
  package init(_ parameter: RecordMode?, variables: [String: String]) {
    let told: RecordMode?
    do throws(RecordMode.UnknownWord) {
      told = try RecordMode.told(by: variables)
    } catch {
      (mode, mistake, whyNone) = (.none, error.words, error.words)
      return
    }
    let standard = RecordMode.standard(environment: variables)
    let isTraitHeard = standard != .none || told != nil
    let scoped = isTraitHeard ? Self.scoped : nil
    mode = parameter ?? scoped ?? told ?? standard
    mistake = nil
    whyNone =
      switch (parameter, scoped, told) {
      case (.some, _, _): "the test says 'record: .none'"
      case (nil, .some, _): "its suite or test case is not to be recorded"
      case (nil, nil, .some): "\(RecordMode.variable) is 'none'"
      case (nil, nil, nil):
        "goldens are not recorded in CI: run the test elsewhere, and commit what it records"
      }
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
