/// A code of findings, such as `unknown-key`, with its meaning and what to do.
struct FindingCode {
  /// The word in reports for programs.
  let code: String
  /// The meaning, in a sentence.
  let meaning: String
  /// The advice, in a sentence.
  let advice: String

  init(_ code: String, _ meaning: String, do advice: String) {
    (self.code, self.meaning, self.advice) = (code, meaning, advice)
  }

  /// The list of all codes that the command prints.
  static let all =
    ofFiles + ofFilesBeside + ofScenes + ofSteps + ofPlaying + ofValidation + ofVerdicts
    + ofFuzzing + ofAppSources

  /// The beginning of the code of a failure that a sampling of the finger alone has.
  private static let sampled = "sampling-"

  /// Returns the code of a name, or `nil` if there is none.
  static func named(_ name: String) -> Self? {
    if let code = all.first(where: { $0.code == name }) { return code }
    guard name.hasPrefix(sampled), let inner = named(String(name.dropFirst(sampled.count))) else {
      return nil
    }
    return Self(
      name,
      "\(inner.meaning) So it is with some samplings of the finger and not with others.",
      do: inner.advice
    )
  }

  /// The text for a terminal, of whole lines.
  var text: String {
    let rows = [("meaning", meaning), ("do", advice)]
    return (["\(code), the code of a finding", ""] + Paragraph.columns(rows))
      .joined(separator: "\n") + "\n"
  }
}
