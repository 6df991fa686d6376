#if canImport(UIKit)
import UIKit
#else
import UIKitShim
#endif

// Pins by the item initializer in the manner of a library that was in every app before anchors.

enum Edge: CaseIterable {
  case left, right, top, bottom, leading, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    }
  }

  var marginAttribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    }
  }

  var isFarEdge: Bool { self == .right || self == .bottom || self == .trailing }
}

extension UIView {
  @discardableResult
  func autoPinEdge(
    toSuperviewEdge edge: Edge,
    withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPin(edge.attribute, edge, inset, relation)
  }

  @discardableResult
  func autoPinEdge(
    toSuperviewMargin edge: Edge,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    autoPin(edge.marginAttribute, edge, 0, relation)
  }

  private func autoPin(
    _ attribute: NSLayoutConstraint.Attribute,
    _ edge: Edge,
    _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    var relation = relation
    // The bottom, right and trailing insets, and their relations, are the other way round.
    if edge.isFarEdge {
      if relation == .lessThanOrEqual {
        relation = .greaterThanOrEqual
      } else if relation == .greaterThanOrEqual {
        relation = .lessThanOrEqual
      }
    }
    let constraint = NSLayoutConstraint(
      item: self,
      attribute: edge.attribute,
      relatedBy: relation,
      toItem: superview!,
      attribute: attribute,
      multiplier: 1.0,
      constant: edge.isFarEdge ? -inset : inset
    )
    constraint.isActive = true
    return constraint
  }

  @discardableResult
  func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero,
    excludingEdge excluded: Edge? = nil
  ) -> [NSLayoutConstraint] {
    let pins: [(Edge, CGFloat)] = [
      (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom),
      (.trailing, insets.right),
    ]
    return pins.filter { $0.0 != excluded }.map {
      autoPinEdge(toSuperviewEdge: $0.0, withInset: $0.1)
    }
  }

  @discardableResult
  func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints: [NSLayoutConstraint] = [
      (NSLayoutConstraint.Attribute.width, size.width), (.height, size.height),
    ].map { attribute, length in
      NSLayoutConstraint(
        item: self,
        attribute: attribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 0,
        constant: length
      )
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @discardableResult
  func autoAlignAxis(
    _ axis: NSLayoutConstraint.Attribute,
    toSameAxisOf other: UIView,
    withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self,
      attribute: axis,
      relatedBy: .equal,
      toItem: other,
      attribute: axis,
      multiplier: 1,
      constant: offset
    )
    constraint.isActive = true
    return constraint
  }
}

/// A line of a conversation list: avatar, name and snippet, time and a badge.
final class ConversationRowView: UIView {
  let avatar = UIView()
  let nameLabel = UILabel()
  let timeLabel = UILabel()
  let snippetLabel = UILabel()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [avatar, nameLabel, timeLabel, snippetLabel, badge].forEach(addSubview)
    layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)

    avatar.autoSetDimensions(to: CGSize(width: 48, height: 48))
    avatar.autoPinEdge(toSuperviewMargin: .leading)
    avatar.autoPinEdge(toSuperviewMargin: .top, relation: .greaterThanOrEqual)
    avatar.autoAlignAxis(.centerY, toSameAxisOf: self)

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    timeLabel.font = .preferredFont(forTextStyle: .footnote)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    timeLabel.autoPinEdge(toSuperviewMargin: .trailing)
    timeLabel.autoAlignAxis(.lastBaseline, toSameAxisOf: nameLabel)
    nameLabel.autoPinEdge(toSuperviewMargin: .top)
    NSLayoutConstraint(
      item: nameLabel,
      attribute: .leading,
      relatedBy: .equal,
      toItem: avatar,
      attribute: .trailing,
      multiplier: 1,
      constant: 12
    ).isActive = true
    NSLayoutConstraint(
      item: timeLabel,
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: nameLabel,
      attribute: .trailing,
      multiplier: 1,
      constant: 8
    ).isActive = true

    snippetLabel.font = .preferredFont(forTextStyle: .subheadline)
    snippetLabel.numberOfLines = 2
    snippetLabel.autoPinEdge(toSuperviewMargin: .bottom, relation: .greaterThanOrEqual)
    snippetLabel.autoAlignAxis(.leading, toSameAxisOf: nameLabel)
    NSLayoutConstraint(
      item: snippetLabel,
      attribute: .top,
      relatedBy: .equal,
      toItem: nameLabel,
      attribute: .bottom,
      multiplier: 1,
      constant: 1
    ).isActive = true
    badge.autoSetDimensions(to: CGSize(width: 20, height: 20))
    badge.autoPinEdge(toSuperviewMargin: .trailing)
    badge.autoAlignAxis(.top, toSameAxisOf: snippetLabel)
    NSLayoutConstraint(
      item: badge,
      attribute: .leading,
      relatedBy: .greaterThanOrEqual,
      toItem: snippetLabel,
      attribute: .trailing,
      multiplier: 1,
      constant: 8
    ).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}
