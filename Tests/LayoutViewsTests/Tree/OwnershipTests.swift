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

  @Test func `what outlives its root has no superview, and lives on in another tree`() throws {
    let view = View()
    let guide = LayoutGuide()
    var constraints: [LayoutConstraint] = []
    weak var weakParent: View?
    do {
      let parent = View(frame: CGRect(0, 0, 300, 300))
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      parent.addLayoutGuide(guide)
      constraints = [
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 40),
      ]
      LayoutConstraint.activate(constraints)
      parent.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 150, height: 40))
      weakParent = parent
    }
    #expect(weakParent == nil)
    #expect(view.superview == nil)
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
    // Only the constraint that the view holds itself is left.
    #expect(constraints.map(\.isActive) == [false, false, true])
    #expect(constraints.allSatisfy { $0.firstItem === view })
    #expect(constraints.map { $0.secondItem === guide } == [false, true, false])
    #expect(constraints.map { $0.secondItem == nil } == [true, false, true])
    constraints[2].constant = 50
    let window = try window()
    window.addSubview(view)
    view.widthAnchor.constraint(equalTo: window.widthAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 393, height: 50))
  }

  @Test func `what was measured, scrolled, in conflict and without variables goes too`() throws {
    weak var weakWindow: Window?
    var weakViews: [() -> View?] = []
    var conflicts: [LayoutConflict] = []
    do {
      let window = try window()
      let scrollView = ScrollView(frame: window.bounds)
      window.addSubview(scrollView)
      let content = constrainedView("content", in: scrollView)
      let inside = constrainedView("inside", in: content)
      LayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
        content.widthAnchor.constraint(equalToConstant: 500),
        content.widthAnchor.constraint(equalToConstant: 600),
        inside.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
        inside.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        inside.widthAnchor.constraint(equalTo: inside.widthAnchor),
      ])
      window.layoutIfNeeded()
      scrollView.contentOffset = CGPoint(x: 0, y: 30)
      window.layoutIfNeeded()
      _ = content.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      // Waits for a solution that never comes.
      inside.heightAnchor.constraint(equalToConstant: 10).isActive = true
      conflicts = window.layoutConflicts
      weakWindow = window
      for view in [scrollView, content, inside] { weakViews.append { [weak view] in view } }
    }
    #expect(weakWindow == nil)
    #expect(weakViews.map { $0() == nil } == [true, true, true])
    // A report outlives its tree.
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.consoleText.contains("nothing.width == 600") == true)
  }

  @Test func `a view may leave its superview when that goes`() {
    final class Host: View {
      let guest = View()
      deinit { guest.removeFromSuperview() }
    }
    var host: Host? = Host()
    let guest = host?.guest
    if let host, let guest {
      host.addSubview(guest)
      guest.translatesAutoresizingMaskIntoConstraints = false
      guest.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
      host.layoutIfNeeded()
    }
    host = nil
    #expect(guest?.superview == nil)
    #expect(guest?.constraints.isEmpty == true)
  }
}
