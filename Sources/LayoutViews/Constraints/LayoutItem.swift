/// What a constraint can be about: a view or a layout guide.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var hostView: View? { get }
  /// The name in reports.
  var reportName: String { get }
  /// The active constraints that name the item, in order of activation.
  var references: [LayoutConstraint] { get set }
  /// What the constraint solver knows of the item; nil while no constraint needs it.
  var solvedItem: SolvedItem? { get set }
}

extension View: LayoutItem {
  var hostView: View? { self }

  /// The identifier, or the name of the class.
  package var reportName: String {
    accessibilityIdentifier ?? String(describing: type(of: self))
  }

  var references: [LayoutConstraint] {
    get { constraintState.references }
    set { constraintState.references = newValue }
  }

  var solvedItem: SolvedItem? {
    get { constraintState.solvedItem }
    set { constraintState.solvedItem = newValue }
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
}

/// One side of a constraint: an attribute of an item, or the distance between two positions.
struct LayoutOperand {
  weak var item: (any LayoutItem)?
  let attribute: LayoutConstraint.Attribute
  /// Where a distance begins; nil for a plain attribute.
  weak var startItem: (any LayoutItem)?
  let startAttribute: LayoutConstraint.Attribute?

  init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    startAttribute = nil
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    item = end.item
    attribute = end.attribute
    startItem = start.item
    startAttribute = start.attribute
  }

  /// What two operands have in common that stand for the same.
  var identity: [AnyHashable] {
    [
      item.map { ObjectIdentifier($0) }, attribute, startItem.map { ObjectIdentifier($0) },
      startAttribute,
    ]
  }

  /// The items, of which some may be gone by now.
  var items: [(any LayoutItem)?] {
    startAttribute == nil ? [item] : [item, startItem]
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
