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
    bar(of: barClass, named: "UINavigationBar") { (kind: NavigationBar.Type) in
      kind.init(ofClass: ())
    }
  }
}

extension Toolbar {
  /// Returns a bar of a class, or a usual one without one.
  static func ofClass(_ barClass: AnyClass?) -> Toolbar {
    bar(of: barClass, named: "UIToolbar") { (kind: Toolbar.Type) in kind.init(ofClass: ()) }
  }
}

/// Returns a bar that is made of a class; one that is no kind of the bar is recorded, where UIKit stops the application.
private func bar<Bar: BarOfClass>(
  of barClass: AnyClass?,
  named name: String,
  make: (Bar.Type) -> Bar
) -> Bar {
  guard let barClass else { return make(Bar.self) }
  if let kind = barClass as? Bar.Type { return make(kind) }
  Diagnostic(
    .error,
    code: "unfit-argument",
    "'\(ClassName.of(barClass))' is no subclass of '\(name)': a usual bar is in its place"
  )
  .record(inTreeOf: [CurrentWindow.ofThread].compactMap(\.self))
  return make(Bar.self)
}
