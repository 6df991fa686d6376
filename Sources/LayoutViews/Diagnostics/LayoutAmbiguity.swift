public import Foundation
import LayoutGeometry
import LayoutSolver

/// A place or size of a view that the constraints leave open.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// The open attribute: `left`, `top`, `width` or `height`.
  public let attribute: LayoutConstraint.Attribute
  /// The least value in the superview's coordinates, in points, or minus infinity.
  public let lower: Double
  /// The greatest value, or infinity.
  public let upper: Double
  /// The frame of the view in an equally good layout with the least value, in the superview's coordinates.
  ///
  /// It is not rounded to pixels, and at most 100 points below the present one.
  public let lowWitness: CGRect
  /// The frame in an equally good layout with the greatest value, at most 100 points above the present one.
  public let highWitness: CGRect

  /// Returns the ambiguity in words, such as `the width of card can be anything from 20 to 70`.
  package func sentence(about name: String) -> String {
    let subject =
      switch attribute {
      case .left: "the left edge of \(name) can lie anywhere"
      case .top: "the top edge of \(name) can lie anywhere"
      default: "the \(attribute) of \(name) can be anything"
      }
    return switch (lower.isFinite, upper.isFinite) {
    case (true, true): "\(subject) from \(decimalText(lower)) to \(decimalText(upper))"
    case (true, false): "\(subject) from \(decimalText(lower)) up"
    case (false, true): "\(subject) up to \(decimalText(upper))"
    case (false, false): subject
    }
  }
}

extension View {
  /// The ambiguities of the view's place and size, as of the last layout.
  ///
  /// Views that frames and masks place are never ambiguous by themselves. An edge that is open only
  /// because the length is, the other edge or the middle being fixed, is not reported besides the length.
  ///
  /// - Complexity: A few solutions of the rows connected with each open variable.
  public var layoutAmbiguities: [LayoutAmbiguity] { ambiguities { _, _ in true } }

  /// The ambiguities that nothing but another constraint decides.
  ///
  /// Contents with equal priorities that share the rest or the shortage are none.
  package var ambiguitiesBeyondContents: [LayoutAmbiguity] {
    if sharesContentsAlone { return [] }
    return ambiguities { engine, open in !engine.isShareOfContents(open.range) }
  }

  /// Whether it is certain, without any search, that the view is open by shares of contents alone.
  package var sharesContentsAlone: Bool {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else {
      return true
    }
    return engine.sharesContentsAlone(item)
  }

  private func ambiguities(_ isCounted: (LayoutEngine, OpenVariable) -> Bool) -> [LayoutAmbiguity] {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else { return [] }
    let open = engine.openVariables(of: item)
    return open.filter { candidate in
      !LayoutAxis.allCases.contains { axis in
        candidate.variable == item.variables.start(axis)
          && open.contains {
            $0.variable == item.variables.length(axis) && candidate.isTied(to: $0)
          }
      }
    }.filter { isCounted(engine, $0) }.map { $0.ambiguity(of: item) }
  }
}

extension OpenVariable {
  /// Returns the variable as an ambiguity of the item that it is of.
  func ambiguity(of item: SolvedItem) -> LayoutAmbiguity {
    LayoutAmbiguity(
      attribute: attribute,
      lower: range.lower,
      upper: range.upper,
      lowWitness: item.frame(in: range.lowWitness),
      highWitness: item.frame(in: range.highWitness)
    )
  }

  /// Returns whether one value gives the other: all solutions that are known then lie on one line.
  func isTied(to other: OpenVariable) -> Bool {
    let witnesses = [range, other.range].flatMap { [$0.lowWitness, $0.highWitness] }
    let points = witnesses.compactMap { witness -> (x: Double, y: Double)? in
      guard let x = witness.value(of: variable), let y = witness.value(of: other.variable)
      else { return nil }
      return (x, y)
    }
    guard points.count == witnesses.count else { return false }
    let way = (x: points[1].x - points[0].x, y: points[1].y - points[0].y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return points.allSatisfy { point in
      abs((point.x - points[0].x) * way.y - (point.y - points[0].y) * way.x) <= 1e-6 * length
    }
  }
}

extension Ambiguity {
  /// Returns the growth of a sum from the witness of the least value to that of the greatest.
  fileprivate func growth(of sum: [Term]) -> Double {
    sum.reduce(0) { growth, term in
      guard let low = lowWitness.value(of: term.variable),
        let high = highWitness.value(of: term.variable)
      else { return growth }
      return growth + term.coefficient * (high - low)
    }
  }
}

extension [Ambiguity.Assignment] {
  /// Returns the value of a variable in a solution, or `nil` if it is not listed.
  fileprivate func value(of variable: VariableID) -> Double? {
    first { $0.variable == variable }?.value
  }
}

extension SolvedItem {
  /// Returns the frame of the item in another solution, in which unlisted variables are as they are.
  fileprivate func frame(in solution: [Ambiguity.Assignment]) -> CGRect {
    CGRect(
      x: solution.value(of: variables.x) ?? values.x,
      y: solution.value(of: variables.y) ?? values.y,
      width: solution.value(of: variables.width) ?? values.width,
      height: solution.value(of: variables.height) ?? values.height
    )
  }
}

extension LayoutEngine {
  /// Returns whether a sum could be another one without breaking anything: variables that are open may make
  /// up for each other.
  func isAmbiguous(_ sum: [Term]) -> Bool {
    withoutExercise { solver in
      sum.contains { term in
        guard solver.isAmbiguous(term.variable), let range = solver.ambiguity(of: term.variable)
        else { return false }
        return abs(range.growth(of: sum)) > 1e-6
      }
    }
  }
}
