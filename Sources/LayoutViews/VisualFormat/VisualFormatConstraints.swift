import Foundation
import LayoutDiagnostics

/// A maker of a format's constraints: in reading order the spaces and sizes, then the alignments.
struct VisualFormatConstraints {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let names: VisualFormatNames
  let source: SourceMark

  private var direction: VisualFormatDirection { VisualFormatDirection(format.axis, options) }

  func make() throws(VisualFormatError) -> [LayoutConstraint] {
    try checkOptions()
    let stops = try stops()
    var result: [LayoutConstraint] = []
    for (index, element) in format.elements.enumerated() {
      if index > 0 {
        result += try spaces(format.connections[index - 1], stops[index - 1], stops[index])
      }
      guard case .view(_, let sizes) = element else { continue }
      for size in sizes { result.append(try constraint(size, of: stops[index].item)) }
    }
    return result + (try alignments(of: stops))
  }

  private func checkOptions() throws(VisualFormatError) {
    for attribute in options.alignments where attribute.axis == format.axis {
      throw VisualFormatError(
        reason: "the options align views by '\(attribute)', which lies along the layout itself",
        place: 0..<1,
        hint: format.axis == .horizontal
          ? "align a horizontal format by tops, bottoms, vertical centers or baselines"
          : "align a vertical format by leading, trailing, left or right edges or centers"
      )
    }
    guard options.isSuperset(of: .directionMask) else { return }
    throw VisualFormatError(
      reason: "the options go from left to right and from right to left",
      place: 0..<1,
      hint: "choose one direction"
    )
  }

  // MARK: Elements

  /// An element with its name looked up.
  private struct Stop {
    let item: any LayoutItem
    let isSuperview: Bool
  }

  private func stops() throws(VisualFormatError) -> [Stop] {
    var result: [Stop] = []
    for element in format.elements {
      switch element {
      case .view(let name, _):
        result.append(Stop(item: try names.item(name), isSuperview: false))
      case .superview(let name, let place):
        let item = try names.item(name)
        guard let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView
        else {
          throw VisualFormatError(
            reason: "the meaning of '|' is not known, because view \(quoted(name.text)) has no "
              + "superview",
            place: place,
            hint: "add \(quoted(name.text)) to its superview before the format is read"
          )
        }
        result.append(Stop(item: superview, isSuperview: true))
      }
    }
    return result
  }

  // MARK: Constraints

  private func spaces(
    _ connection: VisualFormat.Connection,
    _ before: Stop,
    _ after: Stop
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    switch connection {
    case .touching: return [space(before, after, 0)]
    case .standardSpace: return [standardSpace(before, after)]
    case .spaces(let predicates):
      var result: [LayoutConstraint] = []
      for predicate in predicates {
        let constant = try names.number(predicate.object)
        let constraint = space(before, after, constant, predicate.relation)
        constraint.priority = try names.priority(predicate.priority)
        result.append(constraint)
      }
      return result
    }
  }

  private func standardSpace(_ before: Stop, _ after: Stop) -> LayoutConstraint {
    if before.isSuperview {
      return constraint(before.item, direction.startMargin, after.item, direction.start, 0)
    }
    if after.isSuperview {
      return constraint(before.item, direction.end, after.item, direction.endMargin, 0)
    }
    let constraint = space(before, after, systemSpacing)
    constraint.isStandardSpace = true
    // From baseline to baseline it follows from the fonts (`NSLayoutConstraint.h`), as anchors have it.
    if constraint.first?.attribute == .firstBaseline { constraint.systemSpacingMultiplier = 1 }
    return constraint
  }

  private func space(
    _ before: Stop,
    _ after: Stop,
    _ constant: CGFloat,
    _ relation: LayoutConstraint.Relation = .equal
  ) -> LayoutConstraint {
    var from = before.isSuperview ? direction.start : direction.end
    var to = after.isSuperview ? direction.end : direction.start
    if format.axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      // Only views have baselines, and the edges of the superview stay edges.
      if !before.isSuperview, !after.isSuperview, before.item is View, after.item is View {
        (from, to) = (.lastBaseline, .firstBaseline)
      }
    }
    return constraint(before.item, from, after.item, to, constant, relation)
  }

  /// Makes the constraint that `to` comes after `from` by a space, the later one in UIKit's first place.
  private func constraint(
    _ before: any LayoutItem,
    _ from: LayoutConstraint.Attribute,
    _ after: any LayoutItem,
    _ to: LayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ relation: LayoutConstraint.Relation = .equal
  ) -> LayoutConstraint {
    let former = LayoutOperand(before, from)
    let latter = LayoutOperand(after, to)
    return LayoutConstraint(
      direction.isReversed ? former : latter,
      relation,
      direction.isReversed ? latter : former,
      constant: constant,
      source: source
    )
  }

  private func constraint(
    _ size: VisualFormat.Predicate,
    of item: any LayoutItem
  ) throws(VisualFormatError) -> LayoutConstraint {
    let length = format.axis.lengthAttribute
    var other: LayoutOperand?
    var constant: CGFloat = 0
    switch try names.object(size.object) {
    case .number(let number): constant = number
    case .item(let item): other = LayoutOperand(item, length)
    }
    let constraint = LayoutConstraint(
      LayoutOperand(item, length),
      size.relation,
      other,
      constant: constant,
      source: source
    )
    constraint.priority = try names.priority(size.priority)
    return constraint
  }

  private func alignments(of stops: [Stop]) throws(VisualFormatError) -> [LayoutConstraint] {
    var result: [LayoutConstraint] = []
    for attribute in options.alignments {
      var previous: LayoutOperand?
      for (element, stop) in zip(format.elements, stops) {
        guard case .view(let name, _) = element else { continue }
        guard attribute.isForGuides || stop.item is View else {
          throw VisualFormatError(
            reason: "the options align views by '\(attribute)', which layout guide "
              + "\(quoted(name.text)) does not have",
            place: name.place
          )
        }
        let operand = LayoutOperand(stop.item, attribute)
        if let previous {
          result.append(LayoutConstraint(operand, .equal, previous, constant: 0, source: source))
        }
        previous = operand
      }
    }
    return result
  }
}
