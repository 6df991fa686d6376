package import Foundation

extension ScreenFrame {
  /// Returns the rectangle on the screen of what is drawn in some groups, or `nil` if nothing of it is seen.
  ///
  /// Of several groups it is the rectangle around all.
  package func shownBox(where isMeant: (ElementTag) -> Bool) -> CGRect? {
    var box: CGRect?
    func visit(_ elements: [ScreenElement], _ place: ElementPlacement, clip: CGRect, isIn: Bool) {
      for element in elements {
        let drawn: CGRect
        switch element {
        case .group(let group):
          let inner = place.inside(group)
          let own = group.clip.map { inner.box(of: $0).intersection(clip) } ?? clip
          if !own.isNull {
            visit(group.children, inner, clip: own, isIn: isIn || isMeant(group.tag))
          }
          continue
        case .shape(let shape): drawn = place.box(of: shape.bounds)
        case .text(let text): drawn = place.box(of: text.bounds)
        }
        let shown = drawn.intersection(clip)
        guard isIn, !shown.isNull, !shown.isEmpty else { continue }
        box = box?.union(shown) ?? shown
      }
    }
    let screen = CGRect(origin: .zero, size: size)
    visit(elements, ElementPlacement(), clip: screen, isIn: false)
    return box
  }
}
