import Foundation

// Labels on the screen: on the thing itself, beside it, or beside the screen where that crosses less.
extension AnnotationLayout {
  /// A label that stands on the screen if there is room.
  struct InsideLabel {
    var label: AnnotationLabel
    /// The sides of what it means that are tried, the best first.
    let sides: [ScreenSide]
    /// The thing that is beside the screen instead.
    let retreat: Retreat
    /// Whether it may stand in the free room of what it means.
    var mayBeOnThing = false

    /// Whether it belongs to a measure or a bracket, which goes beside the screen with words that have no room near it.
    var isOfLine: Bool {
      switch retreat {
      case .label: false
      case .measure, .bracket: true
      }
    }
  }

  /// A thing that stands beside the screen where a label has no room on it: with the words of a line, the line.
  enum Retreat {
    case label(ScreenSide)
    case measure(WantedMeasure)
    case bracket(ClosedRange<CGFloat>, isLeft: Bool, isOpen: Bool)
  }

  /// Returns whether a thing is a row, or as wide as one, so that a label may stand in its free room.
  func isWide(_ thing: CGRect) -> Bool {
    thing.isLarge
      || thing.width >= min(size.width / 2, CGRect.leastRow) && thing.height <= CGRect.greatestRow
  }

  /// Places the labels that are to be on the screen.
  ///
  /// One of a wide thing stands in its free room, and any other beside what it means, where its line crosses neither a
  /// text nor another thing with an outline. Where there is no such place, the one with the fewest crossings near by is
  /// compared with the place beside the screen. Those of lines come first: where one goes beside the screen with its
  /// measure, the others keep clear of the thin lines from there.
  mutating func placeInside() {
    var room = LabelRoom(
      size: size,
      besides: insideAreas,
      meant,
      plates,
      sparing: obstacles,
      signs: signs,
      controls: solids,
      lines: insideLines,
      strokes: strokes.map(\.line),
      on: grounds
    )
    place(insideLabels.filter(\.isOfLine), in: &room)
    for (from, to) in thinLinesBeside { room.take([CGRect].along(from: from, to: to)) }
    place(insideLabels.filter { !$0.isOfLine }, in: &room)
  }

  private mutating func place(_ entries: [InsideLabel], in room: inout LabelRoom) {
    for entry in entries {
      var label = entry.label
      func isPlaced() -> Bool {
        if entry.mayBeOnThing, room.placeOnThing(&label, atLeft: isRightToLeft) { return true }
        if room.place(&label, on: entry.sides, isNear: entry.isOfLine) { return true }
        let crossings = crossings(of: entry)
        return crossings > 0 && room.placeFinely(&label, on: entry.sides)
          || room.placeNear(&label, on: entry.sides, crossingAtMost: crossings)
      }
      if isPlaced() {
        labels.append(label)
      } else {
        retreat(label, entry.retreat)
      }
    }
  }

  private mutating func retreat(_ label: AnnotationLabel, _ retreat: Retreat) {
    var label = label
    switch retreat {
    case .label(let side): besideLabels[side, default: []].append(label)
    case .measure(let wanted):
      measures.removeAll { $0.index == label.index }
      addBeside(wanted)
    case .bracket(let range, let isLeft, _):
      let x = columns.addLine(range, isLeft: isLeft)
      for index in brackets.indices where brackets[index].index == label.index {
        brackets[index].x = x
      }
      label.target = Self.middle(of: range, at: x)
      besideLabels[isLeft ? .left : .right, default: []].append(label)
    }
  }

  /// Returns how many texts and things the lines to a label beside the screen would cross.
  private func crossings(of entry: InsideLabel) -> Int {
    switch entry.retreat {
    case .bracket(_, _, let isOpen): return isOpen ? 0 : .max
    case .measure(let wanted):
      // A line through a word is worse than the thin ones of a measure, across it.
      return crossingsBeside(of: wanted) - 1
    case .label(let side):
      let (column, target) = (SideColumns(around: surroundings), entry.label.target)
      let label =
        side.isVertical
        ? SideColumns(around: surroundings.flipped)
          .place([entry.label.flipped], isLeft: side == .top).first?.flipped
        : column.place([entry.label], isLeft: side == .left).first
      guard var label else { return 0 }
      label.target = target
      let routes = LeaderRoutes(around: lineSurroundings(pictures: []), [])
      return routes.crossings(of: label)
    }
  }
}
