/// An error of a frame that cannot be written.
public struct SVGWritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A problem of an element.
  public enum Problem: Sendable, Hashable {
    /// The number of this attribute is infinite or not a number.
    case notFinite(attribute: String)
    /// The number of this attribute is further from zero than `SVGWriter.coordinateLimit`.
    case tooLarge(attribute: String)
    /// The depth of groups exceeds `SVGWriter.nestingLimit`.
    case tooDeep
  }

  /// The problem of the element.
  public let problem: Problem
  /// The element, as `rect 'table.row-3'`, or `rect in 'table'` if it has no name of its own.
  public internal(set) var element: String
  /// Whether `element` says a name yet.
  var isNamed: Bool

  init(_ problem: Problem, element: String, isNamed: Bool) {
    self.problem = problem
    self.element = element
    self.isNamed = isNamed
  }

  /// The element and its problem, in a line.
  public var description: String {
    switch problem {
    case .notFinite(let attribute):
      "\(element): '\(attribute)' is not a finite number"
    case .tooLarge(let attribute):
      "\(element): '\(attribute)' is further than 1000000000 points from zero"
    case .tooDeep:
      "\(element): more than \(SVGWriter.nestingLimit) groups lie in one another"
    }
  }
}

/// A number that SVG cannot hold, before anybody knows the element.
struct UnwritableNumber: Error {
  let problem: SVGWritingError.Problem
}
