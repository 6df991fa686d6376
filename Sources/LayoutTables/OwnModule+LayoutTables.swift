package import LayoutDiagnostics

extension OwnModule {
  /// This module.
  package static let layoutTables = OwnModule()
}
