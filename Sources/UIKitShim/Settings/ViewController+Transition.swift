public import LayoutControls
public import LayoutViews

extension ViewController {
  /// `UIKit.UIViewController.Transition`: a way in which a screen comes, which takes no time here.
  public struct Transition {
    /// The screens for whose place a zoom asks.
    public struct ZoomSourceViewProviderContext {
      /// The screen that goes.
      public let sourceViewController: ViewController
      /// The screen that comes.
      public let zoomedViewController: ViewController
    }

    /// The options of a zoom.
    public struct ZoomOptions {
      /// Creates the usual options.
      public init() {}
    }

    private init() {}

    /// Returns the way from a view that grows.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> View?
    ) -> Self { Self() }
    /// The way from below.
    public static var coverVertical: Self { Self() }
    /// The way by a fade.
    public static var crossDissolve: Self { Self() }
    /// The way by a turn about the middle.
    public static var flipHorizontal: Self { Self() }
    /// The way by a page that is turned.
    public static var partialCurl: Self { Self() }
  }

  /// The way in which the screen comes, or `nil` for the usual one; it takes no time here.
  public final var preferredTransition: Transition? {
    get { kept("preferredTransition") }
    set { keep(newValue, "preferredTransition") }
  }
}
