import Foundation
import LayoutConsole
import LayoutDiagnostics
import LayoutReports
import LayoutSimulation
import TestSupport
import Testing

/// A screen with one button that misses a touch, and why.
private struct MissedRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let views: String
  var point = CGPoint(x: 50, y: 50)
  let message: String?
  var hint: String?
}

@Suite struct DumpAnswerTests {
  /// A window of 100 × 100 pt with further lines.
  private static func screen(_ views: String) throws -> DumpedScreen {
    let text = "<UIWindow: 0x1; frame = (0 0; 100 100)>\n\(views)"
    return try #require(DumpedScreen(ViewDump(Array(text.utf8), file: "a.txt")))
  }

  private static let rows = [
    MissedRow(
      testDescription: "a button that works",
      views: "   | <UIButton: 0x2; frame = (0 0; 100 100)>",
      message: nil
    ),
    MissedRow(
      testDescription: "beyond the bounds of its superview",
      views:
        "   | <UIView: 0x2; frame = (10 10; 80 20)>\n   |    | <UIButton: 0x3; frame = (0 25; 80 30)>",
      message:
        "UIButton 0x3 does not get this touch: it reaches out of UIView 0x2, whose bounds (0, 0, 80, 20) do not have (40, 40)",
      hint:
        "make UIView 0x2 80 × 55 pt large, or let its point(inside:with:) answer true there: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "in a superview without a size",
      views:
        "   | <UIView: 0x2; frame = (10 10; 0 0)>\n   |    | <UIButton: 0x3; frame = (-5 0; 80 80)>",
      message:
        "UIButton 0x3 does not get this touch: it reaches out of UIView 0x2, whose bounds (0, 0, 0, 0) do not have (40, 40)",
      hint: "move it into UIView 0x2, or let point(inside:with:) of that answer true there"
    ),
    MissedRow(
      testDescription: "a superview that clips does not show it there",
      views:
        "   | <UIView: 0x2; frame = (10 10; 80 20); clipsToBounds = YES>\n   |    | <UIButton: 0x3; frame = (0 25; 80 30)>",
      message: nil
    ),
    MissedRow(
      testDescription: "in an image view",
      views:
        "   | <UIImageView: 0x2; frame = (0 0; 100 100); userInteractionEnabled = NO>\n   |    | <UIButton: 0x3; frame = (0 0; 80 80)>",
      message: "UIButton 0x3 does not get this touch: user interaction of UIImageView 0x2 is off",
      hint: "turn user interaction of UIImageView 0x2 on: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "under a view with a gesture",
      views:
        "   | <UIButton: 0x2; frame = (0 0; 80 80)>\n   | <UIView: 0x3; frame = (0 0; 100 100); gestureRecognizers = <NSArray: 0x4>>",
      message: "UIButton 0x2 does not get this touch: UIView 0x3 is in front of it and takes it",
      hint:
        "turn user interaction of UIView 0x3 off, or put it behind: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "under something in a view",
      views:
        "   | <UIButton: 0x2; frame = (0 0; 80 80)>\n   | <UIView: 0x3; frame = (0 0; 100 100)>\n   |    | <UIStackView: 0x4; frame = (0 0; 90 90)>",
      message:
        "UIButton 0x2 does not get this touch: UIStackView 0x4 in UIView 0x3, which is in front of it, takes it",
      hint:
        "turn user interaction of UIView 0x3 off, or put it behind: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "with a view inside that takes it",
      views:
        "   | <UIButton: 0x2; frame = (0 0; 80 80)>\n   |    | <UIStackView: 0x3; frame = (0 0; 80 80)>",
      message:
        "UIButton 0x2 does not get this touch: UIStackView 0x3 inside of it takes it, and a control tracks only touches of its own",
      hint: "turn user interaction of UIStackView 0x3 off: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "too transparent",
      views: "   | <UIButton: 0x2; frame = (0 0; 80 80); alpha = 0.005>",
      message: "UIButton 0x2 does not get this touch: its alpha 0.005 is below 0.01",
      hint:
        "give UIButton 0x2 an alpha of 0.01 or more; to be touched unseen it needs no color: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "in a hidden view whose interaction is off too",
      views:
        "   | <UIView: 0x2; frame = (0 0; 80 80); hidden = YES; userInteractionEnabled = NO>\n   |    | <UIButton: 0x3; frame = (0 0; 80 80)>",
      message: "UIButton 0x3 does not get this touch: UIView 0x2 is hidden",
      hint:
        "set 'isHidden' of UIView 0x2 to false: tried, then user interaction of UIView 0x2 is off"
    ),
    MissedRow(
      testDescription: "in content that is scrolled to the point",
      views:
        "   | <UIScrollView: 0x2; frame = (0 0; 100 100); clipsToBounds = YES; contentOffset: {0, 400}; contentSize: {100, 900}>\n   |    | <UIView: 0x3; frame = (0 400; 100 40)>\n   |    |    | <UIButton: 0x4; frame = (0 45; 80 20)>",
      message:
        "UIButton 0x4 does not get this touch: it reaches out of UIView 0x3, whose bounds (0, 0, 100, 40) do not have (50, 50)",
      hint:
        "make UIView 0x3 100 × 65 pt large, or let its point(inside:with:) answer true there: tried, the touch is its own then"
    ),
    MissedRow(
      testDescription: "a row behind a button is no question",
      views:
        "   | <UITableViewCell: 0x2; frame = (0 0; 100 100)>\n   | <UIButton: 0x3; frame = (0 0; 100 100)>",
      message: nil
    ),
    MissedRow(
      testDescription: "a view that lets touches through",
      views:
        "   | <UIButton: 0x2; frame = (0 0; 80 80)>\n   | <Shop.PassThroughView: 0x3; baseClass = UIView; frame = (0 0; 100 100)>",
      message: nil
    ),
  ]

  @Test(arguments: rows)
  private func `a view that misses a touch is told with a change that was tried`(
    _ row: MissedRow
  )
    throws
  {
    let screen = try Self.screen(row.views)
    let answer = DumpAnswer(screen, at: row.point)
    #expect(answer.findings.first?.message == row.message)
    #expect(answer.findings.first?.hint == row.hint)
    // What is tried is undone.
    #expect(HitReport(screen.root, at: row.point).taker === answer.report.taker)
  }

  @Test func `hit-testing is that of UIKit`() throws {
    let screen = try Self.screen(
      "   | <UIView: 0x2; frame = (20 40; 60 20); transform = [0, 1, -1, 0, 0, 0]>\n"
        + "   |    | <UILabel: 0x3; frame = (0 0; 10 60); text = 'A'; userInteractionEnabled = NO>\n"
        + "   |    | <UIView: 0x4; frame = (0 50; 20 10)>\n"
    )
    // Turned by a quarter it is 20 wide and 60 high, and its bottom is at the left.
    #expect(HitReport(screen.root, at: CGPoint(x: 25, y: 45)).taker?.treeName == "UIView 0x4")
    #expect(HitReport(screen.root, at: CGPoint(x: 75, y: 45)).taker?.treeName == "UIView 0x2")
    #expect(HitReport(screen.root, at: CGPoint(x: 50, y: 61)).taker?.treeName == "UIWindow 0x1")
  }

  @Test func `a view is named by its address, its text or its class`() throws {
    let screen = try Self.screen(
      "   | <UIButton: 0x2; frame = (0 0; 80 20)>\n"
        + "   |    | <UIButtonLabel: 0x3; frame = (0 0; 80 20); text = 'Buy'; userInteractionEnabled = NO>\n"
        + "   | <Shop.CardView: 0x4; baseClass = UIView; frame = (0 40; 80 20)>\n"
        + "   | <UIButton: 0x5; frame = (0 60; 80 20)>\n"
    )
    for (words, line) in [
      ("0x2", 2), ("buy", 2), ("UIButton 'Buy'", 2), ("0X3", 3), ("CardView", 4),
      ("Shop.CardView", 4),
    ] {
      let view = try screen.view(named: words)
      #expect(view.line == line)
    }
    #expect(
      Self.mistake(of: "UIButton", in: screen)?.message
        == "2 views are 'UIButton': 0x2 in line 2, 0x5 in line 5"
    )
    let unknown = Self.mistake(of: "CardVeiw", in: screen)
    #expect(unknown?.message == "no view of the dump is 'CardVeiw'")
    #expect(unknown?.hint == "did you mean 'CardView'?")
  }

  /// Returns the error of a name, or `nil` if it is that of one view.
  private static func mistake(of name: String, in screen: DumpedScreen) -> DumpedScreen.UnclearName?
  {
    do throws(DumpedScreen.UnclearName) {
      _ = try screen.view(named: name)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what the dump does not say is told where it matters`() throws {
    let screen = try Self.screen(
      "   | <Shop.CardView: 0x2; baseClass = UIView; frame = (0 0; 100 100); gestureRecognizers = <NSArray: 0x9>>\n"
        + "   |    | <UIButton: 0x3; frame = (0 0; 80 20); animations = { position=<CASpringAnimation: 0x8>; }>\n"
        + "   |    | <PullView: 0x4; edge = 1>\n"
        + "   |    | <Shop.OtherView: 0x5; baseClass = UIView; frame = (0 0; 0 0)>\n"
    )
    let remarks = DumpAnswer(screen, at: CGPoint(x: 10, y: 10)).remarks.map(\.message)
    #expect(
      remarks == [
        "PullView 0x4 has no frame here, and counts as large as the view that it is in",
        "whether CardView overrides hitTest(_:with:) or point(inside:with:) is not said",
        "UIButton 0x3 is animated: the frame is that of the end, and meanwhile it takes no touches without '.allowUserInteraction'",
      ]
    )
    let button = try screen.view(named: "0x3")
    let asked = DumpAnswer(screen, at: screen.middle(of: button), asked: button)
    #expect(
      asked.findings.map(\.message) == [
        "UIButton 0x3 does not get this touch: PullView 0x4 is in front of it and takes it"
      ]
    )
    #expect(asked.remarks.contains { $0.message.hasPrefix("UIButton 0x3 is animated: ") })
  }

  @Test func `coordinates begin at the first view, wherever that is`() throws {
    let text =
      "<UIScrollView: 0x1; frame = (20 100; 60 60); contentOffset: {0, 500}>\n   | <UIButton: 0x2; frame = (0 500; 60 20)>\n"
    let screen = try #require(DumpedScreen(ViewDump(Array(text.utf8), file: "a.txt")))
    let answer = DumpAnswer(screen, at: CGPoint(x: 1, y: 1))
    #expect(answer.report.taker?.treeName == "UIButton 0x2")
    #expect(
      answer.remarks.first?.message.hasPrefix("coordinates are those of this UIScrollView") == true
    )
  }

  @Test func `each beginning of a dump is answered`() throws {
    let path = "\(Repository.root)/Tests/Documentation/views.txt"
    let bytes = Array(try String(contentsOfFile: path, encoding: .utf8).utf8)
    // Where a description or a number ends, a beginning has something new.
    let ends = bytes.indices.filter { " ;>)\n".utf8.contains(bytes[$0]) }
    for length in [0] + ends.flatMap({ [$0, $0 + 1] }) {
      let dump = ViewDump(Array(bytes.prefix(length)), file: "a.txt")
      guard let screen = DumpedScreen(dump) else {
        #expect(dump.findings.containsError)
        continue
      }
      let answer = DumpAnswer(screen, at: CGPoint(x: 197, y: 554))
      #expect(answer.report.questions.count <= dump.views.count + 1)
    }
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `views of any places and sizes are answered`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number() -> String {
      ["0", "-1", "0.5", "44", "393", "1e9", "-1e9", "1e-9", "852"].randomElement(using: &random)
        ?? "0"
    }
    func words() -> String {
      [
        "", "; hidden = YES", "; alpha = \(number())", "; userInteractionEnabled = NO",
        "; clipsToBounds = YES",
        "; bounds = (\(number()) \(number()); \(number()) \(number()))",
        "; contentOffset: {\(number()), \(number())}",
        "; transform = [\(number()), \(number()), \(number()), \(number()), \(number()), \(number())]",
      ].randomElement(using: &random) ?? ""
    }
    let classes = [
      "UIView", "UIButton", "UIWindow", "UIScrollView", "UITableViewCell", "Shop.Card",
    ]
    let lines = (1...20).map { index in
      let bars = String(
        repeating: "   |",
        count: index == 1 ? 0 : Int.random(in: 1...5, using: &random)
      )
      let name = classes.randomElement(using: &random) ?? "UIView"
      return
        "\(bars) <\(name): 0x\(index); frame = (\(number()) \(number()); \(number()) \(number()))\(words())>\n"
    }
    let dump = ViewDump(Array(lines.joined().utf8), file: "a.txt")
    let screen = try #require(DumpedScreen(dump), "seed \(seed)")
    for point in [CGPoint.zero, CGPoint(x: 40, y: 20), CGPoint(x: 1e9, y: -1e9)] {
      let answer = DumpAnswer(screen, at: point)
      #expect(answer.report.questions.count <= dump.views.count + 1, "seed \(seed)")
      #expect(
        (answer.findings + answer.remarks).allSatisfy { !$0.message.contains("nan") },
        "seed \(seed)"
      )
    }
  }
}
