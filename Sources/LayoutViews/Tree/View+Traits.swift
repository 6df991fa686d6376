public import LayoutGeometry

extension View {
  /// What the view knows about its screen.
  public var traitCollection: TraitCollection { root.rootTraits }

  /// The side at which a line of text begins in this view.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
