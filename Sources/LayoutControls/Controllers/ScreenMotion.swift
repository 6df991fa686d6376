/// A way in which a screen comes or goes at the moment.
enum ScreenMotion {
  /// None.
  case none
  /// Over others.
  case presented
  /// From over others.
  case dismissed
  /// Into a container.
  case toParent
  /// Out of a container.
  case fromParent
}

extension ViewController {
  /// Whether the screen is coming over others: until it has appeared.
  public final var isBeingPresented: Bool { motion == .presented }
  /// Whether the screen is going from over others.
  public final var isBeingDismissed: Bool { motion == .dismissed }
  /// Whether the screen is coming into a container: until it has appeared.
  public final var isMovingToParent: Bool { motion == .toParent }
  /// Whether the screen is going out of a container.
  public final var isMovingFromParent: Bool { motion == .fromParent }
  /// The object that closures can be added to while the screen, or one that it is in, comes or goes, or `nil`.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    ownCoordinator ?? parent?.transitionCoordinator
  }
}
