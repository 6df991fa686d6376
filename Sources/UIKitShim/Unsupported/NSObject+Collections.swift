public import Foundation
import LayoutDiagnostics

// Objective-C alone finds properties by their names.
extension NSObject {
  /// Returns an array that has nothing to do with the object, with a finding.
  ///
  /// - Parameters:
  ///   - key: The name of a property.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: An empty array.
  public final func mutableArrayValue(
    forKey key: String,
    fileID: String = #fileID,
    line: Int = #line
  ) -> NSMutableArray {
    tellUnknown(key, "mutableArrayValue", SourceMark(file: fileID, line: line))
    return NSMutableArray()
  }

  /// Returns a set that has nothing to do with the object, with a finding.
  ///
  /// - Parameters:
  ///   - key: The name of a property.
  ///   - fileID: The file of the call, for the finding.
  ///   - line: The line of the call.
  /// - Returns: An empty set.
  public final func mutableSetValue(
    forKey key: String,
    fileID: String = #fileID,
    line: Int = #line
  ) -> NSMutableSet {
    tellUnknown(key, "mutableSetValue", SourceMark(file: fileID, line: line))
    return NSMutableSet()
  }

  private func tellUnknown(_ key: String, _ name: String, _ mark: SourceMark) {
    UnsupportedUse.tell(
      "'\(name)(forKey:)' does not find '\(key)' of '\(ClassName.of(type(of: self)))': what it answers is empty",
      at: mark,
      hint: "change the property itself"
    )
  }
}
