extension View {
  /// Switches a view with an ambiguous layout to another one that is just as good.
  ///
  /// Calls go by turns to the high end of what is open and to the low end, or 100 points there where
  /// there is no end; UIKit chooses at random. All other views follow, so every constraint holds that
  /// held before. The choice stays, through later changes too, until another view of the tree is
  /// exercised. A view whose layout is not ambiguous stays where it is. Takes effect in the next layout.
  ///
  /// - Complexity: A few solutions of what is connected with the view.
  public func exerciseAmbiguityInLayout() {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else { return }
    engine.exerciseAmbiguity(of: item)
  }
}
