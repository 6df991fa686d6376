/// What a constraint can be about: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var hostView: View? { get }
  /// The name in reports.
  var reportName: String { get }
  /// The name of UIKit's private class that the item stands for; nil for the name of its own class.
  var consoleClassName: String? { get }
  /// What constraints point at; made when it is first asked for.
  var node: LayoutNode { get }
  /// What constraints point at; nil where none does.
  var existingNode: LayoutNode? { get }
}

extension LayoutItem {
  /// The active constraints that name the item, in order of activation.
  var references: [LayoutConstraint] { existingNode?.references ?? [] }

  /// What the constraint solver knows of the item; nil while no constraint needs it.
  var solvedItem: SolvedItem? { existingNode?.solvedItem }
}

extension View: LayoutItem {
  var hostView: View? { self }

  /// The identifier, or the name of the class.
  package var reportName: String {
    accessibilityIdentifier ?? String(describing: type(of: self))
  }

  var node: LayoutNode {
    if let node = constraintState.node { return node }
    let node = LayoutNode(of: self)
    constraintState.node = node
    return node
  }

  var existingNode: LayoutNode? { constraintState.node }
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

/// One side of a constraint: an attribute of an item, or the distance between two positions.
struct LayoutOperand {
  let node: LayoutNode
  let attribute: LayoutConstraint.Attribute
  /// Where a distance begins; nil for a plain attribute.
  let startNode: LayoutNode?
  let startAttribute: LayoutConstraint.Attribute?

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.init(item.node, attribute)
  }

  init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
    self.node = node
    self.attribute = attribute
    startNode = nil
    startAttribute = nil
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    node = end.node
    attribute = end.attribute
    startNode = start.node
    startAttribute = start.attribute
  }

  /// The item; nil where it is gone.
  var item: (any LayoutItem)? { node.item }

  /// Where a distance begins; nil for a plain attribute, or where that item is gone.
  var startItem: (any LayoutItem)? { startNode?.item }

  /// What two operands have in common that stand for the same.
  var identity: [AnyHashable] {
    [
      ObjectIdentifier(node), attribute, startNode.map { ObjectIdentifier($0) }, startAttribute,
    ]
  }

  /// The items, of which some may be gone by now.
  var items: [(any LayoutItem)?] {
    startAttribute == nil ? [item] : [item, startItem]
  }

  /// Calls `body` for the items' nodes.
  func forEachNode(_ body: (LayoutNode) -> Void) {
    body(node)
    if let startNode { body(startNode) }
  }

  var kind: LayoutConstraint.Attribute.Kind {
    startAttribute == nil ? attribute.kind : .size
  }

  var text: String {
    let end = "\(item?.reportName ?? "nothing").\(attribute)"
    guard let startAttribute else { return end }
    return "(\(end) - \(startItem?.reportName ?? "nothing").\(startAttribute))"
  }
}
