import LayoutDevices

extension View {
  /// Whether the view is on a screen in the design of iOS 26.
  package var isGlass: Bool { window?.environment.shownDesign == .glass }
}
