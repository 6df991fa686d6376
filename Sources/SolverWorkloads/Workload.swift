package import LayoutSolver

/// A system of the shape that views with constraints make: four variables a view.
package struct Workload {
  /// A sum of variables and a constant.
  package struct Expression {
    package var terms: [(variable: Int, coefficient: Double)] = []
    package var constant = 0.0

    package static func + (left: Expression, right: Expression) -> Expression {
      Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func + (left: Expression, right: Double) -> Expression {
      Expression(terms: left.terms, constant: left.constant + right)
    }

    package static func - (left: Expression, right: Double) -> Expression { left + -right }

    package static func * (factor: Double, right: Expression) -> Expression {
      Expression(
        terms: right.terms.map { ($0.variable, factor * $0.coefficient) },
        constant: factor * right.constant
      )
    }
  }

  /// A view: left, top, width and height in one coordinate space.
  package struct View {
    package var first: Int

    private func variable(_ offset: Int) -> Expression {
      Expression(terms: [(first + offset, 1)], constant: 0)
    }

    package var left: Expression { variable(0) }
    package var top: Expression { variable(1) }
    package var width: Expression { variable(2) }
    package var height: Expression { variable(3) }
    package var right: Expression { left + width }
    package var bottom: Expression { top + height }
    package var centerX: Expression { left + 0.5 * width }
    package var centerY: Expression { top + 0.5 * height }
  }

  package var name: String
  package var system = SampleSystem(variableCount: 0)
  package var container = View(first: 0)
  package var size = (width: 0.0, height: 0.0)
  /// The rows to exchange, each with its replacement.
  package var swaps: [(row: Int, replacement: SampleRow)] = []

  init(_ name: String, width: Double, height: Double) {
    self.name = name
    size = (width, height)
    container = view()
    add(container.left, .equal, 0)
    add(container.top, .equal, 0)
  }

  package mutating func view() -> View {
    let view = View(first: system.variableCount)
    system.variableCount += 4
    add(view.width, .greaterThanOrEqual, 0)
    add(view.height, .greaterThanOrEqual, 0)
    return view
  }

  package static func row(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression,
    _ priority: Float = 1000
  ) -> SampleRow {
    let difference = left + -1 * right
    var terms: [(variable: Int, coefficient: Double)] = []
    for term in difference.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    return SampleRow(
      terms: terms.filter { $0.coefficient != 0 },
      relation: relation,
      constant: -difference.constant,
      priority: priority
    )
  }

  package mutating func add(
    _ left: Expression,
    _ relation: Relation,
    _ right: Expression,
    _ priority: Float = 1000
  ) {
    system.rows.append(Workload.row(left, relation, right, priority))
  }

  package mutating func add(
    _ left: Expression,
    _ relation: Relation,
    _ right: Double,
    _ priority: Float = 1000
  ) {
    add(left, relation, Expression(terms: [], constant: right), priority)
  }

  package mutating func addContent(
    _ length: Expression,
    _ natural: Double,
    hugging: Float,
    resistance: Float
  ) {
    add(length, .lessThanOrEqual, natural, hugging)
    add(length, .greaterThanOrEqual, natural, resistance)
  }

  /// The rows that give the container its size: the width, then the height.
  package var sizeRows: [SampleRow] {
    [
      Workload.row(container.width, .equal, Expression(terms: [], constant: size.width)),
      Workload.row(container.height, .equal, Expression(terms: [], constant: size.height)),
    ]
  }

  /// The index of the container's width in `fixed()`; that of the height follows.
  package static let widthRow = 4

  /// Returns the system with the container's size as required rows, after its own edges or at the end.
  package func fixed(sizeLast: Bool = false) -> SampleSystem {
    var result = system
    result.rows.insert(contentsOf: sizeRows, at: sizeLast ? result.rows.count : Workload.widthRow)
    return result
  }
}
