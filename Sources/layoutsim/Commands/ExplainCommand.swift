import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutScenes

/// The command `layoutsim explain`, which says what a key, the code of a finding, or a log means.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what a key of scenarios, the code of a finding, or a log of Xcode means.",
    discussion: """
      Of a key: its map, what can stand after it, what holds without it, and an example. Where several \
      maps have a key of that name they are listed. Words of UIKit, and words that can stand after a key, \
      lead to the key.

      Of the code of a finding, as reports name it: what it means, and what to do.

      Of a log ('-', an existing file, or a name with a slash): each conflict of constraints that Xcode, a \
      device or a build server printed, and each ambiguous view of '_autolayoutTrace'. Of a conflict it says \
      which constraints are needed for it and what they add up to, what UIKit gave up, what is likely at fault, \
      what the log does not say, and a repair after which the rest was solved again.

      With '--out' each conflict is drawn too: the views at their scale, a line for each constraint with its \
      amount, and the sum as two bars.

      The standard input is a filter: all lines of others go on as they came, and an explanation stands in the \
      place of each conflict. It ends with 0, and with JSON or a file with 1 if anything was found.

      Examples:
        layoutsim explain row-height
        layoutsim explain row height
        layoutsim explain table.rows
        layoutsim explain heightForRowAt
        layoutsim explain UITableView
        layoutsim explain --code missed-touch
        layoutsim explain console.log
        layoutsim explain console.log --out pictures
        xcodebuild test | layoutsim explain -
      """
  )

  @Argument(
    help: .init(
      "A key, perhaps in several words or with its map, the code of a finding, or a log; - is the standard input.",
      valueName: "words"
    ),
    completion: .gathered(SceneLanguage.names + FindingCode.all.map(\.code))
  )
  var words: [String] = []

  /// The words as one: 'row height' is a key as it is spoken.
  private var word: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  @Flag(help: "The word is a key.")
  var key = false

  @Flag(help: "The word is the code of a finding.")
  var code = false

  @Flag(help: "The word is a log; the standard input if none is named.")
  var log = false

  @Option(
    help: .init(
      "Of a log: human, json or github (annotations beside the explanations).",
      valueName: "format"
    ),
    completion: .words(LogFormat.self)
  )
  var format: String?

  @Option(
    help: .init(
      "Of a log: the folder for a picture of each conflict, 'conflict-LINE.svg'.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var out: String?

  @Option(
    name: .customLong("pictures"),
    help: .init("With --out: svg, png, or both with a comma (default: svg).", valueName: "list"),
    completion: .words(Picture.Format.self)
  )
  var pictureFormats: String?

  func validate() throws {
    guard [key, code, log].count(where: \.self) <= 1 else {
      throw ValidationError("--key, --code and --log: choose one of them")
    }
    let form: LogFormat? = try format.map { try Choices.one($0, option: "--format") }
    guard form == nil || isLog else { throw ValidationError("--format is for a log") }
    guard out == nil || isLog else { throw ValidationError("--out is for a log") }
    try Choices.requireName(out, of: "folder", option: "--out")
    guard pictureFormats == nil || out != nil else {
      throw ValidationError("--pictures needs a folder: name it with --out")
    }
    _ = try drawing()
    if words.isEmpty, !log {
      throw ValidationError("Missing expected argument '<words>'")
    }
  }

  /// Whether the word is a log: the standard input, a file, or anything with a slash.
  private var isLog: Bool {
    guard !key, !code else { return false }
    guard !log else { return true }
    guard let word else { return false }
    return word == "-" || word.contains("/") || FileManager.default.fileExists(atPath: word)
  }

  private func drawing() throws -> LogExplainer.Drawing? {
    let formats: [Picture.Format] =
      try pictureFormats.map { try Choices.list($0, option: "--pictures") } ?? [.svg]
    return out.map { LogExplainer.Drawing(folder: $0, formats: formats) }
  }

  func run() async throws {
    guard !isLog, let word else {
      let form: LogFormat? = try format.map { try Choices.one($0, option: "--format") }
      let path = word ?? "-"
      return try await LogExplainer(path: path, format: form ?? .human, drawing: drawing()).run()
    }
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
      guard !key, !code else { throw unknown(word) }
      if let thing = UnsimulatedThing.meant(by: word) {
        try Console.printResult(thing.text(for: word))
      } else if let topic = Self.topic(word) {
        try Console.printResult(topic.text)
      } else {
        throw unknown(word)
      }
    }
  }

  /// Returns the form of values, or the exit codes, that a word means, or `nil` for none.
  private static func topic(_ word: String) -> WordsTopic? {
    let name = word.lowercased().replacing(" ", with: "-")
    if Int32(name).flatMap(ExitStatus.init) != nil { return .exitCodes }
    return WordsTopic.named(name) ?? WordsTopic.named(name + "s")
  }

  private func unknown(_ word: String) -> CommandFailure {
    let names = key ? [] : FindingCode.all.map(\.code)
    let keys =
      code
      ? [] : SceneLanguage.names + ForeignWord.all.flatMap(\.words) + WordsTopic.all.map(\.name)
    let nearest =
      nearestWord(to: word, among: keys + names) ?? likeWord(to: word, among: names + keys)
    let what = key ? "no key" : code ? "no code of a finding" : "neither a key nor a code"
    return CommandFailure(
      .wrongUsage,
      "\(quoted(word)) is \(what)",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? (code
          ? "reports of --format json, github and sarif name the code of each finding"
          : "'layoutsim help scenario' begins with the keys of a file")
    )
  }
}

extension UnsimulatedThing {
  /// Returns what is known of it, with the nearest thing that is simulated.
  func text(for word: String) -> String {
    let lines =
      Paragraph.lines("\(word): \(message).") + [""]
      + Paragraph.lines("The nearest thing: \(nearest).")
      + (nearestKey.map { ["", "'layoutsim explain \($0)' says more."] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first key among the quoted words about the nearest thing, or `nil` if there is none.
  private var nearestKey: String? {
    nearest.matches(of: #/'([a-z-]+)(:[^']*)?'/#).lazy.map { String($0.output.1) }
      .first { !SceneLanguage.keys(named: $0).isEmpty }
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
