public import Foundation
import LayoutDiagnostics
import LayoutViews

/// A cell, header or footer that is kept for further rows or sections.
protocol ReusableView: View {
  var reuseIdentifier: String? { get }
  init(registeredFor identifier: String)
  func prepareForReuse()
}

extension TableViewCell: ReusableView {}
extension TableViewHeaderFooterView: ReusableView {}

/// A pool of unused views of one kind by identifier, with the classes of new ones.
final class ReusePool<Element: ReusableView> {
  /// The registered classes by identifier.
  var classes: [String: Element.Type] = [:]
  private var unused: [String: [Element]] = [:]

  /// Keeps a view if it has an identifier.
  func put(_ view: Element) {
    guard let identifier = view.reuseIdentifier else { return }
    unused[identifier, default: []].append(view)
  }

  /// Returns an unused view, or a new one of the registered class, or `nil` if there is neither.
  func dequeue(_ identifier: String) -> Element? {
    guard let view = unused[identifier]?.popLast() else {
      return classes[identifier]?.init(registeredFor: identifier)
    }
    view.prepareForReuse()
    return view
  }
}

extension TableView {
  /// Registers the class that makes the cells of an identifier, or `nil` for none.
  public func register(
    _ cellClass: TableViewCell.Type?,
    forCellReuseIdentifier identifier: String
  ) {
    cellPool.classes[identifier] = cellClass
  }

  /// Registers the class that makes the header and footer views of an identifier, or `nil` for none.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.classes[identifier] = viewClass
  }

  /// Returns a cell that is no longer on the screen, or a new one of the registered class.
  ///
  /// It is `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier {
      return reconfiguredCell
    }
    return cellPool.dequeue(identifier)
  }

  /// Returns a cell that is no longer on the screen, or a new one of the registered class.
  ///
  /// An identifier for which nothing is registered is recorded as a mistake and gives a stock cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    record(.unregisteredCell(identifier))
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or footer view that is no longer on the screen, or a new one, or `nil` if nothing
  /// is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    headerFooterPool.dequeue(identifier)
  }
}
