public import Foundation
import LayoutGeometry
public import LayoutViews

/// `UIKit.UIDragItem`: one thing that a finger could drag, which none does here.
open class UIDragItem: NSObject {
  /// The provider of what is dragged.
  public final let itemProvider: NSItemProvider
  /// The application's own object for it, or `nil` for none.
  open var localObject: Any?
  /// The closure that makes the picture under the finger, which is never asked.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates a thing.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// `UIKit.UIDragPreview`.
open class UIDragPreview: NSObject {
  /// The view.
  public final let view: View
  /// The look.
  public final let parameters: UIDragPreviewParameters

  /// Creates a picture of a view.
  public init(view: View, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// `UIKit.UIDragPreviewParameters`.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// `UIKit.UIDragDropSession`.
public protocol UIDragDropSession: AnyObject {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Whether it may be moved and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Returns the place of the finger in a view.
  func location(in view: View) -> CGPoint
  /// Returns whether something of a class is dragged.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  /// Returns whether something of one of some kinds is dragged.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// `UIKit.UIDragSession`.
public protocol UIDragSession: UIDragDropSession {
  /// The application's own object for the drag, or `nil` for none.
  var localContext: Any? { get set }
}

/// `UIKit.UIDropSession`.
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the application.
  var localDragSession: (any UIDragSession)? { get }
}

/// `UIKit.UIDropOperation`.
public enum UIDropOperation: UInt, Sendable, Hashable {
  /// Nothing.
  case cancel = 0
  /// Nothing, as it is not allowed.
  case forbidden = 1
  /// Copying what is dragged.
  case copy = 2
  /// Moving what is dragged.
  case move = 3
}

/// `UIKit.UIDropProposal`.
open class UIDropProposal: NSObject {
  /// The operation that would be done.
  public final let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Whether the picture under the finger keeps its size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
