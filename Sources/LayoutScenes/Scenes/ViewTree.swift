import LayoutDiagnostics

/// A list of views side by side in one view, and the constraints between them.
public struct ViewTree: Sendable, Hashable {
  /// The views, from back to front.
  public var views: [ViewScene]
  /// The constraints, in which `superview` is the view that the views are in.
  public var constraints: [WrittenConstraint]

  /// Creates a tree.
  public init(_ views: [ViewScene] = [], constraints: [WrittenConstraint] = []) {
    self.views = views
    self.constraints = constraints
  }

  /// The views of all levels, each before those in it.
  package var allViews: [ViewScene] { views.flatMap(\.withViewsInside) }

  /// The constraints of all levels.
  package var allConstraints: [WrittenConstraint] {
    allViews.reduce(into: constraints) { $0 += $1.constraintsInside }
  }
}

extension ViewScene {
  /// The constraints between the views directly in it.
  fileprivate var constraintsInside: [WrittenConstraint] {
    if case .views(let tree) = content { tree.constraints } else { [] }
  }

  /// The view and all in it, the outer ones first.
  package var withViewsInside: [ViewScene] {
    switch content {
    case .stack(let stack): [self] + stack.views.flatMap(\.withViewsInside)
    case .views(let tree): [self] + tree.allViews
    case .label, .box, .image, .control: [self]
    }
  }
}

extension SceneReading {
  /// Reads views side by side, and the constraints between them.
  func tree(
    _ views: WrittenEntry?,
    _ constraints: WrittenEntry?,
    in parent: ViewNames.Parent = .view
  ) -> ViewTree {
    var tree = ViewTree()
    if let views {
      tree.views = inside(parent) { list(views, of: "views") { map($0, ViewMap.self) } ?? [] }
    }
    if let constraints {
      tree.constraints = self.constraints(constraints, of: self.views.owner) ?? []
    }
    return tree
  }

  /// Keeps the name of a segmented control in a bar or at an end, or that it has none.
  func noteSegments(_ titles: [String], named name: String?, at mark: SourceMark) {
    guard let name else { return }
    let value = ControlScene.Kind.segments(titles, selected: nil).value
    views.beginEdge()
    views.note(ViewNames.Entry(name: name, mark: mark, value: value))
    views.endCell()
  }

  /// Keeps the name of a view with a mistake, so that what names it is no mistake of its own.
  func noteUnread(_ name: WrittenEntry?) {
    guard let name, let text = name.value.text else { return }
    views.note(ViewNames.Entry(name: text, mark: name.value.mark, value: nil))
  }

  /// Keeps the name of a view, or that it has none.
  func note(_ view: ViewScene, named name: WrittenEntry?, kind: String) {
    guard let name else { return views.noteUnnamed(kind) }
    guard let text = view.name else { return }
    var value: ControlValue?
    if case .control(let control) = view.content { value = control.kind.value }
    views.note(ViewNames.Entry(name: text, mark: name.value.mark, value: value))
  }
}

extension ValueReader where Value == String {
  /// A reader of the name of a view, which no other has that is in the same tree.
  static var viewName: Self {
    Self("a text", .text) { reading, written in
      guard let name = reading.text(written) else { return nil }
      guard !["stack", "touchView", "tableView", "superview", "contentView"].contains(name) else {
        let message = "\(quoted(name)) is the name of another view of the screen"
        reading.report("taken-name", message, at: written.value.mark).hint("choose another name")
        return nil
      }
      guard let first = reading.views.namesake(of: name) else { return name }
      let message = "a view is already named \(quoted(name))"
      reading.report("duplicate-name", message, at: written.value.mark)
        .note("the other one is here", at: first.mark)
      return nil
    }
  }
}

extension ViewTree {
  /// Corrects what no file could say, on all levels.
  mutating func repair(at path: String) -> [Replacement] {
    views.indices.flatMap { ViewMap.repair(&views[$0], at: "\(path).views[\($0)]") }
  }

  /// Takes away constraints that name views which are not there, on all levels.
  mutating func removeConstraints(
    namingOthersThan names: Set<String>,
    at path: String
  )
    -> [Replacement]
  {
    var replacements = constraints.removeAll(namingOthersThan: names, at: "\(path).constraints")
    for index in views.indices {
      guard case .views(var tree) = views[index].content else { continue }
      let place = "\(path).views[\(index)]"
      replacements += tree.removeConstraints(namingOthersThan: names, at: place)
      views[index].content = .views(tree)
    }
    return replacements
  }

  /// Takes away what lies deeper than files can say, and returns whether there was something.
  mutating func cut(depth: Int = Limits.viewDepth) -> Bool {
    guard depth > 0 else {
      defer { self = Self() }
      return !views.isEmpty
    }
    return views.indices.reduce(false) { views[$1].cut(depth: depth - 1) || $0 }
  }
}

extension [WrittenConstraint] {
  /// Takes away constraints that name views which are not there.
  mutating func removeAll(namingOthersThan names: Set<String>, at path: String) -> [Replacement] {
    let wrong = compactMap { constraint in
      [constraint.first, constraint.second].compactMap { $0?.item.name }
        .first { !names.contains($0) }
    }
    guard let first = wrong.first else { return [] }
    removeAll { constraint in
      !names.contains(constraint.first.item.name)
        || constraint.second.map { !names.contains($0.item.name) } == true
    }
    return [Replacement(path, "about \(quoted(first)), which is no view,", "the others")]
  }
}

extension ViewScene {
  fileprivate mutating func cut(depth: Int) -> Bool {
    switch content {
    case .views(var tree):
      guard tree.cut(depth: depth) else { return false }
      content = .views(tree)
    case .stack(var stack):
      var tree = ViewTree(stack.views)
      guard tree.cut(depth: depth) else { return false }
      stack.views = tree.views
      content = .stack(stack)
    case .label, .box, .image, .control: return false
    }
    return true
  }
}
