#if !canImport(UIKit)
public import Foundation

extension IndexPath {
  /// Creates the place of a row in a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The number of the section, from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section, from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The number of the section, from 0.
  public var section: Int { index(atPosition: 0) }

  /// The number of the row in its section, from 0.
  public var row: Int { index(atPosition: 1) }

  /// The number of the item in its section, from 0.
  public var item: Int { index(atPosition: 1) }
}
#endif
