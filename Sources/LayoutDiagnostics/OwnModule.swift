/// A module of the simulator, in whose code a place tells the reader nothing.
package struct OwnModule: Sendable, Hashable {
  /// The module's name, as `#fileID` begins with it.
  package let name: String

  /// Makes the mark of the module in whose code this is called.
  ///
  /// - Parameter fileID: The calling file.
  package init(fileID: String = #fileID) {
    name = String(fileID.prefix { $0 != "/" })
  }

  /// Returns whether a place is in the Swift code of the module.
  ///
  /// - Parameter mark: The place.
  /// - Returns: Whether the file is one of the module's.
  package func contains(_ mark: SourceMark) -> Bool {
    mark.file.hasSuffix(".swift") && mark.file.hasPrefix(name + "/")
  }
}
