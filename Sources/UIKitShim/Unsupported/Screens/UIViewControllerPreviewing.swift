public import Foundation
public import LayoutControls
public import LayoutViews

/// `UIKit.UIViewControllerPreviewing`, which nobody gets: no screen here feels how hard it is pressed.
public protocol UIViewControllerPreviewing: AnyObject {
  /// The view that is pressed.
  var sourceView: View { get }
  /// The part of it that stays sharp.
  var sourceRect: CGRect { get set }
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
}

/// `UIKit.UIViewControllerPreviewingDelegate`, which is never asked.
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller of the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> ViewController?
  /// Shows the controller of the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: ViewController
  )
}

private final class Previewing: UIViewControllerPreviewing {
  let sourceView: View
  var sourceRect = CGRect.zero
  let delegate: any UIViewControllerPreviewingDelegate

  init(_ delegate: any UIViewControllerPreviewingDelegate, in sourceView: View) {
    self.delegate = delegate
    self.sourceView = sourceView
  }
}

extension ViewController {
  /// Keeps nothing: no screen here feels how hard it is pressed.
  @discardableResult
  public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: View
  ) -> any UIViewControllerPreviewing { Previewing(delegate, in: sourceView) }
  /// Does nothing.
  public final func unregisterForPreviewing(
    withContext previewing: any UIViewControllerPreviewing
  ) {}
}
