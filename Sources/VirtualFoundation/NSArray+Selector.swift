public import Foundation
public import LayoutViews

extension NSArray {
  /// Returns the objects in the order of a method by which one compares itself with another.
  public func sortedArray(using comparator: ActionSelector) -> [Any] {
    sortedArray { comparator.call(on: $0, with: [$1]) as? ComparisonResult ?? .orderedSame }
  }
}
