import LayoutSnapshots
import TestSupport
import Testing

@Suite struct GoldenManifestTests {
  private func text(_ path: String) -> String? {
    (try? WholeFile.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a manifest holds sorted names, each once`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      #expect(try GoldenManifest(in: folder) == nil)
      try GoldenManifest(["b.svg", "a.svg", "b.svg", "B.png"]).write(to: folder)
      #expect(text("\(path)/.manifest") == "B.png\na.svg\nb.svg\n")
      #expect(try GoldenManifest(in: folder)?.names == ["B.png", "a.svg", "b.svg"])
    }
  }

  @Test func `a manifest with other line ends or remarks is read`() throws {
    try withTemporaryFolder { path in
      try WholeFile.write("# ours\r\n\r\nb.svg\r\na.svg".utf8, to: "\(path)/.manifest")
      #expect(try GoldenManifest(in: GoldenFolder(path: path))?.names == ["a.svg", "b.svg"])
    }
  }

  @Test func `the environments of one set of options leave those of others alone`() throws {
    try withTemporaryFolder { path in
      let folder = GoldenFolder(path: path)
      #expect(try EnvironmentList(in: folder) == nil)
      var list = EnvironmentList()
      list.set(["iPhone-17", "iPad"], of: "--device latest")
      list.set(["iPhone-SE"], of: "--device 'iPhone SE'")
      try list.write(to: folder)
      let written =
        "# layoutsim test --device 'iPhone SE'\niPhone-SE\n"
        + "# layoutsim test --device latest\niPad\niPhone-17\n"
      #expect(text("\(path)/.environments") == written)
      var read = try #require(try EnvironmentList(in: folder))
      #expect(read == list)
      read.set(["iPhone-18"], of: "--device latest")
      #expect(read.environments == ["iPhone-18", "iPhone-SE"])
    }
  }

  @Test func `other line ends of a list of environments are no damage`() throws {
    try withTemporaryFolder { path in
      try WholeFile.write(
        "# layoutsim test --theme dark\r\n\r\ndark\r\n".utf8,
        to: "\(path)/.environments"
      )
      let list = try EnvironmentList(in: GoldenFolder(path: path))
      #expect(list?.environments == ["dark"])
    }
  }
}
