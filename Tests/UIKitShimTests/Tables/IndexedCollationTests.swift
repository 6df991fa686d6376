import LayoutViews
import Testing
import UIKitShim

/// Names that are put in the sections of an index.
@Suite struct `Indexed collation` {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    func byName() -> String { name }
  }

  private let collation = UILocalizedIndexedCollation.current()
  private let name = ActionSelector("byName", Person.byName)

  @Test func `the titles are the letters, and a sign for the rest`() {
    #expect(collation.sectionTitles.first == "A")
    #expect(collation.sectionTitles.suffix(2) == ["Z", "#"])
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
  }

  @Test(
    arguments: [
      ("Anna", "A"), ("émile", "E"), ("Zoë", "Z"), ("3M", "#"), ("", "#"), ("\u{416}anna", "#"),
    ]
  )
  func `a name belongs to its first letter without its accent`(name: String, title: String) {
    let section = collation.section(for: Person(name), collationStringSelector: self.name)
    #expect(collation.sectionTitles[section] == title)
  }

  @Test func `names are sorted without regard to case and accents, equals as they came`() {
    let people = ["zoe", "Émile", "emil", "Anna", "ANNA"].map(Person.init)
    let sorted = collation.sortedArray(from: people, collationStringSelector: name)
    #expect(
      sorted.compactMap { ($0 as? Person)?.name } == ["Anna", "ANNA", "emil", "Émile", "zoe"]
    )
    #expect(sorted.first as AnyObject === people[3])
  }
}
