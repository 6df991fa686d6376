import Foundation
import Testing
import UIKitShim

/// Texts that are looked up by a key, with values in them.
struct LocalizedStringTests {
  /// A bundle with a table, in a folder that goes with the test.
  private final class Tables {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables-\(UUID().uuidString).bundle")

    init(_ table: String, named name: String = "Localizable") throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try table.write(
        to: folder.appendingPathComponent("\(name).strings"),
        atomically: true,
        encoding: .utf8
      )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var bundle: Bundle? { Bundle(url: folder) }
  }

  @Test func `without a table a key is its own text`() {
    #expect(String(localized: "Done") == "Done")
    #expect(String(localized: "\(3) of \(12) rows, 5 %") == "3 of 12 rows, 5 %")
    #expect(String(localized: "Hello, \("Ann")!", comment: "a greeting") == "Hello, Ann!")
    #expect(String(localized: "\(2.5, specifier: "%.2f") km") == "2.50 km")
  }

  @Test func `a default stands for a key that no table has`() {
    let count = 2
    #expect(String(localized: "items.count", defaultValue: "\(count) items") == "2 items")
    let resource: LocalizedStringResource = "Page \(count)"
    #expect(String(localized: resource) == "Page 2" && resource.key == "Page %lld")
  }

  @Test func `a table has the key with other words and places`() throws {
    let tables = try Tables(
      """
      "%lld of %@" = "%2$@: %1$lld";
      "title" = "Titel";
      """
    )
    let bundle = try #require(tables.bundle)
    #expect(String(localized: "\(3) of \("pages")", bundle: bundle) == "pages: 3")
    #expect(String(localized: "title", defaultValue: "Title", bundle: bundle) == "Titel")
    let resource = LocalizedStringResource("title", bundle: .atURL(tables.folder))
    #expect(String(localized: resource) == "Titel")
  }
}
