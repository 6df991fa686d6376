public import Foundation
public import LayoutControls
import LayoutDiagnostics
import LayoutViews

/// `UIKit.UIPageViewController`: it shows its first screen, and none is turned over, which a finding says.
open class UIPageViewController: ViewController {
  /// `UIKit.UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Sendable, Hashable {
    /// As a page of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// `UIKit.UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Sendable, Hashable {
    /// To the sides.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// `UIKit.UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Sendable, Hashable {
    /// To the next screens.
    case forward = 0
    /// To the screens before.
    case reverse = 1
  }

  /// `UIKit.UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance of screens.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  /// The source of further screens, which a finger would ask for.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which hears of fingers alone.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The way in which screens are turned over.
  public final let transitionStyle: TransitionStyle
  /// The direction.
  public final let navigationOrientation: NavigationOrientation
  /// The screens that are seen.
  public private(set) final var viewControllers: [ViewController]? = []
  /// The place that makes it, or `nil` if it is not known.
  private var mark: SourceMark?

  /// Creates a container without screens.
  ///
  /// - Parameters:
  ///   - style: The way in which screens are turned over.
  ///   - navigationOrientation: The direction.
  ///   - options: The options, which have no effect.
  @_disfavoredOverload
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container without screens, and notes where.
  ///
  /// - Parameters:
  ///   - style: The way in which screens are turned over.
  ///   - navigationOrientation: The direction.
  ///   - options: The options, which have no effect.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    mark = SourceMark(file: fileID, line: line)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows other screens at once, of which the first fills the container.
  open func setViewControllers(
    _ viewControllers: [ViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in self.viewControllers ?? [] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let first = viewControllers?.first {
      addChild(first)
      first.view.frame = view.bounds
      first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(first.view)
      first.didMove(toParent: self)
    }
    completion?(true)
  }

  /// Says that no finger turns a page.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UnsupportedUse.tell(
      "'UIPageViewController' shows its first screen alone: a finger turns to no other one",
      at: mark,
      hint: "call 'setViewControllers' for the screen that is tested"
    )
  }
}

/// `UIKit.UIPageViewControllerDataSource`, which a finger would ask.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the screen before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?
  /// Returns the screen after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
}

/// `UIKit.UIPageViewControllerDelegate`, which hears of fingers alone.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Responds to a page that was turned over.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  )
  /// Prepares for a page to be turned over.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController],
    transitionCompleted completed: Bool
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) {}
}
