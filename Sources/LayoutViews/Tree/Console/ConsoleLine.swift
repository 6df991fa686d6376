import Foundation
import LayoutDiagnostics
import LayoutSolver

/// A line of UIKit's console text, for one constraint.
struct ConsoleLine {
  let className: String
  let address: String
  var identifier: String?
  /// The signs of a mask in front of the phrase.
  var prefix = ""
  let phrase: ConsolePhrase
  var isActive = true

  func text(_ names: ConsoleNames) -> String {
    let name = identifier.map { "'\(PrintableText.escaped($0))' " } ?? ""
    let state = isActive ? "active" : "inactive"
    return "<\(className):\(address) \(name)\(prefix)\(phrase.text)   "
      + "(\(state)\(phrase.legend(names)))>"
  }

  /// The place in the list: masks first, then lines without a name, then the names in their order.
  var place: (Int, String) {
    if className == "NSAutoresizingMaskLayoutConstraint" { return (0, "") }
    return identifier.map { (2, $0.lowercased()) } ?? (1, "")
  }
}

extension ConsoleLine {
  init(_ constraint: LayoutConstraint, _ names: ConsoleNames) {
    let isVertical = constraint.firstAttribute.kind == .position(.vertical)
    className =
      constraint.symbolicSpace == .anchor && isVertical
      ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
    address = ConsoleNames.address(of: constraint.row)
    identifier = constraint.identifier
    phrase = ConsolePhrase(constraint, names)
    isActive = constraint.isActive
  }

  /// Creates the line of a row, or `nil` for a row that UIKit has no constraint for: that no length is
  /// negative.
  init?(_ row: SystemRow, _ names: ConsoleNames) {
    if let constraint = row.constraint {
      self.init(constraint, names)
      return
    }
    guard let item = row.item else { return nil }
    switch row.source {
    case .constraint, .nonNegative: return nil
    case .rootStart(let axis), .maskStart(let axis):
      self.init(mask: row, of: item, axis, isStart: true, names)
    case .rootLength(let axis), .fittingLength(let axis):
      self.init(assigned: row, of: item, axis, names)
    case .maskLength(let axis):
      if let view = item as? View, view.hasEncapsulatedLayout {
        self.init(assigned: row, of: item, axis, names)
      } else {
        self.init(mask: row, of: item, axis, isStart: false, names)
      }
    case .hugging(let axis), .compressionResistance(let axis):
      guard let view = item as? View else { return nil }
      self.init(content: row, of: view, axis, names)
    case .insetStart(let axis), .insetEnd(let axis):
      guard let guide = item as? LayoutGuide else { return nil }
      self.init(inset: row, of: guide, axis, names)
    }
  }

  private init(
    mask row: SystemRow,
    of item: any LayoutItem,
    _ axis: LayoutAxis,
    isStart: Bool,
    _ names: ConsoleNames
  ) {
    let view = item.hostView
    let own = item.solvedItem
    let terms = row.content?.terms ?? []
    let isMiddle = isStart && terms.contains { $0.variable == own?.variables.length(axis) }
    let attribute = !isStart ? axis.lengthName : isMiddle ? axis.middleName : axis.startName
    var text = "\(names.name(of: item)).\(attribute) == "
    let outer = view?.superview?.solvedItem?.variables.length(axis)
    let constant = CGFloat(row.statement?.constant ?? 0)
    if let share = terms.first(where: { $0.variable == outer }), let superview = view?.superview {
      if share.coefficient != -1 { text += consoleNumber(CGFloat(-share.coefficient)) + "*" }
      text += "\(names.name(of: superview)).\(axis.lengthName)" + consoleAddition(constant)
      phrase = ConsolePhrase(text: text, items: [item, superview])
    } else {
      let origin = isStart && !isMiddle ? view?.superview : nil
      phrase = ConsolePhrase(text: text + consoleNumber(constant), items: [item], superview: origin)
    }
    className = "NSAutoresizingMaskLayoutConstraint"
    address = ConsoleNames.address(of: row)
    prefix = (view?.autoresizingMask ?? []).consoleText + " "
  }

  /// Creates the line of an assigned length: of a window, a cell's content, a view that is measured.
  private init(
    assigned row: SystemRow,
    of item: any LayoutItem,
    _ axis: LayoutAxis,
    _ names: ConsoleNames
  ) {
    let word = axis == .horizontal ? "Width" : "Height"
    className = "NSLayoutConstraint"
    address = ConsoleNames.address(of: row)
    if case .fittingLength = row.source {
      identifier = "_UITemporaryLayout\(word)"
    } else {
      identifier = "UIView-Encapsulated-Layout-\(word)"
    }
    phrase = .length(of: item, axis, row, names)
  }

  private init(content row: SystemRow, of view: View, _ axis: LayoutAxis, _ names: ConsoleNames) {
    className = "NSContentSizeLayoutConstraint"
    // The two rows are one constraint of UIKit.
    let other = view.solvedItem?.row(.hugging(axis))
    address = ConsoleNames.address(of: other ?? row)
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    var phrase = ConsolePhrase.length(of: view, axis, row, names)
    phrase.text +=
      " Hug:\(consoleNumber(CGFloat(hugging)))"
      + " CompressionResistance:\(consoleNumber(CGFloat(resistance)))"
    self.phrase = phrase
  }

  private init(
    inset row: SystemRow,
    of guide: LayoutGuide,
    _ axis: LayoutAxis,
    _ names: ConsoleNames
  ) {
    var isStart = false
    if case .insetStart = row.source { isStart = true }
    className = "NSLayoutConstraint"
    address = ConsoleNames.address(of: row)
    let side: LayoutConstraint.Attribute =
      axis == .horizontal ? (isStart ? .left : .right) : (isStart ? .top : .bottom)
    identifier =
      guide.role == .margins
      ? "UIView-\(side)Margin-guide-constraint" : "\(guide.identifier)-\(side)"
    let constant = CGFloat(row.statement?.constant ?? 0)
    let space = ConsolePhrase.Space(
      amount: "-(\(consoleNumber(isStart ? constant : -constant)))-",
      attribute: side
    )
    guard let view = guide.owningView else {
      phrase = .length(of: guide, axis, row, names)
      return
    }
    phrase =
      isStart
      ? .start(of: guide, in: view, space, names) : .end(of: guide, in: view, space, names)
  }
}

extension ConsolePhrase {
  fileprivate static func length(
    of item: any LayoutItem,
    _ axis: LayoutAxis,
    _ row: SystemRow,
    _ names: ConsoleNames
  ) -> Self {
    let number = consoleNumber(CGFloat(row.statement?.constant ?? 0))
    return Self(text: "\(names.name(of: item)).\(axis.lengthName) == \(number)", items: [item])
  }
}

extension View.AutoresizingMask {
  /// The mask as logs show it: `h=--& v=-&-`, with `&` for flexible parts.
  fileprivate var consoleText: String {
    // Logs show a mask without flags as if the margins after the view gave way, which they do.
    let mask: Self = isEmpty ? [.flexibleRightMargin, .flexibleBottomMargin] : self
    func part(_ parts: [Self]) -> String { parts.map { mask.contains($0) ? "&" : "-" }.joined() }
    return "h=" + part([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
      + " v=" + part([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }
}
