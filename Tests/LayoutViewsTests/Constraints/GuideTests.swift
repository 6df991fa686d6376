import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import Testing

@Suite struct GuideTests {
  @Test func `without a keyboard its guide is the bottom of the safe area`() throws {
    let window = try window(on: "iPhone 15")
    let content = View()
    window.rootView = content
    let field = constrainedView("field", in: content)
    let keyboard = content.keyboardLayoutGuide
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: keyboard.leadingAnchor),
      field.widthAnchor.constraint(equalTo: keyboard.widthAnchor),
      field.bottomAnchor.constraint(equalTo: keyboard.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(0, 852 - 34 - 44, 393, 44))
    #expect(keyboard.layoutFrame == CGRect(0, 852 - 34, 393, 34))
    window.environment.orientation = .landscape
    window.layoutIfNeeded()
    #expect(field.frame == CGRect(0, 393 - 21 - 44, 852, 44))
    #expect(keyboard === content.keyboardLayoutGuide)
    #expect(window.diagnostics.isEmpty)
  }

  @Test func `a guide that could lie elsewhere is ambiguous`() {
    let root = View(frame: CGRect(0, 0, 300, 300))
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    #expect(!guide.hasAmbiguousLayout)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    guide.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
    #expect(guide.layoutFrame == CGRect(5, 0, 20, 10))
  }

  @Test func `a constraint answers with its anchors`() {
    let (view, other) = (View(), View())
    let pair = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 3)
    #expect(pair.firstAnchor != nil && pair.secondAnchor != nil)
    #expect(view.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
  }

  @Test func `constraints of others affect a guide too`() throws {
    let window = try window()
    let view = constrainedView("view", in: window)
    let guide = LayoutGuide()
    window.addLayoutGuide(guide)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 7),
    ]
    LayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(65, 0, 20, 7))
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == Array(constraints[..<4]))
    #expect(guide.constraintsAffectingLayout(for: .vertical) == Array(constraints[4...]))
  }
}
