import TableSelection
import Testing

/// A selection type, how many options of each section are selected, and the message.
struct TypeRow: CustomTestStringConvertible {
  let testDescription: String
  var type: SelectionType
  var requires = true
  var counts: [Int]
  var message: String
}

@Suite struct SelectionTypeTests {
  private static let documented = SelectionType.sectioned(
    sectionMin: 2,
    sectionMax: 4,
    totalMin: 6,
    totalMax: 8
  )

  @Test(arguments: [
    TypeRow(testDescription: "single", type: .single, counts: [1, 0], message: ""),
    TypeRow(
      testDescription: "single and nothing",
      type: .single,
      counts: [0, 0],
      message: "Select exactly 1 option in all; none is selected."
    ),
    TypeRow(
      testDescription: "an optional single",
      type: .single,
      requires: false,
      counts: [0, 0],
      message: ""
    ),
    TypeRow(
      testDescription: "a maximum holds for optional ones too",
      type: .all(min: 2, max: 3),
      requires: false,
      counts: [2, 2],
      message: "Select at most 3 options in all; 4 are selected."
    ),
    TypeRow(
      testDescription: "fewer than an optional minimum",
      type: .all(min: 2, max: 3),
      requires: false,
      counts: [1, 0],
      message: ""
    ),
    TypeRow(
      testDescription: "more than an optional single",
      type: .single,
      requires: false,
      counts: [1, 1],
      message: "Select at most 1 option in all; 2 are selected."
    ),
    TypeRow(
      testDescription: "a maximum of none",
      type: .all(min: 0, max: 0),
      counts: [1, 0],
      message: "Select at most 0 options in all; 1 is selected."
    ),
    TypeRow(
      testDescription: "single in each section",
      type: .singleSectioned,
      counts: [1, 0],
      message: "Select exactly 1 option in 'Choices'; none is selected."
    ),
    TypeRow(
      testDescription: "multiple",
      type: .multiple,
      counts: [0, 0],
      message: "Select at least 1 option in all; none is selected."
    ),
    TypeRow(
      testDescription: "multiple in one section is enough",
      type: .multiple,
      counts: [0, 7],
      message: ""
    ),
    TypeRow(
      testDescription: "multiple in each section",
      type: .multipleSectioned,
      counts: [0, 7],
      message: "Select at least 1 option in 'Options'; none is selected."
    ),
    TypeRow(
      testDescription: "2 to 4 in each of three sections and 8 in all",
      type: documented,
      counts: [2, 4, 2],
      message: ""
    ),
    TypeRow(
      testDescription: "every number with its own limit",
      type: documented,
      counts: [1, 5, 4],
      message: "Select 2 to 4 options in 'Options'; 1 is selected."
        + " Select 2 to 4 options in 'Choices'; 5 are selected."
        + " Select 6 to 8 options in all; 10 are selected."
    ),
    TypeRow(
      testDescription: "a section without a title",
      type: documented,
      counts: [2, 3, 0],
      message: "Select 2 to 4 options in section 3; none is selected."
        + " Select 6 to 8 options in all; 5 are selected."
    ),
  ])
  func `a selection is judged`(_ row: TypeRow) {
    let found = row.type.shortcomings(of: row.counts, requiresSelection: row.requires)
    #expect(found.message(sectionTitles: ["Options", "Choices"]) == row.message)
  }

  @Test func `a section with an empty title goes by its number`() {
    let found = SelectionType.multipleSectioned.shortcomings(of: [1, 0], requiresSelection: true)
    #expect(
      found.message(sectionTitles: ["Options", ""])
        == "Select at least 1 option in section 2; none is selected."
    )
  }

  @Test func `types that nothing can satisfy are mistakes`() {
    func check(_ type: SelectionType, _ counts: [Int] = [3, 3]) -> SelectionTypeError? {
      do {
        try type.check(against: counts, requiresSelection: true)
        return nil
      } catch {
        return error
      }
    }
    #expect(check(.single) == nil)
    #expect(check(Self.documented, [4, 4, 4]) == nil)
    #expect(check(.all(min: 3, max: 2)) == .minimumAboveMaximum(min: 3, max: 2))
    #expect(check(.all(min: -1, max: nil)) == .negative(-1))
    #expect(check(.all(min: 0, max: -2))?.message == "-2 options cannot be selected")
    #expect(
      check(.all(min: 2, max: 1))?.message
        == "at least 2 options must be selected but at most 1 may be"
    )
    #expect(
      check(.all(min: 2, max: nil), [1])?.message
        == "at least 2 options must be selected but there is 1"
    )
    #expect(check(.all(min: 7, max: nil)) == .tooFewOptions(min: 7, available: 6, .total))
    #expect(
      check(.singleSectioned, [3, 0])?.message
        == "at least 1 option of section 1 must be selected but it has 0"
    )
    #expect(
      check(.sectioned(sectionMin: 2, sectionMax: 2, totalMin: 0, totalMax: 3))
        == .minimumAboveMaximum(min: 4, max: 3)
    )
    #expect(
      check(.sectioned(sectionMin: 0, sectionMax: 1, totalMin: 3, totalMax: nil))
        == .minimumAboveMaximum(min: 3, max: 2)
    )
    #expect(
      check(.sectioned(sectionMin: 0, sectionMax: 1, totalMin: 7, totalMax: nil))
        == .tooFewOptions(min: 7, available: 6, .total)
    )
  }
  @Test(arguments: [true, false])
  func `numbers beyond all reason are judged like any others`(requires: Bool) {
    func check(_ type: SelectionType, _ counts: [Int]) -> SelectionTypeError? {
      do {
        try type.check(against: counts, requiresSelection: requires)
        return nil
      } catch {
        return error
      }
    }
    let huge = SelectionType.sectioned(sectionMin: .max, sectionMax: nil, totalMin: 0, totalMax: 9)
    // What is not required may be more than there is.
    #expect(
      check(huge, [3, 3])
        == (requires ? .tooFewOptions(min: .max, available: 3, .section(0)) : nil)
    )
    #expect(
      check(huge, [.max, .max, .max])
        == (requires ? .minimumAboveMaximum(min: .max, max: 9) : nil)
    )
    #expect(check(.all(min: .max, max: .max), [.max, .max]) == nil)
    #expect(
      check(.sectioned(sectionMin: .min, sectionMax: nil, totalMin: 0, totalMax: nil), [])
        == .negative(.min)
    )
    #expect(
      SelectionType.all(min: 0, max: 5).shortcomings(
        of: [.max, .max],
        requiresSelection: requires
      ).map(\.count) == [.max]
    )
  }
}
