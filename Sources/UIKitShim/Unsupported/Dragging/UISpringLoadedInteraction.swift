public import LayoutControls
public import LayoutTables
public import LayoutViews

/// `UIKit.UISpringLoadedInteractionContext`, of which nothing here makes one.
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The view that would open.
  var targetView: View? { get set }
  /// The thing that would open.
  var targetItem: Any? { get set }
}

/// `UIKit.UISpringLoadedInteractionSupporting`.
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether something that is dragged over it opens it, which nothing does here.
  var isSpringLoaded: Bool { get set }
}

extension Responder {
  fileprivate var keptSpring: Bool {
    get { kept("isSpringLoaded") ?? false }
    set { keep(newValue, "isSpringLoaded") }
  }
}

extension Button: UISpringLoadedInteractionSupporting {
  /// Whether something that is dragged over the button presses it, which nothing does here.
  public final var isSpringLoaded: Bool {
    get { keptSpring }
    set { keptSpring = newValue }
  }
}

extension SegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether something that is dragged over a segment selects it, which nothing does here.
  public final var isSpringLoaded: Bool {
    get { keptSpring }
    set { keptSpring = newValue }
  }
}

extension TableView: UISpringLoadedInteractionSupporting {
  /// Whether something that is dragged over a row selects it, which nothing does here.
  public final var isSpringLoaded: Bool {
    get { keptSpring }
    set { keptSpring = newValue }
  }
}
