import Foundation
import LayoutSimTesting
import Testing

/// The call that registers an app's asset catalogs, and what it says of folders that are none.
struct RegisterAssetsTests {
  /// A test's file in a temporary folder, beside the resources of an app.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    var file: String { "\(path)/Tests/InboxTests.swift" }

    init(_ files: [String: String] = [:]) throws {
      for (name, text) in files {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let red = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
    """

  @Test func `all catalogs of a folder are registered, seen from the test's file`() throws {
    let folder = try Folder([
      "App/One.xcassets/RegisteredOne.colorset/Contents.json": Self.red,
      "App/Two.xcassets/RegisteredTwo.colorset/Contents.json": Self.red,
      "App/Two.xcassets/RegisteredBad.colorset/Contents.json": "[]",
    ])
    let mistakes = registerAssets(in: "../App", fromFile: folder.file)
    #expect(mistakes.count == 1 && mistakes[0].hasPrefix("the color 'RegisteredBad' is left out"))
    #expect(UIColor(named: "RegisteredOne") == .red && UIColor(named: "RegisteredTwo") == .red)
    let one = registerAssets(in: "../App/One.xcassets", fromFile: folder.file)
    #expect(one == [])
  }

  @Test func `a folder without a catalog is a mistake`() throws {
    let folder = try Folder(["App/Info.plist": ""])
    let missing = registerAssets(in: "../Resources", fromFile: folder.file)
    #expect(missing.count == 1 && missing[0].hasPrefix("there is no folder '../Resources'"))
    let other = registerAssets(in: "../App", fromFile: folder.file)
    #expect(other.count == 1 && other[0].hasPrefix("the folder '../App' is no asset catalog"))
  }

  @Test func `a name that is missing fails the test also where no window is`() {
    withKnownIssue {
      #expect(UIColor(named: "RegisteredNowhere") == nil)
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("no color is named 'RegisteredNowhere'") }
    }
  }
}
