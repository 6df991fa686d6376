public import Foundation
import LayoutDiagnostics
import LayoutViews

/// A pool of unused cells and header views, with the makers of new ones.
struct ReusePool {
  /// The makers of cells by identifier.
  var cellMakers: [String: (String) -> TableViewCell] = [:]
  /// The makers of header and footer views by identifier.
  var supplementMakers: [String: (String) -> TableViewHeaderFooterView] = [:]
  /// The row that is configured again, and its cell, which is to be had by its identifier.
  var cellInPlace: (indexPath: IndexPath, cell: TableViewCell)?
  private var cells: [String: [TableViewCell]] = [:]
  private var supplements: [String: [TableViewHeaderFooterView]] = [:]

  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func takeCell(_ identifier: String) -> TableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func put(_ view: TableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    supplements[identifier, default: []].append(view)
  }

  mutating func takeSupplement(_ identifier: String) -> TableViewHeaderFooterView? {
    supplements[identifier]?.popLast()
  }
}

extension TableView {
  /// Says which class makes the cells of an identifier, or `nil` for none.
  public func register(
    _ cellClass: TableViewCell.Type?,
    forCellReuseIdentifier identifier: String
  ) {
    reuse.cellMakers[identifier] = cellClass.map { cellClass in
      { cellClass.init(registeredFor: $0) }
    }
  }

  /// Says which class makes the header and footer views of an identifier, or `nil` for none.
  public func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.supplementMakers[identifier] = viewClass.map { viewClass in
      { viewClass.init(registeredFor: $0) }
    }
  }

  /// Returns a cell that is no longer on the screen, or a new one of the registered class.
  ///
  /// It is `nil` if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = reuse.cellInPlace?.cell, cell.reuseIdentifier == identifier { return cell }
    if let cell = reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return reuse.cellMakers[identifier]?(identifier)
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
    if let view = reuse.takeSupplement(identifier) {
      view.prepareForReuse()
      return view
    }
    return reuse.supplementMakers[identifier]?(identifier)
  }
}
