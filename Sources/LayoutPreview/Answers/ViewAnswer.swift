import LayoutDiagnostics
import LayoutSimulation
import LayoutViews

/// An answer to a question about one view.
package struct ViewAnswer: Sendable, Encodable {
  /// The view.
  package let view: ShownView
  /// The line about it in the tree.
  package let text: String
  /// The place in the file that describes it, or `nil` for one that the system made.
  package let place: ShownLine?
  /// The view around it, or `nil` for the window.
  package let superview: ShownView?
  /// The constraints that have it on one side.
  package let constraints: [ShownConstraint]
  /// The causes of its edges and lengths, if constraints place it.
  package let edges: [Edge]

  /// A constraint.
  package struct ShownConstraint: Sendable, Hashable, Encodable {
    /// The constraint as an equation with names.
    package let equation: String
    /// The place in the file, or `nil` for one that the system made.
    package let place: ShownLine?
  }

  /// An edge or a length, and the constraints that determine it.
  package struct Edge: Sendable, Hashable, Encodable {
    /// The name of the edge or length.
    package let name: String
    /// The causes in words.
    package let causes: [String]
  }

  init(_ view: View, in simulation: Simulation, of file: PreviewFile) {
    self.view = ShownView(view)
    let text = simulation.treeLines.first { $0.view === view }?.text ?? view.treeName
    self.text = PrintableText.escaped(text.drop { $0 == " " })
    place = ShownLine(simulation.mark(of: view), in: file)
    superview = view.superview.map { ShownView($0) }
    constraints = view.constraintsAround.map {
      ShownConstraint(
        equation: PrintableText.escaped($0.equation),
        place: ShownLine($0.source, in: file)
      )
    }
    let attributes: [(String, LayoutConstraint.Attribute)] = [
      ("left", .left), ("top", .top), ("width", .width), ("height", .height),
    ]
    edges = attributes.compactMap { name, attribute in
      let causes = view.constraintsDetermining(attribute).map {
        PrintableText.escaped($0.description)
      }
      return causes.isEmpty ? nil : Edge(name: name, causes: causes)
    }
  }
}
