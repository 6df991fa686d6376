import ScreenFrames

/// Returns the groups of a role, wherever they lie.
func groups(_ role: String, in elements: [ScreenElement]) -> [ElementGroup] {
  elements.flatMap { element -> [ElementGroup] in
    guard case .group(let group) = element else { return [] }
    return (group.tag.role == role ? [group] : []) + groups(role, in: group.children)
  }
}

/// Returns the shapes in a group, within the corners of the screen, but without these.
func shapes(_ group: ElementGroup) -> [Shape] {
  group.children.flatMap { element -> [Shape] in
    switch element {
    case .shape(let shape): [shape]
    case .group(let inner): inner.clipPath.isEmpty ? [] : shapes(inner)
    case .text: []
    }
  }
}
