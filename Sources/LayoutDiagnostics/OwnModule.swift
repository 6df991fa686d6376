/// A module of the simulator, in whose code a place is of no use to the reader.
package struct OwnModule: Sendable, Hashable {
  /// The module's name, as `#fileID` begins with it.
  package let name: String

  /// Creates the mark of the module in whose code this is called.
  package init(fileID: String = #fileID) { name = String(fileID.prefix { $0 != "/" }) }

  /// Returns whether a place is in the Swift code of the module.
  package func contains(_ mark: SourceMark) -> Bool {
    mark.file.hasSuffix(".swift") && mark.file.hasPrefix(name + "/")
  }

  /// Returns whether the module declares a type.
  package func declares(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix(name + ".") }
}
