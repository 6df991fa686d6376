/// A direction in which a view has a place and a length.
package enum ConsoleAxis: String, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical

  /// The word for a length along the axis.
  package var lengthName: String { self == .horizontal ? "width" : "height" }
}

/// An edge, a middle, a length or a baseline of a view, as the console names it.
package enum ConsoleAttribute: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case minX, minY, maxX, maxY, midX, midY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins, centerXWithinMargin, centerYWithinMargin

  /// A place between the two ends of a view.
  enum Part: Sendable {
    case start
    case middle
    case end
    case length
    case startMargin
    case middleOfMargins
    case endMargin
    case firstBaseline
    case lastBaseline
  }

  /// The axis on which the attribute is measured.
  package var axis: ConsoleAxis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .minX, .maxX, .midX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerXWithinMargin:
      .horizontal
    case .top, .bottom, .height, .centerY, .minY, .maxY, .midY, .baseline, .firstBaseline,
      .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins, .centerYWithinMargin:
      .vertical
    }
  }

  /// The place that is meant, where languages run from left to right.
  var part: Part {
    switch self {
    case .left, .leading, .top, .minX, .minY: .start
    case .right, .trailing, .bottom, .maxX, .maxY: .end
    case .centerX, .centerY, .midX, .midY: .middle
    case .width, .height: .length
    case .leftMargin, .leadingMargin, .topMargin: .startMargin
    case .rightMargin, .trailingMargin, .bottomMargin: .endMargin
    case .centerXWithinMargins, .centerXWithinMargin, .centerYWithinMargins, .centerYWithinMargin:
      .middleOfMargins
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  /// Whether the attribute is a length and not a place.
  package var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute depends on the direction of the language.
  var followsLanguage: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute says left or right, whatever the language.
  var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
