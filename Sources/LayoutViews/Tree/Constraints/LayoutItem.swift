import LayoutDiagnostics

/// An item of a constraint: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var hostView: View? { get }
  /// The name in reports.
  var reportName: String { get }
  /// The name of UIKit's private class that the item stands for; nil for the name of its own class.
  var consoleClassName: String? { get }
  /// The node that constraints point at, made when it is first used.
  var node: LayoutNode { get }
  /// The node that constraints point at, or `nil` if none does.
  var existingNode: LayoutNode? { get }
}

extension LayoutItem {
  /// The active constraints that name the item, in order of activation.
  var references: [LayoutConstraint] { existingNode?.references ?? [] }

  /// The state of the item in the constraint solver, or `nil` while no constraint needs it.
  var solvedItem: SolvedItem? { existingNode?.solvedItem }
}

extension View: LayoutItem {
  var hostView: View? { self }

  /// The identifier, or the name of the class.
  package var reportName: String { accessibilityIdentifier ?? ClassName.of(type(of: self)) }

  /// The class with the identifier, if there is one: "CardView 'card'".
  final var classAndName: String {
    let name = accessibilityIdentifier.map { " '\($0)'" } ?? ""
    return ClassName.of(type(of: self)) + name
  }

  var node: LayoutNode {
    if let existingNode { return existingNode }
    let node = LayoutNode(of: self)
    constraintState.node = node
    return node
  }
}

extension LayoutGuide: LayoutItem {
  var hostView: View? { owningView }

  var reportName: String {
    let owner = owningView?.reportName ?? "no view"
    return switch role {
    case .custom: identifier.isEmpty ? "\(owner).layoutGuide" : identifier
    case .safeArea: "\(owner).safeAreaLayoutGuide"
    case .margins: "\(owner).layoutMarginsGuide"
    case .readableContent: "\(owner).readableContentGuide"
    case .keyboard: "\(owner).keyboardLayoutGuide"
    case .controllerTop: "topLayoutGuide of \(owner)"
    case .controllerBottom: "bottomLayoutGuide of \(owner)"
    case .scrollContent: "\(owner).contentLayoutGuide"
    case .scrollFrame: "\(owner).frameLayoutGuide"
    }
  }

  var node: LayoutNode {
    if let existingNode { return existingNode }
    let node = LayoutNode(of: self)
    existingNode = node
    return node
  }
}

/// A side of a constraint: an attribute of an item, or the distance between two positions.
struct LayoutOperand {
  let node: LayoutNode
  let attribute: LayoutConstraint.Attribute
  /// The start of a distance, or `nil` for a plain attribute.
  let startNode: LayoutNode?
  let startAttribute: LayoutConstraint.Attribute?

  init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    startNode = nil
    startAttribute = nil
  }

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(item.node, attribute)
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    node = end.node
    attribute = end.attribute
    startNode = start.node
    startAttribute = start.attribute
  }

  /// The identity of the operand, equal for operands that mean the same.
  var identity: [AnyHashable] {
    [ObjectIdentifier(node), attribute, startNode.map { ObjectIdentifier($0) }, startAttribute]
  }

  /// The items, of which some may be gone by now.
  var items: [(any LayoutItem)?] {
    startAttribute == nil ? [node.item] : [node.item, startNode?.item]
  }

  /// Calls `body` for the items' nodes.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    body(node)
    if let startNode { body(startNode) }
  }

  var kind: LayoutConstraint.Attribute.Kind { startAttribute == nil ? attribute.kind : .size }

  var text: String {
    let end = "\(node.item?.reportName ?? "nothing").\(attribute)"
    guard let startAttribute else { return end }
    return "(\(end) - \(startNode?.item?.reportName ?? "nothing").\(startAttribute))"
  }
}
