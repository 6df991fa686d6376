import Foundation
import LayoutPreview
import TestSupport
import Testing

@Suite struct FileWatchTests {
  /// Returns how often a watch wants to read in a number of looks.
  private static func readings(_ watch: inout FileWatch, _ paths: [String], looks: Int = 10) -> Int
  {
    (0..<looks).count { _ in watch.needsReading(paths) }
  }

  @Test func `each save is seen, however an editor saves`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.sim.yaml"
      let write = { (text: String) in try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
      try write("one")
      var watch = FileWatch()
      #expect(Self.readings(&watch, [path], looks: 1) == 1)
      #expect(Self.readings(&watch, [path]) == 1, "once more, for a save in the same tick")
      #expect(Self.readings(&watch, [path]) == 0)
      try write("another")
      #expect(Self.readings(&watch, [path], looks: 1) == 1)
      #expect(Self.readings(&watch, [path]) == 1)
      // A new file of the same size in its place.
      try Data("anither".utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      #expect(Self.readings(&watch, [path], looks: 1) == 1)
      #expect(Self.readings(&watch, [path]) == 1)
    }
  }

  @Test func `a file that is gone or empty is waited for a little`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.sim.yaml"
      try Data("one".utf8).write(to: URL(fileURLWithPath: path))
      var watch = FileWatch()
      _ = Self.readings(&watch, [path])
      try FileManager.default.removeItem(atPath: path)
      #expect(Self.readings(&watch, [path], looks: 1) == 0)
      try Data("two".utf8).write(to: URL(fileURLWithPath: path))
      #expect(Self.readings(&watch, [path], looks: 1) == 1)
      _ = Self.readings(&watch, [path])
      try Data().write(to: URL(fileURLWithPath: path))
      let looks = (0..<20).map { _ in watch.needsReading([path]) }
      #expect(looks.prefix(5).allSatisfy { !$0 })
      #expect(looks[5], "one that stays empty is read")
      #expect(looks.count { $0 } == 2)
    }
  }

  @Test func `a file that a file names is waited for while it is empty`() throws {
    try withTemporaryFolder { folder in
      let paths = ["\(folder)/a.sim.yaml", "\(folder)/rows.csv"]
      for path in paths { try Data("one".utf8).write(to: URL(fileURLWithPath: path)) }
      var watch = FileWatch()
      _ = Self.readings(&watch, paths)
      try Data().write(to: URL(fileURLWithPath: paths[1]))
      #expect(Self.readings(&watch, paths, looks: 1) == 0)
      try Data("two".utf8).write(to: URL(fileURLWithPath: paths[1]))
      #expect(Self.readings(&watch, paths, looks: 1) == 1)
      _ = Self.readings(&watch, paths)
      try FileManager.default.removeItem(atPath: paths[1])
      _ = Self.readings(&watch, paths)
      // One that stays away keeps nothing back.
      try Data("three".utf8).write(to: URL(fileURLWithPath: paths[0]))
      #expect(Self.readings(&watch, paths, looks: 1) == 1)
    }
  }

  @Test func `files that a file names are seen too, also when they come`() throws {
    try withTemporaryFolder { folder in
      let paths = ["\(folder)/a.sim.yaml", "\(folder)/rows.csv"]
      try Data("one".utf8).write(to: URL(fileURLWithPath: paths[0]))
      var watch = FileWatch()
      _ = Self.readings(&watch, paths)
      try Data("text\n".utf8).write(to: URL(fileURLWithPath: paths[1]))
      #expect(Self.readings(&watch, paths, looks: 1) == 1)
      _ = Self.readings(&watch, paths)
      #expect(Self.readings(&watch, [paths[0]], looks: 1) == 1, "it names another file no more")
    }
  }
}
