/// A view or guide as the console names it: class, address, text.
package struct ConsoleItem: Sendable, Hashable {
  /// The name of the class, as in `UILabel`, or an empty text if only a name is known.
  package var className: String
  /// The address, as in `0x7fd94cca9b10`, or `nil` if the log does not have it.
  package var address: String?
  /// The identifier or the name by which the log speaks of it, or `nil`.
  package var name: String?
  /// The text of a label or button, or the identifier of a guide, which stands in quotes.
  package var text: String?

  /// Creates an item.
  package init(
    className: String = "",
    address: String? = nil,
    name: String? = nil,
    text: String? = nil
  ) {
    self.className = className
    self.address = address
    self.name = name
    self.text = text
  }

  /// The item of `|`, which only the legend names.
  static let superview = ConsoleItem(name: "|")

  /// The words that no other item of the log has.
  package var key: String { address ?? name ?? className }

  /// The class without the modules around it, or the name.
  package var shortName: String {
    if let name, name != "|" { return name }
    let plain = className.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? className
  }

  /// Whether UIKit itself makes such a view, and no app does.
  package var isPrivate: Bool {
    (className.hasPrefix("_UI") && !className.hasPrefix("_UIHosting"))
      || className.hasPrefix("UIRemote") || className.hasPrefix("UIKB")
      || className.hasPrefix("UIInputSet") || className.hasPrefix("UIKeyboard")
  }
}
