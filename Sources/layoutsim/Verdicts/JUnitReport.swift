import Foundation
import LayoutDiagnostics
import LayoutGeometry

/// A namespace for verdicts in the XML of JUnit, as build servers read it.
enum JUnitReport {
  /// Returns a case for each snapshot and for the rest of each run, or for each cause of a validation.
  static func text(of verdicts: [ScenarioVerdict], _ record: RunRecord) -> String {
    // Notes about folders belong to the whole.
    let remarks = verdicts.filter { !$0.isScenario && $0.status == .fine }.flatMap(\.allDiagnostics)
    let verdicts = verdicts.filter { $0.isScenario || $0.status != .fine }
    let cases = verdicts.flatMap(\.jUnitCases)
    let failures = cases.count { $0.status == .notAsExpected }
    let errors = cases.count { $0.status != .fine } - failures
    let counts =
      #"tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)"\#(time(record.duration))"#
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
      #"<testsuite name="layoutsim" \#(counts)>"#,
    ]
    for test in cases {
      let attributes =
        #"classname="\#(xml(test.file))" name="\#(xml(test.name))" file="\#(xml(test.file))""#
        + time(test.duration)
      var results: [String] = []
      if test.status != .fine {
        let kind = test.status == .notAsExpected ? "failure" : "error"
        let text = DiagnosticPrinter().text(of: test.wrong)
        results.append(
          #"<\#(kind) message="\#(xml(test.wrong.first?.message ?? ""))">\#(xml(text))</\#(kind)>"#
        )
      }
      results += systemOut(test.remarks, attachments: test.attachments)
      lines +=
        results.isEmpty
        ? ["<testcase \(attributes)/>"]
        : ["<testcase \(attributes)>"] + results + ["</testcase>"]
    }
    lines += systemOut(remarks) + ["</testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func time(_ duration: Duration?) -> String {
    duration.map { #" time="\#(decimalText(CGFloat($0.seconds)))""# } ?? ""
  }

  /// Returns diagnostics and files as an element of a report, or nothing for none.
  ///
  /// Files are on lines of their own as Jenkins and GitLab look for them.
  private static func systemOut(
    _ diagnostics: [Diagnostic],
    attachments: [String] = []
  ) -> [String] {
    if diagnostics.isEmpty, attachments.isEmpty { return [] }
    // A bracket would end the name.
    let files = attachments.filter { !$0.contains("]") }
      .map { "[[ATTACHMENT|\(PrintableText.escaped($0))]]\n" }
    let text = DiagnosticPrinter().text(of: diagnostics) + files.joined()
    return ["<system-out>\(xml(text))</system-out>"]
  }

  /// Returns text as it may stand in XML, in quotes too.
  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default:
        // Control characters and these two cannot be written in XML 1.0 at all.
        let isWritable = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        result.unicodeScalars.append(isWritable ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
