import Testing

@Suite struct NewCommandTests {
  @Test(arguments: ["inbox", "settings", "picker", "form", "overlay"])
  func `what it writes plays, draws and fits its schema`(kind: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("new", "Screens/mine", "--like", kind)
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.lines == ["Screens/mine.sim.yaml", "Screens/.layoutsim.schema.json"])
      let text = try #require(layoutsim.text(of: "Screens/mine.sim.yaml"))
      #expect(text.hasPrefix("# yaml-language-server: $schema=.layoutsim.schema.json\n"))
      #expect(
        layoutsim.text(of: "Screens/.layoutsim.schema.json") == (try layoutsim("schema")).output
      )
      let check = try layoutsim("check", "Screens/mine.sim.yaml")
      #expect(check.code == 0 && !check.output.contains("warning"), "\(check.output)")
      let played = try layoutsim("test", "Screens/mine.sim.yaml")
      #expect(played.code == 0 && !played.output.contains("warning"), "\(played.output)")
      let again = try layoutsim("test", "--record", "none", "Screens/mine.sim.yaml")
      #expect(again.code == 0, "\(again.output)")
      #expect(try layoutsim("fmt", "--check", "Screens").code == 0)
      // Rows show content of their own, not numbers.
      #expect(!text.contains("Row {row}") && text.contains("layoutsim: 2\n"))
      let drawn = try layoutsim("render", "--pictures", "Screens/mine.sim.yaml")
      #expect(drawn.code == 0, "\(drawn.errors)")
    }
  }

  @Test func `nothing is written over`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("mine\n", to: "a.sim.yaml")
      let run = try layoutsim("new", "a.sim.yaml")
      #expect(run.errors.hasPrefix("error: 'a.sim.yaml' is there already, and is not written over"))
      #expect(run.output == "")
      #expect(run.code == 73)
      #expect(layoutsim.text(of: "a.sim.yaml") == "mine\n")
      #expect(layoutsim.text(of: ".layoutsim.schema.json") == nil)
      try layoutsim.write("{}\n", to: ".layoutsim.schema.json")
      #expect(try layoutsim("new", "b").lines == ["b.sim.yaml"])
      #expect(layoutsim.text(of: ".layoutsim.schema.json") == "{}\n")
    }
  }

  @Test(arguments: [
    UsageRow(arguments: ["new"], words: "missing expected argument '<name>'"),
    UsageRow(arguments: ["new", ""], words: "the name of the scenario is missing"),
    UsageRow(arguments: ["new", "a", "--like", "inbx"], words: "did you mean 'inbox'?"),
    UsageRow(arguments: ["completions", "instal"], words: "did you mean 'install'?"),
    UsageRow(arguments: ["completions", "install", "bashh"], words: "did you mean 'bash'?"),
  ])
  func `wrong words are told`(_ row: UsageRow) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(row.arguments)
      #expect(run.errors.contains(row.words), "\(run.errors)")
      #expect(run.code == 64)
    }
  }

  @Test(arguments: [
    ("bash", "home/.local/share/bash-completion/completions/layoutsim"),
    ("zsh", "home/.zfunc/_layoutsim"), ("fish", "home/.config/fish/completions/layoutsim.fish"),
  ])
  func `completions go to the place of the shell`(_ shell: String, _ path: String) throws {
    try CommandBench.run { layoutsim in
      let home = ["HOME": "\(layoutsim.folder)/home", "SHELL": "/bin/\(shell)"]
      let others = ["XDG_CONFIG_HOME": "", "ZDOTDIR": "", "BASH_COMPLETION_USER_DIR": ""]
      let run = try layoutsim("completions", "install", variables: home.merging(others) { $1 })
      #expect(run.output == "\(layoutsim.folder)/\(path)\n")
      #expect(run.code == 0, "\(run.errors)")
      let script = try #require(layoutsim.text(of: path))
      for word in ["explain", "iPhone 15 Pro", "row-height"] { #expect(script.contains(word)) }
      #expect(script == (try layoutsim("completions", "print", shell)).output)
    }
  }
}
