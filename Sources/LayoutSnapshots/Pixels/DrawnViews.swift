package import Foundation
package import ScreenFrames

/// A finder of the views that draw something in a part of a frame.
package struct DrawnViews {
  private let box: CGRect
  /// The views found, from the back.
  private var found: [(name: String, area: CGFloat)] = []

  /// Returns the ids of the views that draw something in a rectangle of the screen, the front-most first.
  ///
  /// Views that draw more than half of the screen, such as backgrounds, are everywhere, so that they are
  /// named only if there is nothing else.
  static func names(in frame: ScreenFrame, at box: CGRect) -> [String] {
    var views = Self(box: box)
    let screen = CGRect(origin: .zero, size: frame.size)
    views.visit(frame.elements, owner: "", ElementPlacement(), clip: screen)
    let half = screen.width * screen.height / 2
    let small = views.found.filter { $0.area <= half }
    var names: [String] = []
    for view in (small.isEmpty ? views.found : small).reversed() where !names.contains(view.name) {
      names.append(view.name)
    }
    return names
  }

  /// Returns the rectangles of views of some names or ids on the screen, those that draw nothing left out.
  ///
  /// Of several views of one name it is the rectangle around all.
  package static func boxes(of names: [String], in frame: ScreenFrame) -> [String: CGRect] {
    names.reduce(into: [:]) { boxes, name in
      boxes[name] = frame.shownBox { $0.view == name || $0.id == name }
    }
  }

  private init(box: CGRect) { self.box = box }

  private mutating func visit(
    _ elements: [ScreenElement],
    owner: String,
    _ place: ElementPlacement,
    clip: CGRect
  ) {
    for element in elements {
      switch element {
      case .group(let group):
        let inner = place.inside(group)
        let own = group.clip.map { inner.box(of: $0).intersection(clip) } ?? clip
        guard !own.isNull else { continue }
        let isView = group.tag.view != nil || owner.isEmpty
        visit(
          group.children,
          owner: isView && !group.tag.id.isEmpty ? group.tag.id : owner,
          inner,
          clip: own
        )
      case .shape(let shape): note(place.box(of: shape.bounds), owner, clip)
      case .text(let text): note(place.box(of: text.bounds), owner, clip)
      }
    }
  }

  private mutating func note(_ box: CGRect, _ owner: String, _ clip: CGRect) {
    let shown = box.intersection(clip)
    guard !owner.isEmpty, !shown.isNull, shown.intersects(self.box) else { return }
    found.append((owner, shown.width * shown.height))
  }
}
