public import Foundation
public import LayoutControls
import LayoutDevices
import LayoutGeometry
import LayoutTables
public import LayoutViews

// What controllers keep without an effect here.

extension NavigationController {
  /// Whether a swipe hides the bars, which it does not here.
  public final var hidesBarsOnSwipe: Bool {
    get { kept("hidesBarsOnSwipe") ?? false }
    set { keep(newValue, "hidesBarsOnSwipe", isSeen: newValue) }
  }

  /// Whether a tap hides the bars, which it does not here.
  public final var hidesBarsOnTap: Bool {
    get { kept("hidesBarsOnTap") ?? false }
    set { keep(newValue, "hidesBarsOnTap", isSeen: newValue) }
  }

  /// Whether the keyboard hides the bars, which it does not here.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { kept("hidesBarsWhenKeyboardAppears") ?? false }
    set { keep(newValue, "hidesBarsWhenKeyboardAppears", isSeen: newValue) }
  }

  /// Whether low windows hide the bars, which they do not here.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { kept("hidesBarsWhenVerticallyCompact") ?? false }
    set { keep(newValue, "hidesBarsWhenVerticallyCompact", isSeen: newValue) }
  }

  /// The duration of a bar's slide, in seconds.
  public static var hideShowBarDuration: CGFloat {
    CGFloat(NavigationContainer.hideShowBarDuration)
  }
}

extension TabBarController {
  /// The screens whose tabs a reader may move, which nobody does.
  public final var customizableViewControllers: [ViewController]? {
    get { kept("customizableViewControllers") }
    set { keep(newValue, "customizableViewControllers") }
  }
}

extension ViewController {
  /// The name of the group in which the focus moves, which there is none of.
  public final var focusGroupIdentifier: String? {
    get { kept("focusGroupIdentifier") }
    set { keep(newValue, "focusGroupIdentifier") }
  }

  /// Whether scroll views keep clear of bars, as `contentInsetAdjustmentBehavior` says since iOS 11.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept("automaticallyAdjustsScrollViewInsets") ?? true }
    set { keep(newValue, "automaticallyAdjustsScrollViewInsets") }
  }

  /// Sets the items of the bar below, at once.
  public final func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Adds a key, which nobody presses.
  public final func addKeyCommand(_ keyCommand: KeyCommand) {}
  /// Takes a key away.
  public final func removeKeyCommand(_ keyCommand: KeyCommand) {}
}

extension ViewController {
  /// Does nothing: the way in which the screen is held changes when a test says so.
  public class func attemptRotationToDeviceOrientation() {}
}
