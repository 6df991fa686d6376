import Foundation
import LayoutDiagnostics
import LayoutViews

/// A cell, header or footer that is kept for further rows or sections.
protocol ReusableView: View {
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension TableViewCell: ReusableView {}
extension TableViewHeaderFooterView: ReusableView {}

/// A pool of unused views of one kind by identifier, with the classes of new ones.
final class ReusePool<Element: ReusableView> {
  /// The registered classes by identifier.
  private var classes: [String: Element.Type] = [:]
  private var unused: [String: [Element]] = [:]
  private let make: (Element.Type, String) -> Element

  /// Creates an empty pool.
  ///
  /// - Parameter make: Returns a new view of a class for an identifier.
  init(make: @escaping (Element.Type, String) -> Element) { self.make = make }

  /// Notes the class of new views of an identifier, or `nil` for none.
  ///
  /// A class of other views stops the program, as under UIKit.
  func register(_ kind: AnyClass?, for identifier: String) {
    classes[identifier] = kind.map { kind in
      guard let kind = kind as? Element.Type else {
        preconditionFailure(
          "a class that is registered inherits from 'UI\(Element.self)', and '\(kind)' does not"
        )
      }
      return kind
    }
  }

  /// Keeps a view if it has an identifier.
  func put(_ view: Element) {
    guard let identifier = view.reuseIdentifier else { return }
    unused[identifier, default: []].append(view)
  }

  /// Returns an unused view, or a new one of the registered class, or `nil` if there is neither.
  func dequeue(_ identifier: String) -> Element? {
    guard let view = unused[identifier]?.popLast() else {
      return classes[identifier].map { make($0, identifier) }
    }
    view.prepareForReuse()
    return view
  }
}

extension TableView {
  /// Registers the class that makes the cells of an identifier, or `nil` for none.
  ///
  /// Its cells are made by `init(style:reuseIdentifier:)`, in the default style; a class with initializers
  /// of its own alone stops the program when the first one is asked for, as under UIKit.
  ///
  /// - Parameters:
  ///   - cellClass: The class, `TableViewCell` or one that inherits from it, or `nil` for none.
  ///   - identifier: The identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier)
  }

  /// Registers the class that makes the header and footer views of an identifier, or `nil` for none.
  ///
  /// They are made by `init(reuseIdentifier:)`, as cells are by their initializer.
  ///
  /// - Parameters:
  ///   - viewClass: The class, `TableViewHeaderFooterView` or one that inherits from it, or `nil` for none.
  ///   - identifier: The identifier.
  public func register(
    _ viewClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.register(viewClass, for: identifier)
  }

  /// Returns a cell that is no longer on the screen, or a new one of the registered class, or `nil` if there is neither.
  final func unusedCell(_ identifier: String) -> TableViewCell? {
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier {
      return reconfiguredCell
    }
    return cellPool.dequeue(identifier)
  }

  /// Returns a stock cell in the place of one for whose identifier nothing is registered, which is recorded.
  final func stockCell(_ identifier: String) -> TableViewCell {
    record(.unregisteredCell(identifier))
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
