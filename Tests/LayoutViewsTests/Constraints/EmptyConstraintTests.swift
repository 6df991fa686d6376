import Foundation
import LayoutDiagnostics
import LayoutViews
import Testing

@Suite struct EmptyConstraintTests {
  @Test func `a constraint of nothing never counts`() {
    let constraint = LayoutConstraint()
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.relation == .equal)
    #expect(constraint.constant == 0)
    #expect(!constraint.isActive)
  }

  @Test func `the view that it is added to tells of it`() {
    let window = Window(frame: .init(x: 0, y: 0, width: 100, height: 100))
    let view = View()
    window.addSubview(view)
    view.addConstraint(LayoutConstraint())
    #expect(window.diagnostics.map(\.code) == ["constraint-without-first-item"])
    #expect(view.constraints.isEmpty)
  }
}
