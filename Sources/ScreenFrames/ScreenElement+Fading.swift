import LayoutGeometry

extension ScreenElement {
  /// Returns the element so that what is behind it shows through.
  ///
  /// Elements of a group that may overlap are drawn together first, as layers are. Where there is only one,
  /// its color says the same, and is much cheaper to draw.
  ///
  /// - Parameter opacity: How much of the element shows, from 0 to 1 for all.
  /// - Returns: The paler element.
  public func faded(by opacity: Double) -> ScreenElement {
    switch self {
    case .group(var group):
      switch group.children.count {
      case 0: break
      case 1 where group.opacity == 1: group.children = [group.children[0].faded(by: opacity)]
      default: group.opacity *= opacity
      }
      return .group(group)
    case .shape(var shape):
      guard shape.fill == nil || shape.stroke == nil else {
        return .group(ElementGroup(.none, opacity: opacity, children: [self]))
      }
      shape.fill = shape.fill?.faded(by: opacity)
      if let color = shape.stroke?.color { shape.stroke?.color = color.faded(by: opacity) }
      return .shape(shape)
    case .text(var run):
      run.color = run.color.faded(by: opacity)
      return .text(run)
    }
  }
}
