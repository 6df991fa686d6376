import Foundation
import LayoutDiagnostics
import LayoutTables
import LayoutViews
import Testing

/// Which constraint of a conflict is given up, and what becomes of it.
@Suite struct BrokenConstraintTests {
  /// A root with a framed card, and in the card a view, a label and a table cell's content.
  final class Screen {
    let root = View(frame: CGRect(0, 0, 400, 300))
    let card: View
    let view: View
    let label = Label()
    let cell = TableViewCell()

    init() {
      card = framedView("card", CGRect(20, 20, 100, 100), in: root)
      view = constrainedView("view", in: card)
      label.text = "A text that is wide"
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      cell.frame = CGRect(0, 0, 400, 44)
      root.addSubview(cell)
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The place of the one that is given up, in order of activation.
    let broken: Int
    let make: @Sendable (Screen) -> [LayoutConstraint]
  }

  @Test(arguments: [
    Row(testDescription: "the newest of two", broken: 1) {
      [
        $0.view.widthAnchor.constraint(equalToConstant: 50),
        $0.view.widthAnchor.constraint(equalToConstant: 60),
      ]
    },
    Row(testDescription: "the newest of a chain, not the one in the middle", broken: 3) {
      [
        $0.view.leadingAnchor.constraint(equalTo: $0.card.leadingAnchor),
        $0.view.widthAnchor.constraint(equalTo: $0.label.widthAnchor),
        $0.label.widthAnchor.constraint(equalToConstant: 30),
        $0.view.trailingAnchor.constraint(equalTo: $0.card.trailingAnchor),
      ]
    },
    Row(testDescription: "one that is not in the conflict is spared, however new", broken: 1) {
      [
        $0.view.widthAnchor.constraint(equalToConstant: 50),
        $0.view.widthAnchor.constraint(equalToConstant: 60),
        $0.view.heightAnchor.constraint(equalToConstant: 60),
        $0.label.widthAnchor.constraint(equalToConstant: 60),
      ]
    },
    Row(testDescription: "not the frame of a view", broken: 0) {
      [$0.card.heightAnchor.constraint(equalToConstant: 60)]
    },
    Row(testDescription: "not the size of the root", broken: 0) {
      [$0.root.widthAnchor.constraint(equalToConstant: 60)]
    },
    Row(testDescription: "not the size that a cell gives its content", broken: 0) {
      [$0.cell.contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)]
    },
    Row(testDescription: "not a margin", broken: 1) {
      [
        $0.view.leadingAnchor.constraint(equalTo: $0.card.layoutMarginsGuide.leadingAnchor),
        $0.view.leadingAnchor.constraint(equalTo: $0.card.leadingAnchor),
      ]
    },
    Row(testDescription: "not a content that must be shown whole", broken: 0) {
      $0.label.setContentCompressionResistancePriority(.required, for: .horizontal)
      return [$0.label.widthAnchor.constraint(equalToConstant: 5)]
    },
    Row(testDescription: "not that nothing is narrower than zero", broken: 1) {
      [
        $0.view.leadingAnchor.constraint(equalTo: $0.card.leadingAnchor, constant: 60),
        $0.view.trailingAnchor.constraint(equalTo: $0.card.leadingAnchor, constant: 40),
      ]
    },
    Row(testDescription: "the trailing pin, where the container has no width", broken: 1) {
      $0.card.frame.size.width = 0
      return [
        $0.view.leadingAnchor.constraint(equalTo: $0.card.leadingAnchor, constant: 8),
        $0.card.trailingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: 8),
      ]
    },
  ])
  func `the application's newest constraint is given up, none of the system`(_ row: Row) {
    let screen = Screen()
    let constraints = row.make(screen)
    LayoutConstraint.activate(constraints)
    screen.root.layoutIfNeeded()
    let broken = screen.root.layoutConflicts.map { conflict in
      constraints.firstIndex { $0 === conflict.broken }
    }
    #expect(broken == [row.broken])
    // It stays active, and the diagnostic points at its line.
    #expect(constraints.allSatisfy { $0.isActive })
    let diagnostic = screen.root.layoutConflicts.first?.diagnostic
    #expect(diagnostic?.mark == constraints[row.broken].source)
  }

  @Test(arguments: [true, false])
  func `it comes back when the conflict goes`(isResized: Bool) {
    let screen = Screen()
    let pin = screen.view.trailingAnchor.constraint(equalTo: screen.card.trailingAnchor)
    let width = screen.view.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([
      screen.view.leadingAnchor.constraint(equalTo: screen.card.leadingAnchor), width, pin,
    ])
    screen.root.layoutIfNeeded()
    #expect(screen.root.layoutConflicts.map { $0.broken === pin } == [true])
    #expect(screen.view.frame.width == 200)
    if isResized {
      screen.card.frame.size.width = 200
    } else {
      width.constant = 100
    }
    screen.root.layoutIfNeeded()
    #expect(screen.root.layoutConflicts.isEmpty)
    #expect(screen.view.frame.maxX == screen.card.bounds.maxX)
    width.isActive = false
    screen.card.frame.size.width = 150
    screen.root.layoutIfNeeded()
    #expect(screen.view.frame.width == 150)
  }

  @Test func `the others hold as if it were not there`() {
    let screen = Screen()
    let held = [
      screen.view.leadingAnchor.constraint(equalTo: screen.card.leadingAnchor, constant: 10),
      screen.view.widthAnchor.constraint(equalToConstant: 40),
      screen.label.leadingAnchor.constraint(equalTo: screen.view.trailingAnchor, constant: 5),
    ]
    LayoutConstraint.activate(held)
    screen.root.layoutIfNeeded()
    let frames = [screen.view.frame, screen.label.frame]
    let broken = screen.label.leadingAnchor.constraint(
      equalTo: screen.card.leadingAnchor,
      constant: 90
    )
    broken.isActive = true
    screen.root.layoutIfNeeded()
    #expect([screen.view.frame, screen.label.frame] == frames)
    #expect(screen.root.layoutConflicts.map { abs($0.amount) } == [35])
  }
}
