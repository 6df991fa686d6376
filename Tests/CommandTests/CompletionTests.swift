import Foundation
import Testing

/// A line that somebody types, with some of what completes it.
struct CompletionRow: CustomTestStringConvertible {
  let line: String
  let words: [String]
  var others: [String] = []

  var testDescription: String { line }
}

@Suite struct CompletionTests {
  private static let rows = [
    CompletionRow(line: "layoutsim f", words: ["fmt"], others: ["fuzz"]),
    CompletionRow(line: "layoutsim fmt --", words: ["--check", "--upgrade"]),
    CompletionRow(
      line: "layoutsim check ",
      words: ["inbox.sim.yaml", "Screens"],
      others: ["base.yaml", "notes.txt"]
    ),
    CompletionRow(line: "layoutsim fmt b", words: ["base.yaml"]),
    CompletionRow(line: "layoutsim render --device iPhone\\ 15\\ P", words: ["iPhone 15 Pro"]),
    CompletionRow(line: "layoutsim render --device ph", words: ["phones"], others: ["pads"]),
    CompletionRow(line: "layoutsim test --system iOS\\ 2", words: ["iOS 26"], others: ["iOS 18"]),
    CompletionRow(line: "layoutsim render --theme ", words: ["light", "dark"]),
    CompletionRow(line: "layoutsim test --record ", words: ["missing", "changed", "all", "none"]),
    CompletionRow(line: "layoutsim trace --only s", words: ["selection"], others: ["touch"]),
    CompletionRow(line: "layoutsim new mine --like ", words: ["inbox", "overlay"]),
    CompletionRow(line: "layoutsim schema ", words: ["scenario", "touches"]),
    CompletionRow(line: "layoutsim help pla", words: ["places"], others: ["table"]),
    CompletionRow(line: "layoutsim help re", words: ["render", "release", "repetition"]),
    CompletionRow(line: "layoutsim explain row-h", words: ["row-height"], others: ["rows"]),
    CompletionRow(line: "layoutsim completions install ", words: ["bash", "zsh", "fish"]),
  ]

  @Test(arguments: rows)
  func `bash completes words, values and files`(_ row: CompletionRow) throws {
    let script = """
      source "$1"
      COMP_LINE=$2 COMP_POINT=${#2}
      eval "COMP_WORDS=($2)"
      [[ $2 != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _layoutsim layoutsim "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    try expect(row, in: "bash", ["/bin/bash", "--norc", "-c", script, "bash"])
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")),
    arguments: rows
  )
  func `fish completes words, values and files`(_ row: CompletionRow) throws {
    let script = "source $argv[1]; complete -C $argv[2]"
    try expect(row, in: "fish", ["/usr/bin/fish", "--no-config", "-c", script])
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")))
  func `zsh can read its completions`() throws {
    try CommandBench.run { layoutsim in
      let path = try Self.install("zsh", layoutsim)
      let run = try Self.run(["/usr/bin/zsh", "-f", "-n", path], in: layoutsim.folder)
      #expect(run.errors == "" && run.code == 0)
    }
    try CommandBench.run { layoutsim in
      let script = try layoutsim("completions", "print", "zsh").output
      // The words of 'help' are known when completing begins.
      let parts = script.components(
        separatedBy: "\nif [[ \"${funcstack[1]}\" = _layoutsim ]]; then"
      )
      #expect(parts.count == 2 && parts[0].contains(" places "))
    }
  }

  private func expect(_ row: CompletionRow, in shell: String, _ command: [String]) throws {
    try CommandBench.run { layoutsim in
      for name in ["inbox.sim.yaml", "base.yaml", "notes.txt", "Screens/a.sim.yaml"] {
        try layoutsim.write("", to: name)
      }
      let path = try Self.install(shell, layoutsim)
      let run = try Self.run(command + [path, row.line], in: layoutsim.folder)
      let found = run.output.split(separator: "\n").map { line in
        // Fish says what a word means after a tab, and marks folders.
        String(line.prefix { $0 != "\t" }).trimmingCharacters(in: ["/"])
      }
      #expect(row.words.allSatisfy(found.contains), "\(found) \(run.errors)")
      #expect(!row.others.contains(where: found.contains), "\(found)")
    }
  }

  /// Installs the completions of a shell in the folder, and returns their file.
  private static func install(_ shell: String, _ layoutsim: CommandBench) throws -> String {
    let home = layoutsim.folder + "/.home"
    let others = ["XDG_CONFIG_HOME": "", "ZDOTDIR": "", "BASH_COMPLETION_USER_DIR": ""]
    let run = try layoutsim(
      "completions",
      "install",
      shell,
      variables: others.merging(["HOME": home]) { $1 }
    )
    return run.output.trimmingCharacters(in: .newlines)
  }

  private static func run(_ words: [String], in folder: String) throws -> CommandRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return CommandRun(
      code: process.terminationStatus,
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self)
    )
  }
}
