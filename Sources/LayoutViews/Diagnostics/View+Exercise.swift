extension View {
  /// Switches a view with an ambiguous layout to another one that is just as good.
  ///
  /// Calls alternate between the high end of the open values and the low end, or 100 points in that
  /// direction if there is no end; UIKit chooses at random. All other views follow, so every constraint holds
  /// that held before. The choice stays, through later changes too, until another view of the tree is
  /// exercised. A view whose layout is not ambiguous stays as it is. Takes effect in the next layout.
  ///
  /// - Complexity: A few solutions of the rows connected with the view.
  public func exerciseAmbiguityInLayout() {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }
}
