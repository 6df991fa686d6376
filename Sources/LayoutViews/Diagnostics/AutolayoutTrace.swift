import LayoutDiagnostics
import LayoutSolver

extension View {
  /// Returns the tree of views as UIKit's `_autolayoutTrace` shows it.
  ///
  /// It says which views are laid out by constraints, and which are ambiguous.
  ///
  /// One view a line, indented by its depth, with its class, a made-up address, and its text or
  /// identifier in quotes. The sign in front: `•` for the root of a tree with constraints, `*` for views
  /// and guides that constraints place, `+` for views that frames place and constraints refer to; none
  /// for what no constraint needs. Behind, `AMBIGUOUS LAYOUT for` and the open variables. What Xcode
  /// cannot say follows at the end: the values that each may have, and the constraints around.
  /// `MISSING HOST CONSTRAINTS` stands behind a root whose mask says nothing: only constraints give it a size.
  ///
  /// - Returns: The lines, each with a line feed; as of the last layout.
  /// - Complexity: O(*n*) in the number of views of the tree, and a few solutions of the rows connected
  ///   with each open variable.
  public func autolayoutTrace() -> String {
    var trace = AutolayoutTrace(of: self)
    trace.describe(self, depth: 0)
    return trace.text
  }
}

private struct AutolayoutTrace {
  private let names: ConsoleNames
  private let engine: LayoutEngine?
  private var lines: [String] = [""]
  private var beyond: [String] = []

  init(of view: View) {
    names = ConsoleNames(treesOf: [view])
    engine = view.root.constraintState.engine
  }

  var text: String {
    let legend = [
      "", "Legend:", "\t• - root of a layout by constraints", "\t* - is placed by constraints",
      "\t+ - is placed by its frame, which constraints refer to",
    ]
    let open = beyond.isEmpty ? [] : ["", "What Xcode cannot say:"] + beyond
    return (lines + legend + open).map { $0 + "\n" }.joined()
  }

  mutating func describe(_ view: View, depth: Int) {
    add(view, depth, sign: sign(of: view), ambiguities: view.isPlacedByConstraints)
    for guide in view.allGuides where guide.solvedItem?.engine === engine && engine != nil {
      add(guide, depth + 1, sign: "*", ambiguities: guide.role == .custom)
    }
    for subview in view.subviews { describe(subview, depth: depth + 1) }
  }

  private func sign(of view: View) -> String {
    guard let engine else { return "" }
    if view === engine.root { return "•" }
    guard view.solvedItem?.engine === engine else { return "" }
    return view.isPlacedByConstraints ? "*" : "+"
  }

  private mutating func add(
    _ item: any LayoutItem,
    _ depth: Int,
    sign: String,
    ambiguities isAsked: Bool
  ) {
    let identifier = names.identifier(of: item).map { "'\($0)'" }
    var line = String(repeating: "|   ", count: depth) + sign
    line += names.classAndAddress(of: item) + (identifier ?? names.quotedText(of: item))
    if isAsked, let engine, let solved = item.solvedItem, solved.engine === engine {
      let open = engine.openVariables(of: solved)
      let variables = open.map {
        "\(names.name(of: item)).\($0.attribute.variableName){id: \($0.variable.rawValue)}"
      }
      if !variables.isEmpty {
        line += "- AMBIGUOUS LAYOUT for \(variables.joined(separator: ", "))"
        explain(item, open.map { $0.ambiguity(of: solved) })
      }
    }
    if let engine, let view = item as? View, view === engine.root,
      !view.translatesAutoresizingMaskIntoConstraints
    {
      line += ", MISSING HOST CONSTRAINTS"
    }
    lines.append(line)
  }

  private mutating func explain(_ item: any LayoutItem, _ ambiguities: [LayoutAmbiguity]) {
    let name = PrintableText.escaped(item.reportName)
    for ambiguity in ambiguities {
      beyond.append("\t" + ambiguity.sentence(about: name))
    }
    beyond += item.references.map { "\t\t" + $0.placedEquation }
  }
}

extension LayoutConstraint.Attribute {
  /// The name of a place or length's variable in a trace.
  fileprivate var variableName: String {
    switch self {
    case .left: "minX"
    case .top: "minY"
    case .width: "Width"
    case .height: "Height"
    default: "\(self)"
    }
  }
}
