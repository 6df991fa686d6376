import LayoutDiagnostics

/// The names of a tree's views and guides in UIKit's console: class, address, text.
///
/// Addresses are made up: items have numbers from the root down, and rows theirs, so that one tree
/// gives one text on every run.
struct ConsoleNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Creates names for the items of the trees that `views` are in.
  init(treesOf views: [View]) {
    for root in views.map(\.root) where numbers[ObjectIdentifier(root)] == nil {
      var items: [any LayoutItem] = []
      root.collectItems(into: &items)
      for item in items { numbers[ObjectIdentifier(item)] = numbers.count }
    }
  }

  // MARK: Addresses

  func address(of item: any LayoutItem) -> String {
    Self.address(0x6000_0010_0000, numbers[ObjectIdentifier(item)] ?? numbers.count)
  }

  /// Returns the address of the constraint that a row is, or `nil` for one that is not active.
  static func address(of row: SystemRow?) -> String { address(0x6000_0080_0000, row?.number ?? 0) }

  private static func address(_ base: Int, _ number: Int) -> String {
    "0x" + String(base + number * 16, radix: 16)
  }

  // MARK: Names

  /// Returns the name of an item in a constraint: a view's identifier, or class and address.
  func name(of item: any LayoutItem) -> String {
    identifier(of: item) ?? classAndAddress(of: item) + quotedText(of: item)
  }

  /// Returns the identifier of a view that has one, not longer than the console shows it.
  func identifier(of item: any LayoutItem) -> String? {
    guard let identifier = (item as? View)?.accessibilityIdentifier, !identifier.isEmpty else {
      return nil
    }
    return Self.shortened(identifier)
  }

  func classAndAddress(of item: any LayoutItem) -> String {
    "\(Self.className(of: item)):\(address(of: item))"
  }

  /// Returns a label's or button's text or a guide's identifier in quotes, or nothing.
  func quotedText(of item: any LayoutItem) -> String {
    let text = (item as? View)?.consoleText ?? (item as? LayoutGuide)?.identifier ?? ""
    return text.isEmpty ? "" : "'\(Self.shortened(text))'"
  }

  /// Returns the console cuts after 25 characters.
  private static func shortened(_ text: String) -> String {
    PrintableText.escaped(text.count > 25 ? text.prefix(25) + "..." : text[...])
  }

  /// Returns the name of an item's class: UIKit's if it is one of ours, else with its module.
  static func className(of item: any LayoutItem) -> String {
    if let name = item.consoleClassName { return name }
    if let view = item as? View, view.hasEncapsulatedLayout { return "UITableViewCellContentView" }
    // Swift writes the place of a private type as an address, which differs from run to run.
    let parts = String(reflecting: type(of: item)).split(separator: ".")
      .filter { !$0.hasPrefix("(unknown context") }
    let isOurs = (item as? View)?.isOwnView ?? OwnModule.layoutViews.declares(type(of: item))
    return isOurs ? "UI" + parts.dropFirst().joined(separator: ".") : parts.joined(separator: ".")
  }
}

extension View {
  /// A Boolean value that indicates whether the superview gives the view its size.
  var hasEncapsulatedLayout: Bool { superview?.encapsulatesLayout(of: self) ?? false }
}
