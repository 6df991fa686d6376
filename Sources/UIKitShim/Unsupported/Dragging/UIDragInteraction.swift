public import Foundation
public import LayoutViews

/// `UIKit.UIDragInteractionDelegate`, which nothing here asks.
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns what is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// `UIKit.UIDragInteraction`, by which nothing is dragged.
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view, or `nil` for none.
  public private(set) final weak var view: View?
  /// The delegate, which is never asked.
  public private(set) final weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether things can be dragged.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }

  /// Prepares for another view; nothing is to be done.
  open func willMove(to view: View?) {}
  /// Takes over another view.
  open func didMove(to view: View?) { self.view = view }
}

/// `UIKit.UIDropInteractionDelegate`, which nothing here asks.
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether what is dragged is taken.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  )
    -> Bool
  /// Returns what would be done.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes what was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Answers true.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Answers that nothing is done.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction,
    performDrop session: any UIDropSession
  ) {}
}

/// `UIKit.UIDropInteraction`, on which nothing is dropped.
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view, or `nil` for none.
  public private(set) final weak var view: View?
  /// The delegate, which is never asked.
  public private(set) final weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  /// Prepares for another view; nothing is to be done.
  open func willMove(to view: View?) {}
  /// Takes over another view.
  open func didMove(to view: View?) { self.view = view }
}
