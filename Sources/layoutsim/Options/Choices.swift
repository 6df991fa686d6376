import ArgumentParser
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes

/// A namespace for options that name one or several of a fixed set of words.
enum Choices {
  /// Returns the values for words between commas, in their order and each once, at least one.
  ///
  /// Other words, which the option takes by themselves, are only named in the message.
  ///
  /// - Throws: `ValidationError` naming the word that is none, and the nearest that is.
  static func list<Value>(
    _ text: String,
    option: String,
    besides others: [String] = []
  ) throws -> [Value] where Value: RawRepresentable<String> & CaseIterable & Equatable {
    try list(
      text,
      option: option,
      of: Value.allCases.map { ($0.rawValue, $0) },
      besides: others,
      meant: { MeantChoices.word(of: Value.self, meantBy: $0) }
    )
  }

  /// Returns the values for words between commas, as the other one does, of values whose words are given.
  ///
  /// - Throws: `ValidationError` naming the word that is none, and the one that is meant by it or the nearest.
  static func list<Value: Equatable>(
    _ text: String,
    option: String,
    of choices: [(word: String, value: Value)],
    besides others: [String] = [],
    meant: (String) -> String?
  ) throws -> [Value] {
    var values: [Value] = []
    for word in words(of: text) {
      guard let value = choices.first(where: { $0.word == word })?.value else {
        throw ValidationError(
          mistake(
            word,
            option: option,
            candidates: choices.map(\.word) + others,
            meant: meant(word)
          )
        )
      }
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Returns the value for one word.
  static func one<Value>(
    _ text: String,
    option: String
  ) throws -> Value where Value: RawRepresentable<String> & CaseIterable & Equatable {
    let values: [Value] = try list(text, option: option)
    guard values.count == 1 else { throw ValidationError("\(option) takes one word, not a list") }
    return values[0]
  }

  /// Throws for an empty name, as that of a variable of the shell that is not set.
  static func requireName(_ name: String?, of kind: String, option: String) throws {
    guard name?.isEmpty == true else { return }
    throw ValidationError("\(option): the name of a \(kind) is missing")
  }

  /// Throws for a name of a page, if there is one, that is empty or has another ending.
  static func requirePage(_ name: String?, option: String) throws {
    try requireName(name, of: "file", option: option)
    guard let name, !name.lowercased().hasSuffix(".html") else { return }
    throw ValidationError(
      "\(option): the name of a page ends in '.html', and '\(PrintableText.escaped(name))' does not"
    )
  }

  /// Returns the parts of a list between commas, one empty part for an empty list.
  static func words(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .map { String($0.reversed().trimmingPrefix(while: \.isWhitespace).reversed()) }
  }

  /// Says that a word is none of the candidates, of which it may mean one.
  static func mistake(
    _ word: String,
    option: String,
    candidates: [String],
    meant: String? = nil
  ) -> String {
    let nearest = (meant ?? nearestWord(to: word, among: candidates)).map {
      "; did you mean '\($0)'?"
    }
    let words = PrintableText.escaped(quotedList(candidates))
    return "\(option): \(PrintableText.escaped(quoted(word))) is none of \(words)\(nearest ?? "")"
  }
}

extension CompletionKind {
  /// The files of scenarios.
  static var scenarios: Self { .file(extensions: ["sim.yaml", "sim.yml"]) }
  /// The files of scenarios, and of their bases.
  static var scenariosAndBases: Self { .file(extensions: ["yaml", "yml"]) }
  /// Returns the words of an enumeration.
  static func words<Choice>(_ choices: Choice.Type) -> Self
  where Choice: CaseIterable & RawRepresentable<String> {
    .list(choices.allCases.map(\.rawValue))
  }
  /// The groups and names of devices.
  static var devices: Self { gathered(Device.groups + Device.catalogue.map(\.name)) }
  /// The subcommand that prints and installs the scripts of shells.
  static let scriptCommand = "completions"
  /// Returns words that take a while to gather, which is done for the scripts of shells alone.
  static func gathered(_ words: @autoclosure () -> [String]) -> Self {
    let isForScript = CommandLine.arguments.dropFirst().contains {
      $0 == scriptCommand
        || $0.hasPrefix("--generate-completion-script")
    }
    return isForScript ? .list(words()) : .default
  }
}
