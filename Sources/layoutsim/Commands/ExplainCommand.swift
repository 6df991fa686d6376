import ArgumentParser
import LayoutDiagnostics
import LayoutScenes

/// The command `layoutsim explain`, which says what a key or the code of a finding means.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a key of scenarios, or the code of a finding, means.",
    discussion: """
      Of a key: its map, what can stand after it, what holds without it, and an example. Where several \
      maps have a key of that name they are listed. Words of UIKit, and words that can stand after a key, \
      lead to the key.

      Examples:
        layoutsim explain row-height
        layoutsim explain table.rows
        layoutsim explain heightForRowAt
        layoutsim explain UITableView
        layoutsim explain --code missed-touch
      """
  )

  @Argument(
    help: .init("A key, a key with its map, or the code of a finding.", valueName: "word"),
    completion: .list(SceneLanguage.names + FindingCode.all.map(\.code))
  )
  var word: String

  @Flag(help: "The word is a key.")
  var key = false

  @Flag(help: "The word is the code of a finding.")
  var code = false

  func validate() throws {
    guard !key || !code else { throw ValidationError("--key and --code: choose one of them") }
  }

  func run() throws {
    let question = code ? nil : KeyQuestion(word)
    let finding = key ? nil : FindingCode.named(word)
    switch (question, finding) {
    case (let question?, let finding?):
      let notice = "\(quoted(finding.code)) is the code of a finding too: --code says more of it."
      let lines = Paragraph.lines(notice).joined(separator: "\n")
      try Console.printResult(question.text + "\n" + lines + "\n")
    case (let question?, nil): try Console.printResult(question.text)
    case (nil, let finding?): try Console.printResult(finding.text)
    case (nil, nil):
      guard !key, !code, let thing = UnsimulatedThing.meant(by: word) else { throw unknown }
      try Console.printResult(thing.text(for: word))
    }
  }

  private var unknown: CommandFailure {
    let names = key ? [] : FindingCode.all.map(\.code)
    let keys = code ? [] : SceneLanguage.names + ForeignWord.all.flatMap(\.words)
    let nearest = nearestWord(to: word, among: keys + names)
    let what = key ? "no key" : code ? "no code of a finding" : "neither a key nor a code"
    return CommandFailure(
      .wrongUsage,
      "\(quoted(word)) is \(what)",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "'layoutsim help scenario' begins with the keys of a file"
    )
  }
}

extension UnsimulatedThing {
  /// Returns what is known of it, with the nearest thing that is simulated.
  func text(for word: String) -> String {
    let lines =
      Paragraph.lines("\(word): \(message).") + [""]
      + Paragraph.lines("The nearest thing: \(nearest).")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension SceneLanguage {
  /// The keys, with their maps where several have them.
  fileprivate static let names: [String] = {
    var names: [String] = []
    for key in keys {
      if keys(named: key.name).count > 1 { names.append(key.path) }
      if !names.contains(key.name) { names.append(key.name) }
    }
    return names
  }()
}
