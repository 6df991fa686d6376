import Foundation
import LayoutViews
import Testing

@Suite struct OwnershipTests {
  @Test func `a tree with constraints goes when its window goes`() throws {
    weak var weakWindow: Window?
    weak var weakView: View?
    weak var weakGuide: LayoutGuide?
    weak var weakConstraint: LayoutConstraint?
    do {
      let window = try window()
      let view = constrainedView("view", in: window)
      let constraint = view.leadingAnchor.constraint(
        equalTo: window.safeAreaLayoutGuide.leadingAnchor
      )
      constraint.isActive = true
      window.layoutIfNeeded()
      weakWindow = window
      weakView = view
      weakGuide = window.safeAreaLayoutGuide
      weakConstraint = constraint
    }
    #expect(weakWindow == nil)
    #expect(weakView == nil)
    #expect(weakGuide == nil)
    #expect(weakConstraint == nil)
  }

  @Test func `a view that was taken out goes, and leaves nothing in the engine`() throws {
    let window = try window()
    let anchor = constrainedView("anchor", in: window)
    weak var weakView: View?
    do {
      let view = constrainedView("view", in: window)
      view.leadingAnchor.constraint(equalTo: anchor.trailingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      anchor.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      window.layoutIfNeeded()
      #expect(anchor.frame.width == 100)
      view.removeFromSuperview()
      weakView = view
    }
    #expect(weakView == nil)
    #expect(window.constraints.isEmpty)
    window.layoutIfNeeded()
    #expect(anchor.frame.width == 0)
  }

  @Test func `a constraint does not keep its views`() {
    let parent = View()
    var view: View? = View()
    let constraint = view?.widthAnchor.constraint(equalTo: parent.widthAnchor)
    view = nil
    #expect(constraint?.firstItem == nil)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }
}
