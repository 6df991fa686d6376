import ScreenFrames

// Which thing of a film each element of a frame is.
extension FilmNode {
  /// Takes over what is in a group in a frame, back to front.
  ///
  /// - Complexity: O(*n*) in the number of elements, but for a count of all things that the group ever had where new ones
  ///   come.
  func match(_ elements: [ScreenElement], at frame: Int, depth: Int) throws(SVGWritingError) {
    if !areAsBefore(elements) { arrange(elements, at: frame) }
    for (element, node) in zip(elements, present) {
      try node.take(element, at: frame, depth: depth + 1)
    }
  }

  /// Returns whether each element is the thing at its place in the frame before, but for what changed inside: the usual
  /// case.
  private func areAsBefore(_ elements: [ScreenElement]) -> Bool {
    elements.count == present.count
      && zip(elements, present).allSatisfy { element, node in
        element.tag.id == node.latest?.tag.id && node.form == FilmForm(element)
          && !(element.isRow && !element.looks(like: node.latest))
      }
  }

  /// Finds the things that elements are, adds those that are new, and lets go of the others.
  private func arrange(_ elements: [ScreenElement], at frame: Int) {
    let found = ordered(candidates(for: elements))
    var nodes: [FilmNode] = []
    var place = 0
    let count = children.count
    for (element, node) in zip(elements, found) {
      if let node {
        nodes.append(node)
        place = node.place + children.count - count + 1
        if !node.isPresent { departed[node.name]?.removeAll { $0 === node } }
      } else {
        let node = FilmNode(FilmForm(element))
        nodes.append(node)
        children.insert(node, at: place)
        place += 1
      }
    }
    if children.count > count {
      for (place, node) in children.enumerated() { node.place = place }
    }
    let kept = Set(nodes.map(ObjectIdentifier.init))
    for node in present where !kept.contains(ObjectIdentifier(node)) {
      node.leave(at: frame)
      departed[node.name, default: []].append(node)
    }
    present = nodes
  }

  /// Returns the thing that each element is, or `nil` for one that was not there yet; no thing twice.
  ///
  /// What is drawn the same is the same thing, under its name or another: rows get other numbers when one above
  /// them goes. Then those of the same name are, however they changed.
  private func candidates(for elements: [ScreenElement]) -> [FilmNode?] {
    var found: [FilmNode?] = Array(repeating: nil, count: elements.count)
    var used: Set<ObjectIdentifier> = []
    var byLook: [FilmLook: [FilmNode]] = [:]
    var byName: [FilmName: [FilmNode]] = [:]
    for node in present {
      byName[node.name, default: []].append(node)
      if let look = node.latest.flatMap(FilmLook.init) { byLook[look, default: []].append(node) }
    }
    func use(_ node: FilmNode, for index: Int) {
      found[index] = node
      used.insert(ObjectIdentifier(node))
    }
    for isSameName in [true, false] {
      for (index, element) in elements.enumerated() where found[index] == nil {
        guard let look = FilmLook(element) else { continue }
        let node = byLook[look, default: []].first { node in
          !used.contains(ObjectIdentifier(node))
            && (!isSameName || node.latest?.tag.id == element.tag.id)
        }
        if let node { use(node, for: index) }
      }
    }
    for (index, element) in elements.enumerated() where found[index] == nil {
      let name = FilmName(id: element.tag.id, form: FilmForm(element))
      func isFree(_ node: FilmNode) -> Bool { !used.contains(ObjectIdentifier(node)) }
      let gone = departed[name, default: []].filter(isFree)
      // Those that are there now before those that were. Things without a name are told apart by their order.
      let node =
        if element.tag.id.isEmpty {
          byName[name]?.first(where: isFree) ?? gone.min { $0.place < $1.place }
        } else {
          byName[name]?.last(where: isFree) ?? gone.max { $0.place < $1.place }
        }
      if let node { use(node, for: index) }
    }
    return found
  }

  private var name: FilmName { FilmName(id: latest?.tag.id ?? "", form: form) }

  /// Returns the things without those that lie in another order than in earlier frames, as few as can be: they are
  /// drawn a second time, at their new place.
  private func ordered(_ found: [FilmNode?]) -> [FilmNode?] {
    let kept = found.map { $0?.place }.longestIncreasing
    return found.enumerated().map { kept.contains($0.offset) ? $0.element : nil }
  }
}

/// The name of an element among its neighbors, with what it is.
struct FilmName: Hashable {
  let id: String
  let form: FilmForm
}

/// The content of a row, wherever it lies: its letters and shapes without their names.
private struct FilmLook: Hashable {
  let children: [ScreenElement]

  init?(_ element: ScreenElement) {
    guard element.isRow, case .group(let group) = element else { return nil }
    children = group.children.map { $0.mapped(tag: { _ in .none }) }
  }
}

extension ScreenElement {
  var tag: ElementTag {
    switch self {
    case .group(let group): group.tag
    case .shape(let shape): shape.tag
    case .text(let run): run.tag
    }
  }

  /// The name of the element in a file.
  var name: String {
    switch self {
    case .group: "group"
    case .shape(let shape): shape.outline.elementName
    case .text: "text"
    }
  }

  /// Whether it is a row, whose name is its number.
  fileprivate var isRow: Bool { tag.role == "row" }

  /// Returns whether all that is in a row is the same as before.
  fileprivate func looks(like other: ScreenElement?) -> Bool {
    guard case .group(let group) = self, case .group(let other)? = other else { return false }
    return group.children == other.children
  }
}

extension [Int?] {
  /// The indices of a longest part whose numbers increase, without those that are `nil`.
  ///
  /// - Complexity: O(*n* log *n*).
  fileprivate var longestIncreasing: Set<Int> {
    // The index at which the best part of each length ends, and the index before each.
    var ends: [Int] = []
    var previous: [Int?] = [Int?](repeating: nil, count: count)
    for (index, element) in enumerated() {
      guard let number = element else { continue }
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if (self[ends[middle]] ?? 0) < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var kept: Set<Int> = []
    var next = ends.last
    while let index = next {
      kept.insert(index)
      next = previous[index]
    }
    return kept
  }
}
