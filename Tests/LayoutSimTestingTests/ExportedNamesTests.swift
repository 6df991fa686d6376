import Foundation
import TestSupport
import Testing

/// The names that the one import of a test brings, which the module's page lists.
@Suite struct ExportedNamesTests {
  private static let folder = "\(Repository.root)/Sources/LayoutSimTesting"

  /// The text of the module's sources, file after file.
  private static func sources() throws -> String {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// Returns the words in code font of the list below a heading of the page.
  private static func list(below heading: String) throws -> [String] {
    let page = try String(
      contentsOfFile: "\(folder)/LayoutSimTesting.docc/LayoutSimTesting.md",
      encoding: .utf8
    )
    let rest = try #require(page.split(separator: "### \(heading)\n").dropFirst().first)
    return rest.prefix { $0 != "#" }.split(separator: "\n").filter { $0.hasPrefix("- `") }
      .compactMap { $0.split(separator: ":").first }
      .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
  }

  @Test func `the names of the module are those of its page, and no more than thirty`() throws {
    let declaration =
      /^public (?:final )?(?:func|struct|class|enum|protocol|typealias|let|var|actor) (\w+)/
      .anchorsMatchLineEndings()
    // Members of a type of another library are exported, too.
    let member = /^extension Trait where [^{]*\{(?:\n(?: .*)?)*/.anchorsMatchLineEndings()
    let memberName = /^ +public static (?:func|var) (\w+)/.anchorsMatchLineEndings()
    let sources = try Self.sources()
    var names = Set(sources.matches(of: declaration).map { String($0.output.1) })
    for found in sources.matches(of: member) {
      names.formUnion(found.output.matches(of: memberName).map { ".\($0.output.1)" })
    }
    let export = /^ *@_exported public import \w+ \w+\.(\w+)$/.anchorsMatchLineEndings()
    names.formUnion(sources.matches(of: export).map { String($0.output.1) })
    // What makes members visible and is no name that a test writes.
    names.remove("LayoutDevicesMembers")
    let listed = try Self.list(below: "What it exports").filter { !$0.hasPrefix("Simulation.") }
    #expect(names.count <= 30)
    #expect(listed.count == Set(listed).count)
    #expect(names.sorted() == listed.sorted())
  }

  @Test func `the modules that come along whole are those of its page`() throws {
    let line = /^ *@_exported public import (\w+)$/.anchorsMatchLineEndings()
    let modules = try Self.sources().matches(of: line).map { String($0.output.1) }
    #expect(modules.sorted() == (try Self.list(below: "What comes along")).sorted())
  }
}
