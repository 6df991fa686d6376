import LayoutConsole
import LayoutDiagnostics
import LayoutSolver
import Testing

/// A list of constraints, and what is said of it.
struct ExplainedRow: CustomTestStringConvertible {
  let testDescription: String
  /// The descriptions, without class and address; the one given up begins with "! ".
  let list: [String]
  let message: String
  /// Parts of the notes.
  var notes: [String] = []
  /// A part of the hint.
  var hint: String?

  /// The text of a log with the list.
  var log: String {
    func line(_ number: Int, _ text: String) -> String {
      let kind = text.hasPrefix("h=") ? "NSAutoresizingMask" : "NS"
      return "<\(kind)LayoutConstraint:0x6000\(number) \(text)>"
    }
    let lines = list.enumerated().map { number, text in
      line(number, text.hasPrefix("! ") ? String(text.dropFirst(2)) : text)
    }
    let broken = list.firstIndex { $0.hasPrefix("! ") }
    let recovery =
      broken.map { "\nWill attempt to recover by breaking constraint\n\(lines[$0])\n" } ?? ""
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n" + recovery
  }
}

@Suite struct ConflictExplanationTests {
  private func explanation(_ log: String) throws -> ConflictExplanation {
    ConflictExplanation(try #require(ReadLog(log).conflicts.first))
  }

  @Test(arguments: [
    ExplainedRow(
      testDescription: "a row across the screen",
      list: [
        "H:|-(20)-[UILabel:0xa'Sum']   (active, names: '|':UIView:0xc )",
        "UILabel:0xa'Sum'.width == 160   (active)",
        "! H:[UILabel:0xa'Sum']-(44)-[UIView:0xb]   (active)",
        "UIView:0xb.leading == UIView:0xc.trailing - 160   (active)",
        "'UIView-Encapsulated-Layout-Width' UIView:0xc.width == 375   (active)",
      ],
      message: "a conflict by 9 pt of width: 20 + 160 + 44 > 375 − 160"
    ),
    ExplainedRow(
      testDescription: "too much in a row of the table",
      list: [
        "! UIImageView:0xa.height == 330   (active)",
        "V:|-(10)-[UIImageView:0xa]   (active, names: '|':UITableViewCellContentView:0xb )",
        "V:[UIImageView:0xa]-(16)-|   (active, names: '|':UITableViewCellContentView:0xb )",
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xb.height == 340   (active)",
      ],
      message: "a conflict by 16 pt of height: 330 + 10 + 16 > 340",
      notes: [
        "+330  UIImageView.height == 330 (given up)",
        "−340  UITableViewCellContentView.height == 340 (the size that a container gives)",
        "UIKit gave up 'UIImageView.height == 330': the height is 314 then",
        "likely at fault: 'UITableViewCellContentView.height == 340': its container gives",
      ],
      hint: "give 'UIImageView.height == 330' the priority 999: solved again, it gives way by 16 pt"
    ),
    ExplainedRow(
      testDescription: "the same twice",
      list: ["! V:[UIView:0xa(200)]", "V:[UIView:0xa(84)]"],
      message: "a conflict by 116 pt of height: 200 > 84",
      notes: ["say the same with other numbers"],
      hint: "remove 'UIView.height == 84': solved again, all others hold"
    ),
    ExplainedRow(
      testDescription: "the mask of a view with constraints",
      list: [
        "h=--& v=--& UIButton:0xa'Go'.minX == 0   (active, names: '|':UIView:0xb )",
        "! H:|-(24)-[UIButton:0xa'Go']   (active, names: '|':UIView:0xb )",
      ],
      message: "a conflict by 24 pt of width: 24 > 0",
      notes: [
        "likely at fault: UIButton 'Go' has constraints and still turns its autoresizing mask into others",
        "UIButton 'Go'.minX == 0 (autoresizing mask)",
      ],
      hint: "set translatesAutoresizingMaskIntoConstraints of UIButton 'Go' to false: solved again"
    ),
    ExplainedRow(
      testDescription: "before the first layout",
      list: [
        "H:|-(16)-[UIStackView:0xa]   (active, names: '|':Shop.BarView:0xb )",
        "! UIStackView:0xa.trailing == Shop.BarView:0xb.trailing - 10   (active)",
        "'UIView-Encapsulated-Layout-Width' Shop.BarView:0xb.width == 0   (active)",
      ],
      message: "a conflict by 26 pt of width: 16 + 10 > 0",
      notes: [
        "no width is below 0: UIStackView", "the view is laid out before it has a size",
        "the distance is 16 then",
      ],
      hint: "the priority 999"
    ),
    ExplainedRow(
      testDescription: "a factor",
      list: [
        "UIView:0xa.height == 0.75*UIView:0xa.width   (active)",
        "UIView:0xa.width == 320   (active)",
        "! UIView:0xa.height == 200   (active)",
      ],
      message: "a conflict by 40 pt of height: 0.75 × 320 > 200"
    ),
    ExplainedRow(
      testDescription: "margins that the log does not give",
      list: [
        "UILabel:0xa.leading == UIView:0xb.leadingMargin   (active)",
        "! H:[UILabel:0xa]-(NSSpace(8))-[UIButton:0xc'More']   (active)",
        "UIView:0xb.trailingMargin == UIButton:0xc'More'.trailing   (active)",
        "'UIView-Encapsulated-Layout-Width' H:[UIView:0xb(0)]",
      ],
      message: "a conflict by 8 pt of width: 8 > 0",
      notes: ["not known: the margins of UIView, taken as any that are not below 0"]
    ),
    ExplainedRow(
      testDescription: "a superview that the log does not name",
      list: [
        "h=--& v=--& UIView:0xa.minY == 64   (active)",
        "h=--& v=--& UIView:0xa.minY == 20   (active)",
      ],
      message: "a conflict by 44 pt of height: 64 > 20",
      notes: ["not known: the superview of UIView", "not known: the log ends before it says which"]
    ),
    ExplainedRow(
      testDescription: "a view that a stack view hides",
      list: [
        "! UIView:0xa.height >= 12   (active)",
        "'UISV-hiding' UIView:0xa.height == 0   (active)",
      ],
      message: "a conflict by 12 pt of height: 12 > 0",
      notes: ["the stack view hides this view"],
      hint: "give 'UIView.height >= 12' the priority 999"
    ),
    ExplainedRow(
      testDescription: "UIKit among itself",
      list: [
        "'UISV-none' _UIButtonBarButton:0xa.width == 40   (active)",
        "! '_UIToolbarWidth' _UIToolbarContentView:0xb.width == 0   (active)",
        "'_UIToolbarEdge' _UIToolbarContentView:0xb.width == _UIButtonBarButton:0xa.width   (active)",
      ],
      message: "a conflict by 40 pt of width: 40 > 0"
    ),
    ExplainedRow(
      testDescription: "nothing that contradicts",
      list: ["UIView:0xa.height == 12   (active)", "! UIView:0xb.height == 0   (active)"],
      message:
        "a conflict of 2 constraints that do not contradict each other as far as the log says"
    ),
    ExplainedRow(
      testDescription: "constraints that have no part",
      list: [
        "UIView:0xa.height == 12   (active)", "UIView:0xb.height == 1   (active)",
        "! UIView:0xa.height == 14   (active)",
      ],
      message: "a conflict by 2 pt of height: 14 > 12",
      notes: [
        "1 other constraint of the list takes no part in it", "UIView 1 is 0xa, UIView 2 is 0xb",
      ]
    ),
    ExplainedRow(
      testDescription: "a form that is not known",
      list: ["UIView:0xa.height ~ 12   (active)", "! UIView:0xa.height == 14   (active)"],
      message:
        "a conflict of 1 constraint that contradicts nothing as far as the log says",
      notes: ["not understood: '<NSLayoutConstraint:0x60000 UIView:0xa.height ~ 12   (active)>'"]
    ),
  ])
  func `a list is explained`(_ row: ExplainedRow) throws {
    let finding = try explanation(row.log).diagnostic(in: "a.log")
    #expect(finding.message == row.message)
    for note in row.notes {
      let isThere = finding.notes.contains { $0.message.contains(note) }
      #expect(isThere, "\(note)\n\(DiagnosticPrinter().text(of: finding))")
    }
    if let hint = row.hint {
      #expect(finding.hint?.contains(hint) == true, "\(finding.hint ?? "")")
    }
  }

  /// The constraints of a chain across a container, of which some are too long.
  private static func chain(seed: UInt64) -> [String] {
    var state = seed
    func random(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
    let count = 2 + random(5)
    var list = [
      "'UIView-Encapsulated-Layout-Width' UIView:0xff.width == \(20 + random(50))   (active)"
    ]
    list.append("H:|-(\(random(30)))-[UILabel:0x1]   (active, names: '|':UIView:0xff )")
    for number in 1...count {
      list.append("UILabel:0x\(number).width >= \(20 + random(100))   (active)")
      if number < count {
        list.append("H:[UILabel:0x\(number)]-(\(random(20)))-[UILabel:0x\(number + 1)]   (active)")
      }
    }
    list.append("! UILabel:0x\(count).trailing == UIView:0xff.trailing - \(random(20))   (active)")
    list.append("UIView:0xee.width == \(random(100))   (active)")
    return list
  }

  @Test(arguments: 1...40)
  func `a sum adds up, and a repair holds`(seed: Int) throws {
    let row = ExplainedRow(testDescription: "", list: Self.chain(seed: UInt64(seed)), message: "")
    let explanation = try explanation(row.log)
    guard let contradiction = explanation.contradictions.first else { return }
    let total = contradiction.shares.reduce(0) { $0 + $1.amount }
    #expect(abs(total - contradiction.excess) < 1e-6 && total > 0)
    #expect(abs(abs(contradiction.error) - contradiction.excess) < 1e-6)
    // The factors of a set of which each is needed are unique, and none of them is 0.
    #expect(contradiction.shares.allSatisfy { abs($0.factor) > 1e-9 })
    #expect(contradiction.shares.compactMap(\.constraint) == contradiction.constraints)
    for repair in explanation.repairs {
      var report = explanation.report
      report.broken = nil
      switch repair.change {
      case .priority: report.constraints[repair.constraint].priority = Priority(999)
      case .constant(let constant): report.constraints[repair.constraint].constant = constant
      case .relation(let relation): report.constraints[repair.constraint].relation = relation
      case .removal: report.constraints.remove(at: repair.constraint)
      case .noMask: Issue.record("there is no mask")
      }
      #expect(ConflictExplanation(report).contradictions.isEmpty)
    }
  }

  /// Returns a report of constraints, the first of which is given up.
  private static func report(_ constraints: [String]) throws -> ConflictReport {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let text =
      "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\n"
      + "Will attempt to recover by breaking constraint\n\(constraints[0])\n\n"
    return try #require(ReadLog(text).conflicts.first)
  }

  @Test(.timeLimit(.minutes(5)))
  func `hundreds of contradictions are told in part and in time`() throws {
    let pairs = (0..<300).flatMap { view in
      [10, 20].map { "<NSLayoutConstraint:0x\(view)\($0) UIView:0x7\(view).width == \($0)>" }
    }
    let explanation = ConflictExplanation(try Self.report(pairs))
    #expect(explanation.contradictions.count == 300)
    // No change of one constraint ends them all.
    #expect(explanation.repairs.isEmpty)
    let finding = explanation.diagnostic(in: "a.log")
    #expect(
      finding.message == "a conflict by 10 pt of width: 20 > 10, and 299 other contradictions"
    )
    #expect(finding.notes.contains { $0.message == "and 280 further contradictions" })
    #expect(finding.notes.count < 120)
  }

  @Test func `a sum of hundreds of numbers is written in part`() throws {
    let chain = (0..<100).map {
      "<NSLayoutConstraint:0x1\($0) UIView:0x7\($0 + 1).leading == UIView:0x7\($0).leading + 8>"
    }
    let end = "<NSLayoutConstraint:0x2 UIView:0x7100.leading == UIView:0x70.leading + 5>"
    let explanation = ConflictExplanation(try Self.report(chain + [end]))
    let eights = Array(repeating: "8", count: 20).joined(separator: " + ")
    #expect(
      explanation.diagnostic(in: "a.log").message
        == "a conflict by 795 pt of width: \(eights) + … (80 more) > 5"
    )
  }

  @Test func `the free directions of an ambiguous view are named`() throws {
    let trace = try #require(
      ReadLog(
        "•UIWindow:0x1\n|   *UILabel:0x2'A'- AMBIGUOUS LAYOUT for UILabel:0x2'A'.minX{id: 1}, UILabel:0x2'A'.Height{id: 2}\n"
      ).traces.first
    )
    let finding = trace.diagnostic(in: "a.log")
    #expect(finding.message == "1 view with more than one place or size that fits")
    #expect(
      finding.notes.map(\.message) == [
        "UILabel 'A': its horizontal place is free (pin leading, trailing or centerX); its height is free "
          + "(set it, or pin the edge that is missing)"
      ]
    )
  }
}
