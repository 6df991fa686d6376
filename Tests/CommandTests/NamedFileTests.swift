import Foundation
import TestSupport
import Testing

/// Files that a scenario names: read wherever they are, and refused if they are none.
@Suite struct NamedFileTests {
  private static func scenario(over base: String) -> String {
    "layoutsim: 2\nname: a test\nbase: \(base)\nscene: {table: {rows: 5}}\nsteps: [wait: 1s]\n"
  }

  @Test func `a base is read from the folder of its scenario, also through a link`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("layoutsim: 2\nscene: {divice: iPhone 17}\n", to: "shared/base.yaml")
      try layoutsim.write(Self.scenario(over: "../link.yaml"), to: "a/own.sim.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: "\(layoutsim.folder)/link.yaml",
        withDestinationPath: "shared/base.yaml"
      )
      let run = try layoutsim("check", "a")
      #expect(run.code == 65)
      #expect(
        run.output.hasPrefix(
          """
          ✗ own
          a/../link.yaml:2:9: error: 'divice' is not a key of 'scene'
              2 | scene: {divice: iPhone 17}
                |         ^~~~~~
          """
        ),
        "\(run.output)"
      )
    }
  }

  @Test(arguments: [
    ("folder", "it is a folder"), ("pipe", "it is no file"), ("/dev/zero", "it is no file"),
    ("gone", "there is no such file"),
    ("gone/base.yaml", "there is no such file"), ("own.sim.yaml/base", "a part of its path is not"),
    ("circle", "its links lead in a circle"), ("\"a\\0b\"", "its name cannot be used"),
    ("large", "it has more than 256 kB"),
  ])
  func `what is no file is refused at once`(_ name: String, _ reason: String) throws {
    try CommandBench.run { layoutsim in
      let folder = layoutsim.folder
      try FileManager.default.createDirectory(
        atPath: "\(folder)/folder",
        withIntermediateDirectories: true
      )
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/circle",
        withDestinationPath: "circle"
      )
      try layoutsim.write(String(repeating: "#", count: 262_145), to: "large")
      try layoutsim.write(Self.scenario(over: name), to: "own.sim.yaml")
      let run = try layoutsim("check", "own.sim.yaml")
      #expect(run.code == 65)
      #expect(run.output.contains("own.sim.yaml:3:7: error: "), "\(run.output)")
      #expect(run.output.contains("cannot be read: \(reason)"), "\(run.output)")
    }
  }

  @Test func `the standard input names files from the working folder`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("layoutsim: 2\nscene: {title: Base}\n", to: "base.yaml")
      let run = try layoutsim("check", "-", input: Self.scenario(over: "base.yaml"))
      #expect(run.code == 0, "\(run.output)")
    }
  }
}
