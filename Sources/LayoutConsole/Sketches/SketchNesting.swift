import LayoutSolver

/// The views of a contradiction, each in the one that holds it, as far as the constraints say.
struct SketchNesting {
  private let rows: [(row: ConsoleSystem.Row, constraint: ConsoleConstraint)]
  private let places: SketchPlaces
  private let items: [ConsoleItem]
  private let keys: [String]

  init(
    _ rows: [(ConsoleSystem.Row, ConsoleConstraint)],
    _ places: SketchPlaces
  ) {
    self.rows = rows
    self.places = places
    keys = places.order(of: rows.map(\.0))
    let sides = rows.flatMap(\.0.sides)
    items = keys.compactMap { key in sides.first { $0.item.key == key }?.item }
  }

  /// Returns the boxes; edges that nothing determines are as far away as can be seen.
  func boxes(_ names: ConsoleItemNames) -> [ConflictSketch.Box] {
    var boxes = items.map { item in
      let edges = places.edges(of: item.key)
      return ConflictSketch.Box(
        name: names.name(of: item),
        start: edges.start,
        end: max(edges.start, edges.end),
        isOpenAtStart: edges.isOpenAtStart,
        isOpenAtEnd: edges.isOpenAtEnd
      )
    }
    for index in boxes.indices { boxes[index].parent = parent(of: index, boxes) }
    removeCircles(&boxes)
    joinNeighbors(&boxes)
    let known = boxes.flatMap { box in
      (box.isOpenAtStart ? [] : [box.start]) + (box.isOpenAtEnd ? [] : [box.end])
    }
    let extent = (known.max() ?? 0) - (known.min() ?? 0)
    let reach = extent > 0 ? extent * 0.2 : 40
    for index in boxes.indices {
      let children = boxes.filter { $0.parent == index }
      if boxes[index].isOpenAtEnd {
        let inner = children.map(\.end).max() ?? boxes[index].end
        boxes[index].end = max(boxes[index].end, inner) + reach
      }
      if boxes[index].isOpenAtStart {
        let inner = children.map(\.start).min() ?? boxes[index].end
        boxes[index].start = min(boxes[index].end, inner) - reach
      }
    }
    return boxes
  }

  /// Returns the view around one: the one that the log names, or else one that it is pinned to from the inside.
  private func parent(of index: Int, _ boxes: [ConflictSketch.Box]) -> Int? {
    let key = keys[index]
    for (row, constraint) in rows {
      let isNamed = [constraint.first, constraint.second].contains { $0?.item.key == key }
      guard isNamed, let superview = constraint.superview, superview.key != key,
        row.sides.contains(where: { $0.item.key == superview.key })
      else { continue }
      return keys.firstIndex(of: superview.key)
    }
    // A place without another one is measured from the superview.
    for (row, constraint) in rows
    where constraint.second == nil && row.sides.count == 2 && row.sides[0].item.key == key {
      return keys.firstIndex(of: row.sides[1].item.key)
    }
    var found: [Int] = []
    for (row, constraint) in rows where row.sides.count == 2 {
      let sides = row.sides
      guard sides[0].attribute.part == sides[1].attribute.part, !sides[0].attribute.isLength,
        let place = sides.firstIndex(where: { $0.item.key == key }),
        let other = keys.firstIndex(of: sides[1 - place].item.key), other != index,
        holds(other, index, constraint)
      else { continue }
      found.append(other)
    }
    let margins = rows.compactMap { row, _ -> Int? in
      let sides = row.sides
      guard sides.count == 2, sides.contains(where: { $0.item.key == key }),
        let outer = sides.first(where: { $0.item.key != key && $0.attribute.isMargin })
      else { return nil }
      return keys.firstIndex(of: outer.item.key)
    }
    return (found + margins).min { left, right in
      (boxes[left].end - boxes[left].start, left) < (boxes[right].end - boxes[right].start, right)
    }
  }

  /// Returns whether a view that shares an edge with another one is around it.
  private func holds(_ outer: Int, _ inner: Int, _ constraint: ConsoleConstraint) -> Bool {
    if constraint.identifier == "UISV-canvas-connection" {
      return constraint.first.item.key == keys[outer]
    }
    guard constraint.identifier?.hasPrefix("UISV-") != true else { return false }
    return isContainer(outer) && (isGiven(outer) || isGuide(outer) || !isContainer(inner))
  }

  /// Returns whether a view holds others by all that the log says of it.
  private func isContainer(_ index: Int) -> Bool {
    let key = keys[index]
    let name = items[index].className
    return isGiven(index)
      || rows.contains { $0.constraint.superview?.key == key }
      || ["ContentView", "StackView", "Window", "ScrollView", "Cell"].contains(where: name.contains)
      || isGuide(index)
  }

  private func isGuide(_ index: Int) -> Bool {
    ["UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide"].contains(items[index].text)
  }

  /// Returns whether the view's length comes from outside.
  private func isGiven(_ index: Int) -> Bool {
    rows.contains { row, constraint in
      row.sides.first?.item.key == keys[index] && row.sides.count == 1
        && [.encapsulation, .mask, .measurement].contains(constraint.origin)
    }
  }

  /// Puts views for which nothing says what holds them beside their neighbors, or into what they keep away from.
  private func joinNeighbors(_ boxes: inout [ConflictSketch.Box]) {
    for _ in boxes {
      var hasChanged = false
      for (row, constraint) in rows where row.sides.count == 2 && constraint.isDistance {
        let pair = row.sides.compactMap { keys.firstIndex(of: $0.item.key) }
        guard pair.count == 2, pair[0] != pair[1] else { continue }
        for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])]
        where boxes[one].parent == nil && !isContainer(one) {
          let parent = isContainer(other) ? other : boxes[other].parent
          guard let parent, parent != one, !isInside(parent, of: one, boxes) else { continue }
          boxes[one].parent = parent
          hasChanged = true
        }
      }
      if !hasChanged { break }
    }
    // A plain view may hold others and be held itself.
    for (row, constraint) in rows where row.sides.count == 2 && constraint.isDistance {
      let pair = row.sides.compactMap { keys.firstIndex(of: $0.item.key) }
      guard pair.count == 2, row.sides[0].attribute.part != row.sides[1].attribute.part else {
        continue
      }
      for (one, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
        guard boxes[one].parent == nil, !isGiven(one), let parent = boxes[other].parent,
          parent != one, !isInside(parent, of: one, boxes)
        else { continue }
        boxes[one].parent = parent
      }
    }
  }

  /// Returns whether a view is somewhere in another one.
  private func isInside(_ inner: Int, of outer: Int, _ boxes: [ConflictSketch.Box]) -> Bool {
    var next = boxes[inner].parent
    while let place = next {
      if place == outer { return true }
      next = boxes[place].parent
    }
    return false
  }

  /// Lets no view be inside of itself.
  private func removeCircles(_ boxes: inout [ConflictSketch.Box]) {
    for index in boxes.indices {
      var next = boxes[index].parent
      var count = 0
      while let place = next {
        count += 1
        if place == index || count > boxes.count {
          boxes[index].parent = nil
          break
        }
        next = boxes[place].parent
      }
    }
  }
}

extension ConsoleAttribute {
  /// Whether the attribute is a margin inside of its view.
  fileprivate var isMargin: Bool {
    switch part {
    case .startMargin, .endMargin, .middleOfMargins: true
    default: false
    }
  }
}
