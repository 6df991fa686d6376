public import Foundation
public import LayoutTables
import LayoutViews

/// `UIKit.UITableViewDragDelegate`, which nothing here asks.
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what is dragged with a row.
  func tableView(
    _ tableView: TableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns what is dragged too with another row.
  func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the look of a dragged row.
  func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Prepares for a drag.
  func tableView(_ tableView: TableView, dragSessionWillBegin session: any UIDragSession)
  /// Responds to the end of a drag.
  func tableView(_ tableView: TableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Answers that there is nothing.
  public func tableView(
    _ tableView: TableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Answers `nil`: the usual one.
  public func tableView(
    _ tableView: TableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// `UIKit.UITableViewDropDelegate`, which nothing here asks.
public protocol UITableViewDropDelegate: AnyObject {
  /// Takes what was dropped.
  func tableView(
    _ tableView: TableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Returns whether the table takes what is dragged.
  func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what would be done at a place.
  func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Responds to a drag over the table.
  func tableView(_ tableView: TableView, dropSessionDidEnter session: any UIDropSession)
  /// Responds to a drag that left the table.
  func tableView(_ tableView: TableView, dropSessionDidExit session: any UIDropSession)
  /// Responds to the end of a drag.
  func tableView(_ tableView: TableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Answers true.
  public func tableView(_ tableView: TableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Answers that nothing is done.
  public func tableView(
    _ tableView: TableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// `UIKit.UITableViewDropProposal`.
open class UITableViewDropProposal: UIDropProposal {
  /// `UIKit.UITableViewDropProposal.Intent`.
  public enum Intent: Int, Sendable, Hashable {
    /// None that is known.
    case unspecified = 0
    /// A row comes between others.
    case insertAtDestinationIndexPath = 1
    /// Putting what is dragged into a row.
    case insertIntoDestinationIndexPath = 2
    /// One of both, by the place of the finger.
    case automatic = 3
  }

  /// The change of the rows.
  public final let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// `UIKit.UITableViewDropItem`.
public protocol UITableViewDropItem: AnyObject {
  /// The thing that is dragged.
  var dragItem: UIDragItem { get }
  /// The row that it was, if it was one of the table.
  var sourceIndexPath: IndexPath? { get }
}

/// `UIKit.UITableViewDropCoordinator`, of which nothing here makes one.
public protocol UITableViewDropCoordinator: AnyObject {
  /// The things that were dropped.
  var items: [any UITableViewDropItem] { get }
  /// The place, or `nil` for one outside of the rows.
  var destinationIndexPath: IndexPath? { get }
  /// The operation that is to be done.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Moves what was dropped to a row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
  /// Moves what was dropped to a row that stands for the one which comes.
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// `UIKit.UITableViewPlaceholder`: a row that stands for one which comes.
open class UITableViewPlaceholder: NSObject {
  /// The closure that shows something in the cell of the row.
  open var cellUpdateHandler: ((TableViewCell) -> Void)?

  /// Creates a row, of which nothing is shown here.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The place.
  ///   - reuseIdentifier: The kind of the cell.
  ///   - rowHeight: The height.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}

/// `UIKit.UITableViewDropPlaceholder`.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The closure that says how the dragged thing looks.
  open var previewParametersProvider: ((TableViewCell) -> UIDragPreviewParameters?)?
}

/// `UIKit.UITableViewDropPlaceholderContext`, of which nothing here makes one.
public protocol UITableViewDropPlaceholderContext: AnyObject {
  /// The thing that is dragged.
  var dragItem: UIDragItem { get }
  /// Puts a row in the place of the one that stands for it.
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the row away that stands for another one.
  func deletePlaceholder() -> Bool
}

extension TableView {
  /// The delegate of drags, held weakly, which is never asked: a finding says so.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptDelegate("dragDelegate") as? any UITableViewDragDelegate }
    set { keepDelegate(newValue, "dragDelegate") }
  }

  /// The delegate of drops, held weakly, which is never asked: a finding says so.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptDelegate("dropDelegate") as? any UITableViewDropDelegate }
    set { keepDelegate(newValue, "dropDelegate") }
  }

  /// Whether a row is being dragged out: never.
  public final var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table: never.
  public final var hasActiveDrop: Bool { false }
}
