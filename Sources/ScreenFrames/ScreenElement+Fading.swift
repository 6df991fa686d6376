import LayoutGeometry

extension ScreenElement {
  /// Returns the element paler by a factor from 0 to 1.
  ///
  /// Elements of a group that may overlap are drawn together first, as layers are. A single one gets a
  /// color that says the same and is much cheaper to draw.
  package func faded(by opacity: Double) -> ScreenElement {
    switch self {
    case .group(var group):
      switch group.children.count {
      case 0: break
      case 1 where group.opacity == 1: group.children = [group.children[0].faded(by: opacity)]
      default: group.opacity *= opacity
      }
      return .group(group)
    case .shape(var shape):
      guard shape.fill == nil && shape.gradient.isEmpty || shape.stroke == nil else {
        return .group(ElementGroup(.none, opacity: opacity, children: [self]))
      }
      shape.fill = shape.fill?.faded(by: opacity)
      shape.gradient.recolor { $0.faded(by: opacity) }
      if let color = shape.stroke?.color { shape.stroke?.color = color.faded(by: opacity) }
      return .shape(shape)
    case .text(var run):
      run.color = run.color.faded(by: opacity)
      return .text(run)
    }
  }
}
