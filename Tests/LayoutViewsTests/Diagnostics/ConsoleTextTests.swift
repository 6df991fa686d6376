import Foundation
import LayoutControls
import LayoutViews
import Testing

/// UIKit's console text of conflicts and of trees, and what Xcode cannot say.
@Suite struct ConsoleTextTests {
  private let file = "LayoutViewsTests/ConsoleTextTests.swift"

  @Test func `a conflict reads as in Xcode, and goes on`() throws {
    let root = View(frame: CGRect(0, 0, 393, 852))
    let card = framedView("card", CGRect(20, 40, 100, 50), in: root)
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
    let line = #line + 1
    let pin = view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
    let width = view.widthAnchor.constraint(equalToConstant: 120)
    let end = view.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor)
    pin.identifier = "pin"
    LayoutConstraint.activate([pin, width, end])
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(
      conflict.consoleText == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is not wanted.
        \tTry this:
        \t\t(1) look for the constraint that you don't expect;
        \t\t(2) find the code that added it, and fix that.
        \t(Note: about NSAutoresizingMaskLayoutConstraint see the documentation of the UIView \
        property translatesAutoresizingMaskIntoConstraints)
        (
            "<NSAutoresizingMaskLayoutConstraint:0x6000008000c0 h=--& v=--& card.width == 100   \
        (active, names: card:0x600000100010 )>",
            "<NSLayoutConstraint:0x600000800020 UIView:0x600000100020.width == 120   (active)>",
            "<NSLayoutConstraint:0x600000800030 UIView:0x600000100020.trailing <= card.trailing   \
        (active, names: card:0x600000100010 )>",
            "<NSLayoutConstraint:0x600000800010 'pin' H:|-(8)-[UIView:0x600000100020]   (active, \
        names: card:0x600000100010, '|':card:0x600000100010 )>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x600000800030 UIView:0x600000100020.trailing <= card.trailing   \
        (active, names: card:0x600000100010 )>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        More to call there: the category UIConstraintBasedLayoutDebugging on UIView in \
        <UIKitCore/UIView.h>.

        What Xcode cannot say:
        \tgiven up, and off by 28 pt:
        \t\tUIView.trailing <= card.trailing  (\(file):\(line + 2))
        \tbecause of:
        \t\tcard.width == 100 (its frame)
        \t\tUIView.leading == card.leading + 8 ("pin")  (\(file):\(line))
        \t\tUIView.width == 120  (\(file):\(line + 1))
        \tall of them hold where 'card' is at least 128 pt wide

        """
    )
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let make: @Sendable (_ root: View, _ framed: View, _ view: View) -> [LayoutConstraint]
  }

  @Test(arguments: [
    Row(
      testDescription: "the size of the root",
      line: "'UIView-Encapsulated-Layout-Width' UIView.width == 393   (active"
    ) { root, _, view in
      [
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
      ]
    },
    Row(
      testDescription: "the middle of a frame whose right margin is flexible",
      line: "h=--& v=--& framed.midX == 70   (active"
    ) { root, framed, view in
      [
        framed.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
      ]
    },
    Row(
      testDescription: "a frame that is as wide as its superview, but for a constant",
      line: "h=-&- v=--- framed.width == UIView.width - 293   (active"
    ) { root, framed, view in
      framed.autoresizingMask = .flexibleWidth
      return [framed.widthAnchor.constraint(equalToConstant: 10)]
    },
    Row(
      testDescription: "the start of a frame without a mask",
      line: "h=--& v=--& framed.minX == 20   (active, names: framed:, '|':UIView: )"
    ) { root, framed, view in
      framed.autoresizingMask = []
      return [framed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)]
    },
    Row(
      testDescription: "a margin",
      line: """
        'UIView-leftMargin-guide-constraint' H:|-(8)-[UILayoutGuide'UIViewLayoutMarginsGuide'](LTR)\
           (active, names: framed:, '|':framed: )
        """
    ) { root, framed, view in
      [
        view.leftAnchor.constraint(equalTo: framed.layoutMarginsGuide.leftAnchor),
        view.leftAnchor.constraint(equalTo: framed.leftAnchor),
      ]
    },
    Row(
      testDescription: "a safe area",
      line: """
        'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide'UIViewSafeAreaLayoutGuide']-(0)-|   \
        (active, names: framed:, '|':framed: )
        """
    ) { root, framed, view in
      [
        view.bottomAnchor.constraint(equalTo: framed.safeAreaLayoutGuide.bottomAnchor),
        view.bottomAnchor.constraint(equalTo: framed.bottomAnchor, constant: -1),
      ]
    },
    Row(
      testDescription: "a content that must not be cut off",
      line: "UILabel'Hello'.width == 39 Hug:250 CompressionResistance:1000   (active)"
    ) { root, framed, view in
      let label = Label()
      label.text = "Hello"
      label.translatesAutoresizingMaskIntoConstraints = false
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
      framed.addSubview(label)
      return [label.widthAnchor.constraint(equalToConstant: 5)]
    },
  ])
  func `what the system adds has UIKit's names`(_ row: Row) throws {
    let root = View(frame: CGRect(0, 0, 393, 852))
    let framed = framedView("framed", CGRect(20, 40, 100, 50), in: root)
    framed.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    let view = constrainedView("view", in: framed)
    LayoutConstraint.activate(row.make(root, framed, view))
    root.layoutIfNeeded()
    let text = try #require(root.layoutConflicts.first?.consoleText)
    // Addresses are told in another test.
    let plain = text.replacing(/:?0x[0-9a-f]+/, with: { $0.output.hasPrefix(":") ? ":" : "" })
      .replacing("UIView:.", with: "UIView.").replacing("Guide:'", with: "Guide'")
      .replacing("Label:'", with: "Label'")
    #expect(plain.contains(row.line), "\(plain)")
  }

  @Test func `a tree says who is laid out by constraints and what is ambiguous`() throws {
    let root = View(frame: CGRect(0, 0, 393, 852))
    let card = framedView("card", CGRect(20, 40, 100, 50), in: root)
    card.addSubview(View())
    let label = Label()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    let line = #line + 2
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 4),
    ])
    root.layoutIfNeeded()
    let id = "{id: 1}"
    #expect(
      root.autolayoutTrace() == """

        •UIView:0x600000100000
        |   +UIView:0x600000100010'card'
        |   |   *UILayoutGuide:0x600000100020'UIViewLayoutMarginsGuide'
        |   |   UIView:0x600000100030
        |   |   *UILabel:0x600000100040'Hello'- AMBIGUOUS LAYOUT for UILabel:0x600000100040'Hello'\
        .minY\(id)

        Legend:
        \t• - root of a layout by constraints
        \t* - is placed by constraints
        \t+ - is placed by its frame, which constraints refer to

        What Xcode cannot say:
        \tthe top edge of UILabel can lie anywhere from 4 up
        \t\tUILabel.leading == card.layoutMarginsGuide.leading  (\(file):\(line))
        \t\tUILabel.top >= card.top + 4  (\(file):\(line + 1))

        """
    )
  }

  @Test func `the title of a button has UIKit's name for it`() {
    let root = View(frame: CGRect(0, 0, 393, 852))
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.autolayoutTrace().contains("UIButtonLabel:0x600000100030'Go'"))
  }

  @Test func `names cannot write lines of their own`() throws {
    let root = View(frame: CGRect(0, 0, 393, 852))
    root.accessibilityIdentifier = "a\n\u{1B}[2J"
    let view = constrainedView("b\n)\n", in: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 1),
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    let text = try #require(root.layoutConflicts.first?.consoleText)
    #expect(text.split(separator: "\n").filter { $0 == ")" }.count == 1)
    #expect(!text.contains("\u{1B}") && !root.autolayoutTrace().contains("\u{1B}"))
  }
}
