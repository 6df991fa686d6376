import Foundation
import LayoutDiagnostics
import LayoutViews
import Testing

@Suite struct ConflictTests {
  @Test func `a conflict names the set, the one given up and the amount`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let line = #line + 1
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 130)
    LayoutConstraint.activate([first, second])
    window.layoutIfNeeded()
    let conflict = try #require(window.layoutConflicts.first)
    #expect(window.layoutConflicts.count == 1)
    #expect(conflict.constraints.elementsEqual([first, second]) { $0 === $1 })
    #expect(conflict.broken === second)
    #expect(abs(conflict.amount) == 30)
    #expect(second.isActive)
    #expect(view.frame.size.width == 100)
    let diagnostic = try #require(window.diagnostics.first)
    #expect(
      diagnostic.message == """
        unable to simultaneously satisfy constraints: 'view.width == 130' was given up and is off \
        by 30 pt
        """
    )
    #expect(diagnostic.mark?.line == line + 1)
    #expect(diagnostic.notes.map(\.message) == ["against 'view.width == 100'"])
    #expect(diagnostic.notes.first?.mark?.line == line)
  }

  @Test func `a conflict is told once, and again when it comes back`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let second = view.widthAnchor.constraint(equalToConstant: 130)
    second.isActive = true
    window.layoutIfNeeded()
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(window.diagnostics.count == 1)
    second.isActive = false
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.isEmpty)
    second.constant = 140
    second.isActive = true
    window.layoutIfNeeded()
    #expect(window.diagnostics.count == 2)
  }

  @Test func `a conflict that goes and comes back gives up the newest`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(equalToConstant: 80)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      narrow, wide,
    ])
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(wide.isActive)
    narrow.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.width == 80)
    narrow.isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.width == 80)
    wide.isActive = false
    window.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(window.diagnostics.count == 2)
  }

  @Test func `the system's rows are not given up`() throws {
    let window = try window()
    let framed = framedView("framed", CGRect(0, 0, 50, 50), in: window)
    let width = framed.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    window.layoutIfNeeded()
    #expect(framed.frame == CGRect(0, 0, 50, 50))
    #expect(window.layoutConflicts.map { $0.broken === width } == [true])
    #expect(
      window.diagnostics.first?.notes.map(\.message) == [
        "against framed.width == 50 (its frame)",
        "all of them hold where 'framed' is 80 pt wide",
      ]
    )
  }

  @Test func `nothing becomes narrower than zero`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let trailing = view.trailingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50), trailing,
    ])
    window.layoutIfNeeded()
    #expect(view.frame.minX == 50 && view.frame.width == 0)
    #expect(window.layoutConflicts.map { $0.broken === trailing } == [true])
  }

  @Test func `a constraint that contradicts itself is a conflict`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let constraint = view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5)
    constraint.isActive = true
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.map { $0.broken === constraint } == [true])
    constraint.constant = 0
    window.layoutIfNeeded()
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test func `optional constraints lose in silence`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let wish = view.widthAnchor.constraint(equalToConstant: 130)
    wish.priority = LayoutPriority(999)
    LayoutConstraint.activate([view.widthAnchor.constraint(equalToConstant: 100), wish])
    window.layoutIfNeeded()
    #expect(view.frame.size.width == 100)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a view that could lie elsewhere is ambiguous`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
    #expect(!window.hasAmbiguousLayout)
  }
}
