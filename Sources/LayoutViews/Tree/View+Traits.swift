public import LayoutGeometry

extension View {
  /// What the view knows about its screen.
  public var traitCollection: TraitCollection { root.rootTraits }

  /// The side at which a line of text begins in this view.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection
    )
  }

  /// Returns the side at which a line of text begins in content of a kind.
  ///
  /// - Parameters:
  ///   - attribute: How the content turns around.
  ///   - layoutDirection: The direction of the application.
  /// - Returns: The direction of the content.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute,
    relativeTo layoutDirection: LayoutDirection
  ) -> LayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Returns the side at which a line of text begins in content of a kind, in an application whose
  /// texts begin on the left: what one of another direction says, only views in a window know.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }
}
