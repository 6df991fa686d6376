public import Foundation
import LayoutViews

extension IndexPath {
  /// Creates the path of an item of a section.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The index of the item in its section.
  public var item: Int {
    get { row }
    set { self = IndexPath(row: newValue, section: section) }
  }
}
