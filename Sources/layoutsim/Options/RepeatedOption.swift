import ArgumentParser
import Foundation
import LayoutDiagnostics

/// An option of one value that a command line has twice: the parser would pass over the first in silence.
enum RepeatedOption {
  /// Returns the reason to refuse the words of a command line, or `nil` if no option of one value is there twice.
  static func mistake(
    in arguments: [String],
    of root: any ParsableCommand.Type
  ) -> CommandFailure? {
    let names = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-" }
      .map { String($0.prefix { $0 != "=" }) }
    guard mayRepeat(names), let command = arguments.first,
      let options = options(of: command, in: root)
    else { return nil }
    for option in options where option.kind == "option" && !option.isRepeating {
      let spellings = (option.names ?? []).map(\.spelling)
      let given = names.filter(spellings.contains)
      guard given.count > 1 else { continue }
      return CommandFailure(
        .wrongUsage,
        "'\(given[1])' is there \(given.count) times, and takes one value",
        hint: "keep one of them, with the value that is meant"
      )
    }
    return nil
  }

  /// Returns whether a name is there twice, or a letter beside a word that begins with it.
  private static func mayRepeat(_ names: [String]) -> Bool {
    if Set(names).count < names.count { return true }
    let letters = names.filter { !$0.hasPrefix("--") }.compactMap { $0.dropFirst().first }
    return names.contains { name in
      name.hasPrefix("--") && letters.contains { name.dropFirst(2).first == $0 }
    }
  }

  /// Returns the options of a subcommand, as the parser describes them, or `nil` for an unknown one.
  private static func options(of command: String, in root: any ParsableCommand.Type) -> [Option]? {
    let description = try? JSONDecoder().decode(Description.self, from: Data(root._dumpHelp().utf8))
    return description?.command.subcommands?.first { $0.commandName == command }?.arguments
  }

  private struct Description: Decodable {
    let command: Command
  }

  private struct Command: Decodable {
    let commandName: String
    let subcommands: [Command]?
    let arguments: [Option]?
  }

  private struct Option: Decodable {
    let kind: String
    let isRepeating: Bool
    let names: [Name]?
  }

  private struct Name: Decodable {
    let kind: String
    let name: String

    var spelling: String { (kind == "long" ? "--" : "-") + name }
  }
}
