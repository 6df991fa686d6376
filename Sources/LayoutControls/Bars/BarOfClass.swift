import Foundation
import LayoutDiagnostics
import LayoutViews

/// A bar that is made of a class which an application names.
private protocol BarOfClass: View {}

extension NavigationBar: BarOfClass {}
extension Toolbar: BarOfClass {}

// An initializer of a protocol is not required of subclasses, and calls the override of the class, as with cells.

extension BarOfClass where Self == NavigationBar {
  fileprivate init(ofClass: Void) { self.init(frame: .zero) }
}

extension BarOfClass where Self == Toolbar {
  fileprivate init(ofClass: Void) { self.init(frame: .zero) }
}

extension NavigationBar {
  /// Returns a bar of a class, or a usual one without one.
  static func ofClass(_ barClass: AnyClass?) -> NavigationBar {
    guard let barClass else { return NavigationBar() }
    guard let bar = barClass as? NavigationBar.Type else {
      recordUnfit(barClass, as: "UINavigationBar")
      return NavigationBar()
    }
    return bar.init(ofClass: ())
  }
}

extension Toolbar {
  /// Returns a bar of a class, or a usual one without one.
  static func ofClass(_ barClass: AnyClass?) -> Toolbar {
    guard let barClass else { return Toolbar() }
    guard let bar = barClass as? Toolbar.Type else {
      recordUnfit(barClass, as: "UIToolbar")
      return Toolbar()
    }
    return bar.init(ofClass: ())
  }
}

/// Records that a class is no kind of a bar, where UIKit stops the application.
private func recordUnfit(_ barClass: AnyClass, as name: String) {
  Diagnostic(
    .error,
    code: "unfit-argument",
    "'\(barClass)' is no subclass of '\(name)': a usual bar is in its place"
  )
  .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
}
