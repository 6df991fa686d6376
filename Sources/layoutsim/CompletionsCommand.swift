import ArgumentParser
import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim completions`, which lets a shell complete subcommands, options, keys and files.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CompletionKind.scriptCommand,
    abstract: "Installs completions for bash, zsh or fish.",
    discussion: """
      The script goes to the one place in the home folder where the shell looks for it, and the command \
      says where. Without a shell it is the one that the variable SHELL names.

      Examples:
        layoutsim completions install
        layoutsim completions install fish
        layoutsim completions print zsh > _layoutsim
      """
  )

  /// A use of the script.
  enum Action: String, CaseIterable {
    case install, print
  }

  @Argument(
    help: .init("install or print.", valueName: "action"),
    completion: .list(Action.allCases.map(\.rawValue))
  )
  var action: String

  @Argument(
    help: .init("bash, zsh or fish.", valueName: "shell"),
    completion: .list(ShellPlace.allCases.map(\.rawValue))
  )
  var shell: String?

  func validate() throws {
    if ShellPlace(rawValue: action) != nil {
      throw ValidationError(
        "completions: write 'install \(action)', or 'print \(action)' for the script, which "
          + "'layoutsim --generate-completion-script \(action)' prints too, but for the words after 'help'"
      )
    }
    let _: Action = try Choices.one(action, option: "completions")
    _ = try place()
  }

  func run() throws {
    let action: Action = try Choices.one(action, option: "completions")
    let place = try place()
    guard let shell = CompletionShell(rawValue: place.rawValue) else { return }
    let words = LayoutSim.helpWords
    let script = place.script(LayoutSim.completionScript(for: shell), helpingWith: words) + "\n"
    if action == .print { return try Console.printResult(script) }
    guard let (root, path) = place.path(in: ProcessInfo.processInfo.environment) else {
      throw CommandFailure(
        .missingHere,
        "there is no home folder: the variable HOME is not set",
        hint: "'layoutsim completions print \(place.rawValue)' prints the script"
      )
    }
    guard LinkedPath.isInside(LinkedPath.parent(of: path), root) else {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' leads out of '\(root)' by a link, and nothing is written there",
        hint:
          "'layoutsim completions print \(place.rawValue)' prints the script, for a file of your own"
      )
    }
    do throws(FileError) {
      try WholeFile.write(script.utf8, to: path)
    } catch {
      throw CommandFailure(error)
    }
    try Console.printResult(path + "\n")
    Console.printNotice(place.advice)
  }

  private func place() throws -> ShellPlace {
    if let shell { return try Choices.one(shell, option: "completions") }
    let path = ProcessInfo.processInfo.environment["SHELL"] ?? ""
    if let place = ShellPlace(rawValue: String(path.split(separator: "/").last ?? "")) {
      return place
    }
    throw ValidationError(
      "the variable SHELL names no shell that has completions; name bash, zsh or fish"
    )
  }
}

/// A shell with the place where it looks for completions of the user's.
enum ShellPlace: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the folder that the variables of the shell name, and the file of the completions in it, or `nil` if
  /// nothing says where the home folder is.
  func path(in variables: [String: String]) -> (root: String, file: String)? {
    /// Returns the place in the first folder that is named, of which the last is the home folder.
    func place(_ places: (variable: String, inner: String)...) -> (root: String, file: String)? {
      for (variable, inner) in places {
        if let root = variables[variable], root.hasPrefix("/") { return (root, root + inner) }
      }
      return nil
    }
    return switch self {
    case .bash:
      place(
        ("BASH_COMPLETION_USER_DIR", "/completions/layoutsim"),
        ("XDG_DATA_HOME", "/bash-completion/completions/layoutsim"),
        ("HOME", "/.local/share/bash-completion/completions/layoutsim")
      )
    case .zsh: place(("ZDOTDIR", "/.zfunc/_layoutsim"), ("HOME", "/.zfunc/_layoutsim"))
    case .fish:
      place(
        ("XDG_CONFIG_HOME", "/fish/completions/layoutsim.fish"),
        ("HOME", "/.config/fish/completions/layoutsim.fish")
      )
    }
  }

  /// The words on what else is needed, of whole lines.
  var advice: String {
    switch self {
    case .bash: "new shells read it, where the package bash-completion is there\n"
    case .zsh:
      "new shells read it with this in .zshrc:\n  fpath=(${ZDOTDIR:-~}/.zfunc $fpath); autoload -U compinit; compinit\n"
    case .fish: "new shells read it\n"
    }
  }

  /// Returns the script of the argument parser, with words for `layoutsim help`, for which that has none.
  func script(_ script: String, helpingWith words: [String]) -> String {
    switch self {
    case .bash:
      script + """

        _layoutsim_help() {
            __layoutsim_add_completions -W $'\(words.joined(separator: "\\n"))'
        }
        """
    case .zsh:
      script.replacing(
        Self.zshStart,
        with: """

          _layoutsim_help() {
              local -ar _topic=(\(words.joined(separator: " ")))
              _arguments -w -s -S : ':topic:{__layoutsim_complete "${_topic[@]}"}'
          }
          \(Self.zshStart)
          """
      )
    case .fish:
      Self.fishLists.reduce(script, Self.quoting) + """

        complete -c 'layoutsim' -n '__layoutsim_should_offer_completions_for_positional "layoutsim help" -eq 1' \
            -fa '\(words.joined(separator: " "))'
        """
    }
  }

  /// The line of a script for zsh with which it begins to complete.
  private static let zshStart = "\nif [[ \"${funcstack[1]}\" = _layoutsim ]]; then"

  /// The lists whose words have spaces, which the script for fish takes apart.
  private static let fishLists = [
    Device.groups + Device.catalogue.map(\.name), SystemVersion.allCases.map(\.rawValue),
  ]

  /// Returns a script for fish with a list in quotes.
  private static func quoting(_ script: String, _ list: [String]) -> String {
    let quoted = list.map { "\"\($0)\"" }.joined(separator: " ")
    return script.replacing(
      "'\(list.joined(separator: " "))'",
      with: "'(printf \"%s\\n\" \(quoted))'"
    )
  }
}
