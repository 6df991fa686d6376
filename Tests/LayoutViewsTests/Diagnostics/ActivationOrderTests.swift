import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutViews
import Testing

/// New constraints that are activated before the ones that they replace go, as UIKit's engine meets them.
@Suite struct ActivationOrderTests {
  /// A view with a height of 10 in a window that was laid out, and other constraints to come.
  final class Screen {
    let window: Window
    let view: View
    let old: LayoutConstraint
    let new: LayoutConstraint
    let wish: LayoutConstraint

    init() throws {
      window = try LayoutViewsTests.window(on: "iPhone 15")
      view = constrainedView("view", in: window)
      old = view.heightAnchor.constraint(equalToConstant: 10)
      new = view.heightAnchor.constraint(equalToConstant: 20)
      wish = view.heightAnchor.constraint(equalToConstant: 30)
      wish.priority = .defaultHigh
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), old,
      ])
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let isLaidOut: Bool
    let reports: Int
    let change: @Sendable (Screen) -> Void

    init(
      _ testDescription: String,
      reports: Int,
      isLaidOut: Bool = true,
      change: @Sendable @escaping (Screen) -> Void
    ) {
      self.testDescription = testDescription
      self.isLaidOut = isLaidOut
      self.reports = reports
      self.change = change
    }
  }

  @Test(arguments: [
    Row("new before old", reports: 1) {
      $0.new.isActive = true
      $0.old.isActive = false
    },
    Row("new before old, in batches", reports: 1) {
      LayoutConstraint.activate([$0.new])
      LayoutConstraint.deactivate([$0.old])
    },
    Row("new before old, taken from their view", reports: 1) {
      $0.new.isActive = true
      $0.view.removeConstraint($0.old)
    },
    Row("new before old goes with its view", reports: 1) {
      let other = constrainedView("other", in: $0.window)
      $0.old.isActive = false
      $0.view.heightAnchor.constraint(equalTo: other.heightAnchor).isActive = true
      other.heightAnchor.constraint(equalToConstant: 10).isActive = true
      $0.window.layoutIfNeeded()
      $0.new.isActive = true
      other.removeFromSuperview()
    },
    Row("old before new", reports: 0) {
      $0.old.isActive = false
      $0.new.isActive = true
    },
    Row("a wish in place of what is required", reports: 0) {
      $0.wish.isActive = true
      $0.old.isActive = false
    },
    Row("new before a wish", reports: 0) {
      $0.old.isActive = false
      $0.wish.isActive = true
      $0.window.layoutIfNeeded()
      $0.new.isActive = true
      $0.wish.isActive = false
    },
    Row("new that goes at once", reports: 0) {
      $0.new.isActive = true
      $0.new.isActive = false
    },
    Row("before the first layout", reports: 0, isLaidOut: false) {
      $0.new.isActive = true
      $0.old.isActive = false
    },
    Row("a frame that is other until the next layout", reports: 0) {
      let framed = framedView("framed", CGRect(0, 0, 10, 50), in: $0.window)
      framed.heightAnchor.constraint(equalTo: $0.view.heightAnchor).isActive = true
      $0.old.isActive = false
    },
  ])
  func `constraints meet in the order of activation`(_ row: Row) throws {
    let screen = try Screen()
    if row.isLaidOut { screen.window.layoutIfNeeded() }
    #expect(screen.window.diagnostics.isEmpty)
    row.change(screen)
    #expect(screen.window.diagnostics.count == row.reports)
    screen.window.layoutIfNeeded()
    #expect(screen.window.diagnostics.map(\.code).allSatisfy { $0 == "unsatisfiable-constraints" })
    #expect(screen.window.diagnostics.count == row.reports)
    #expect(screen.window.layoutConflicts.isEmpty)
  }

  @Test func `a conflict that stays is told once`() throws {
    let screen = try Screen()
    let third = screen.view.heightAnchor.constraint(equalToConstant: 40)
    screen.window.layoutIfNeeded()
    LayoutConstraint.activate([screen.new, third])
    screen.old.isActive = false
    let count = screen.window.diagnostics.count
    screen.window.layoutIfNeeded()
    #expect(screen.window.diagnostics.count == count + 1)
    screen.window.setNeedsLayout()
    screen.window.layoutIfNeeded()
    #expect(screen.window.diagnostics.count == count + 1)
    #expect(screen.view.frame.height == 20)
  }
}
