package import LayoutDiagnostics

extension OwnModule {
  /// The mark of this module.
  package static let layoutControls = OwnModule()
}
