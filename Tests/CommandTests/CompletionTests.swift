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
    CompletionRow(line: "layoutsim f", words: ["fmt", "fuzz"], others: ["fuzz-inputs"]),
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

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell in the place of an action leads to what is meant`(_ shell: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("completions", shell)
      #expect(run.code == 64)
      #expect(run.errors.contains("write 'install \(shell)', or 'print \(shell)' for the script"))
      #expect(run.errors.contains("'layoutsim --generate-completion-script \(shell)'"))
      let script = try layoutsim("--generate-completion-script", shell)
      #expect(script.code == 0 && script.output.contains("layoutsim"))
    }
  }

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
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"),
      "there is no fish here"
    ),
    arguments: rows
  )
  func `fish completes words, values and files`(_ row: CompletionRow) throws {
    let script = "source $argv[1]; complete -C $argv[2]"
    try expect(row, in: "fish", ["/usr/bin/fish", "--no-config", "-c", script])
  }

  /// Drives zsh as a person does, with the key tab on a terminal; what it offers is written down on the way.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"),
      "there is no zsh here"
    ),
    arguments: rows
  )
  func `zsh completes words, values and files`(_ row: CompletionRow) throws {
    let script = """
      zmodload zsh/zpty
      export FOUND=$PWD/.found
      : >$FOUND
      zpty typed 'TERM=dumb zsh -f -i'
      zpty -w typed "PS1= PS2= RPS1=; fpath=(${1:h} \\$fpath); autoload -U compinit; compinit -u -D
      compadd() {
        if [[ \\${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd \\"\\$@\\"; return; fi
        local -a found
        builtin compadd -A found \\"\\$@\\"
        (( \\$#found )) && print -lr -- \\$found >>\\$FOUND
        builtin compadd \\"\\$@\\"
      }
      find-all() { _main_complete; print -r -- '<end>' >>\\$FOUND; compstate[list]= compstate[insert]= }
      zle -C find-all complete-word find-all
      bindkey '^I' find-all; print READY"
      zpty -r -m typed output '*READY*READY*'
      zpty -w -n typed $2$'\\t'
      for attempt in {1..400}; do
        [[ $(<$FOUND) != *'<end>'* ]] || break
        sleep 0.05
      done
      zpty -d typed
      cat $FOUND
      """
    try expect(row, in: "zsh", ["/usr/bin/zsh", "-f", "-c", script, "zsh"])
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

  @Test(arguments: [
    (
      "bash", ".local/share/bash-completion/completions/layoutsim", ".local",
      "bash-completion is there"
    ),
    ("zsh", ".zfunc/_layoutsim", ".zfunc", "fpath=("),
    ("fish", ".config/fish/completions/layoutsim.fish", ".config", "new shells read it"),
  ])
  func `one command installs, says where, and never through a link that leads out`(
    shell: String,
    file: String,
    folder: String,
    advice: String
  ) throws {
    try CommandBench.run { layoutsim in
      let variables = Self.variables(home: layoutsim.folder + "/home")
        .merging(["SHELL": "/usr/bin/\(shell)"]) { $1 }
      let script = try layoutsim("completions", "print", shell).output
      for _ in 0..<2 {
        let run = try layoutsim("completions", "install", variables: variables)
        #expect(run.lines == ["\(layoutsim.folder)/home/\(file)"] && run.code == 0)
        #expect(run.errors.contains(advice))
        #expect(layoutsim.text(of: "home/\(file)") == script)
      }
      let files = FileManager.default
      for name in ["other", "outside"] {
        try files.createDirectory(
          atPath: "\(layoutsim.folder)/\(name)",
          withIntermediateDirectories: true
        )
      }
      try files.createSymbolicLink(
        atPath: "\(layoutsim.folder)/other/\(folder)",
        withDestinationPath: "\(layoutsim.folder)/outside"
      )
      let home = Self.variables(home: layoutsim.folder + "/other")
      let run = try layoutsim("completions", "install", shell, variables: home)
      #expect(run.errors.contains("by a link, and nothing is written there") && run.code == 73)
      #expect(run.errors.contains("hint: 'layoutsim completions print \(shell)' prints the script"))
      #expect(try files.contentsOfDirectory(atPath: layoutsim.folder + "/outside") == [])
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
        // Fish says what a word means after a tab, and marks folders; zsh escapes spaces.
        String(line.prefix { $0 != "\t" }).trimmingCharacters(in: ["/"]).replacing("\\ ", with: " ")
      }
      #expect(row.words.allSatisfy(found.contains), "\(found) \(run.errors)")
      #expect(!row.others.contains(where: found.contains), "\(found)")
    }
  }

  /// Installs the completions of a shell in the folder, and returns their file.
  private static func install(_ shell: String, _ layoutsim: CommandBench) throws -> String {
    let home = layoutsim.folder + "/.home"
    let run = try layoutsim("completions", "install", shell, variables: variables(home: home))
    return run.output.trimmingCharacters(in: .newlines)
  }

  /// Returns the variables of a shell with a home folder of the test's own.
  private static func variables(home: String) -> [String: String] {
    [
      "HOME": home, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "ZDOTDIR": "",
      "BASH_COMPLETION_USER_DIR": "",
    ]
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
