#if !canImport(ObjectiveC)
public import Foundation

extension URL {
  /// Returns true: no file is kept from the application here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing, as nothing was opened.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
