import Foundation
import LayoutControls
import LayoutTables
import LayoutViews
import Testing

/// When views are asked for their constraints: as soon as somebody in the tree uses constraints.
@Suite struct ConstraintsInUseTests {
  /// Makes its constraints when it is asked, as a view that needs some has to say.
  class Late: View {
    var updates = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  private final class Needy: Late {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let updates: Int
    let use: @Sendable (_ window: Window, _ late: Late) -> Void
  }

  @Test(arguments: [
    Row(testDescription: "nobody uses constraints", updates: 0) { window, _ in
      window.addSubview(View())
      window.setNeedsLayout()
    },
    Row(testDescription: "a constraint is activated", updates: 1) { window, _ in
      constrainedView("view", in: window).widthAnchor.constraint(equalToConstant: 1).isActive = true
    },
    Row(testDescription: "a view is placed by constraints", updates: 1) { window, _ in
      _ = constrainedView("view", in: window)
    },
    Row(testDescription: "another view needs constraints", updates: 1) { window, _ in
      window.addSubview(Needy())
    },
    Row(testDescription: "a table comes into the window", updates: 1) { window, _ in
      window.addSubview(TableView())
    },
    Row(testDescription: "a bar comes into the window inside of a view", updates: 1) { window, _ in
      let view = View()
      view.addSubview(Toolbar())
      window.addSubview(view)
    },
    Row(testDescription: "a table is outside of the window", updates: 0) { _, _ in
      View().addSubview(TableView())
    },
    Row(testDescription: "a view is measured by constraints", updates: 1) { _, late in
      _ = late.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    },
    Row(testDescription: "it moves to a tree with constraints", updates: 1) { window, late in
      let other = View()
      _ = constrainedView("view", in: other)
      late.removeFromSuperview()
      other.addSubview(late)
      window.addSubview(other)
    },
    Row(testDescription: "it comes back to where none are", updates: 0) { window, late in
      late.removeFromSuperview()
      window.layoutIfNeeded()
      window.addSubview(late)
    },
  ])
  func `views are asked once constraints are used`(_ row: Row) throws {
    let window = try window()
    let late = Late()
    window.addSubview(late)
    window.layoutIfNeeded()
    #expect(late.updates == 0 && late.needsUpdateConstraints())
    row.use(window, late)
    window.layoutIfNeeded()
    #expect(late.updates == row.updates)
    #expect(late.needsUpdateConstraints() == (row.updates == 0))
    window.layoutIfNeeded()
    #expect(late.updates == row.updates)
  }

  @Test func `a view that needs constraints is asked from the first layout on`() throws {
    let window = try window()
    let needy = Needy()
    window.addSubview(needy)
    window.layoutIfNeeded()
    #expect(needy.updates == 1)
  }
}
