/// A namespace for names of classes in dumps, and what they say of touches.
package enum DumpedClassName {
  /// Returns a name without its module: `BuyButton` for `Shop.BuyButton` and for `_TtC4Shop9BuyButton`.
  package static func short(_ name: String) -> String {
    let written = demangled(name) ?? name
    let head = written.prefix { $0 != "<" }
    guard let dot = head.lastIndex(of: "."), head.index(after: dot) < head.endIndex else {
      return written
    }
    return String(written[head.index(after: dot)...])
  }

  /// Returns the innermost name of a class that Swift's older mangling writes, or `nil` for anything else.
  ///
  /// `_TtCC4Shop5Panel9BuyButton` has the letters of the kinds of types, outside in, and then the names with
  /// their lengths, the module first; `_TtGC…` is generic, and `P33_…` is the file of a private type
  /// (swift/docs/ABI/Mangling.rst, "Legacy mangling").
  static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var rest = name.dropFirst(3)
    if rest.first == "G" { rest.removeFirst() }
    let kinds = rest.prefix { "CVOF".contains($0) }
    rest = rest.dropFirst(kinds.count)
    var names: [Substring] = []
    while names.count <= kinds.count {
      if rest.first == "P", !names.isEmpty {
        rest.removeFirst()
        guard takeName(from: &rest) != nil else { break }
      }
      guard let name = takeName(from: &rest) else { break }
      names.append(name)
      // Between the name of a function and what is declared in it stands the function's type.
      if kinds.contains("F"), let next = rest.firstRange(of: "L_") {
        rest = rest[next.upperBound...]
      }
    }
    return names.count > 1 ? names.last.map(String.init) : nil
  }

  private static func takeName(from rest: inout Substring) -> Substring? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count < 4, let length = Int(digits), length > 0 else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    guard name.count == length else { return nil }
    rest = rest.dropFirst(digits.count + length)
    return name
  }

  // MARK: What touches mean to a class

  private static let controlEndings = [
    "Button", "Control", "Switch", "Slider", "Stepper", "TextField", "ColorWell", "DatePicker",
  ]

  /// The classes that end like controls and are none, or take touches for something else.
  private static let otherClasses: Set<String> = ["UIRefreshControl", "UITabBarSwipeControl"]

  /// Returns the kind of a class of that name, or `nil` if it says nothing.
  static func kind(of name: String) -> DumpedView.Kind? {
    if name.hasSuffix("Window") { return .window }
    if otherClasses.contains(name) { return nil }
    if name == "UITextView" || controlEndings.contains(where: name.hasSuffix) { return .control }
    return name.hasSuffix("Cell") ? .row : nil
  }

  /// The plain views of UIKit whose recognizers are the application's.
  private static let plainClasses: Set<String> = [
    "UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView",
  ]

  /// Returns whether a class is one of UIKit or SwiftUI that has recognizers for itself.
  static func isContainer(_ name: String) -> Bool {
    guard !plainClasses.contains(name) else { return false }
    let prefixes = ["UI", "_UI", "_", "MK", "WK", "PDF", "AV", "PKCanvas", "SwiftUI"]
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// Returns whether a view leaves touches beside its subviews to what is behind it: the windows of the keyboard, and
  /// classes whose name says so.
  ///
  /// That UIKit's do is seen in every application; by which rule is not documented.
  package static func isPassingThrough(_ name: String) -> Bool {
    let known = [
      "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
      "UIInputSetHostView",
    ]
    return known.contains(name) || name.lowercased().contains("passthrough")
  }
}
