/// Why a frame could not be written.
public struct SVGWritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Sendable, Hashable {
    /// The number of this attribute is infinite or not a number.
    case notFinite(attribute: String)
    /// The number of this attribute is further from zero than `SVGWriter.coordinateLimit`.
    case tooLarge(attribute: String)
    /// There are more groups in one another than `SVGWriter.nestingLimit`.
    case tooDeep
  }

  /// What is wrong.
  public let problem: Problem
  /// The element, as `rect 'table.row-3'`; where it has no name of its own, `rect in 'table'`.
  public internal(set) var element: String
  /// Whether `element` says a name yet.
  var isNamed: Bool

  init(_ problem: Problem, element: String, isNamed: Bool) {
    self.problem = problem
    self.element = element
    self.isNamed = isNamed
  }

  /// The element and what is wrong with it, in a line.
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
