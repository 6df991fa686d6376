package import LayoutDiagnostics

extension OwnModule {
  /// This module.
  package static let layoutControls = OwnModule()
}
