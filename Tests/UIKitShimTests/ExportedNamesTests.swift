import Foundation
import TestSupport
import Testing

/// What the shim's import brings: UIKit's names, Foundation, and members without names.
@Suite struct ExportedNamesTests {
  private static func lines() throws -> [Substring] {
    let folder = "\(Repository.root)/Sources/UIKitShim"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .flatMap {
        try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).split(separator: "\n")
      }
  }

  @Test func `every name is UIKit's`() throws {
    let declaration =
      /^(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var|actor) (\w+)/
    let names = try Self.lines().compactMap { $0.firstMatch(of: declaration)?.output.1 }
    #expect(names.count > 100)
    let prefixes = ["UI", "NS", "CA", "CF", "CG", "ob", "kC"]
    let others = names.filter { !prefixes.contains(String($0.prefix(2))) }
    // These are of Objective-C, its Foundation, and what else UIKit brings along.
    #expect(
      others == [
        "CIColor", "AutoreleasingUnsafeMutablePointer", "MAXFLOAT", "autoreleasepool",
        "UndoManager",
        "ColorResource",
        "ImageResource",
      ]
    )
  }

  @Test func `no module comes along with its names but Foundation`() throws {
    let exports = try Self.lines().filter { $0.hasPrefix("@_exported") }
    let whole = exports.filter { $0.firstMatch(of: /import enum (\w+)\.\1Members$/) == nil }
    #expect(exports.count > 1)
    #expect(whole == ["@_exported public import Foundation"])
  }
}
