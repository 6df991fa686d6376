public import LayoutControls
import LayoutDiagnostics
public import LayoutViews

/// `UIKit.UIAppearance`: what is set for all views of a class is kept and not applied, which a diagnostic says.
public protocol UIAppearance: AnyObject {}

/// `UIKit.UIAppearanceContainer`.
public protocol UIAppearanceContainer: AnyObject {}

extension UIAppearance {
  fileprivate static func proxy(at place: SourceMark, _ make: () -> Self?) -> Self {
    let window = CurrentWindow.ofThread
    let finding = Diagnostic(
      .warning,
      code: "appearance-not-applied",
      "what '\(ClassName.of(self))' is given by 'appearance()' is not applied here",
      at: place,
      hint: "set it on the view itself, or leave it out of what the test expects"
    )
    finding.record(inTreeOf: [window].compactMap(\.self))
    if window == nil { CurrentWindow.keep(finding) }
    guard let view = make() else {
      preconditionFailure("'\(ClassName.of(self))' has no appearance to be set")
    }
    return view
  }
}

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}

extension UIAppearance where Self: View {
  /// Returns a view that takes settings for all views of the class, and has no effect.
  public static func appearance(fileID: String = #fileID, line: Int = #line) -> Self {
    proxy(at: SourceMark(file: fileID, line: line)) { Self(coder: NSCoder()) }
  }

  /// Returns a view that takes settings for views of the class inside of others, and has no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: String = #fileID,
    line: Int = #line
  ) -> Self { appearance(fileID: fileID, line: line) }

  /// Returns a view that takes settings for views of the class with some traits, and has no effect.
  public static func appearance(
    for traits: TraitCollection,
    fileID: String = #fileID,
    line: Int = #line
  ) -> Self { appearance(fileID: fileID, line: line) }
}

extension BarButtonItem: UIAppearance {
  /// Returns an item that takes settings for all, and has no effect.
  public static func appearance(fileID: String = #fileID, line: Int = #line) -> BarButtonItem {
    proxy(at: SourceMark(file: fileID, line: line)) { BarButtonItem(title: nil) }
  }

  /// Returns an item that takes settings for those inside of some views, and has no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type],
    fileID: String = #fileID,
    line: Int = #line
  ) -> BarButtonItem { appearance(fileID: fileID, line: line) }
}

extension TabBarItem: UIAppearance {
  /// Returns an item that takes settings for all, and has no effect.
  public static func appearance(fileID: String = #fileID, line: Int = #line) -> TabBarItem {
    proxy(at: SourceMark(file: fileID, line: line)) { TabBarItem(title: nil, image: nil, tag: 0) }
  }
}
