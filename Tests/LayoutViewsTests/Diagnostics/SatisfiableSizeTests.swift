import Foundation
import LayoutDiagnostics
import LayoutViews
import Testing

/// From which size of a container on a conflict is none.
@Suite struct SatisfiableSizeTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let note: String?
    let make: @Sendable (_ window: View, _ card: View, _ view: View) -> [LayoutConstraint]
  }

  @Test(arguments: [
    Row(
      testDescription: "too wide for the window",
      note: "all of them hold where 'UIWindow' is at least 516 pt wide"
    ) { window, _, view in
      [
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 200),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300),
      ]
    },
    Row(
      testDescription: "too narrow for the window",
      note: "all of them hold where 'UIWindow' is at most 120 pt wide"
    ) { window, _, view in
      [
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      ]
    },
    Row(
      testDescription: "a share of the window",
      note: "all of them hold where 'UIWindow' is 600 pt high"
    ) { window, _, view in
      [
        view.heightAnchor.constraint(equalTo: window.heightAnchor, multiplier: 0.25),
        view.heightAnchor.constraint(equalToConstant: 150),
      ]
    },
    Row(
      testDescription: "one end of two",
      note: "all of them hold where 'card' is at most 80 pt wide"
    ) { _, card, view in
      [
        view.widthAnchor.constraint(equalTo: card.widthAnchor),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
      ]
    },
    Row(
      testDescription: "inside of a frame, which begins where it begins",
      note: "all of them hold where 'card' is at least 130 pt wide"
    ) { window, card, view in
      [
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 120),
        view.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
      ]
    },
    Row(
      testDescription: "width against height",
      note: "all of them hold where 'UIWindow' is 952 pt wide, or where 'UIWindow' is 293 pt high"
    ) { window, _, view in
      [
        view.heightAnchor.constraint(equalTo: window.heightAnchor),
        view.widthAnchor.constraint(equalTo: view.heightAnchor),
        view.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -100),
      ]
    },
    Row(testDescription: "no size helps", note: nil) { _, _, view in
      [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 130),
      ]
    },
    Row(testDescription: "not even nothing helps", note: nil) { window, _, view in
      [
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      ]
    },
  ])
  func `the size at which a conflict is none`(_ row: Row) throws {
    let window = try window()
    let card = framedView("card", CGRect(10, 10, 100, 100), in: window)
    let view = constrainedView("view", in: window)
    LayoutConstraint.activate(row.make(window, card, view))
    window.layoutIfNeeded()
    let conflict = try #require(window.layoutConflicts.first)
    #expect(window.layoutConflicts.count == 1)
    let notes = conflict.diagnostic.notes.map(\.message).filter { $0.hasPrefix("all of them hold") }
    #expect(notes == (row.note.map { [$0] } ?? []))
  }

  @Test func `at that size it is none, and a point before it is one`() throws {
    let root = View(frame: CGRect(0, 0, 400, 300))
    let view = constrainedView("view", in: root)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300.5),
    ])
    root.layoutIfNeeded()
    let size = try #require(root.layoutConflicts.first?.satisfiableSizes.first)
    #expect(size.container === root)
    #expect(size.axis == .horizontal)
    #expect(size.lower == 516.5 && size.upper == .infinity)
    root.frame.size.width = 516.5
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.isEmpty)
    root.frame.size.width = 515.5
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == 1)
  }
}
