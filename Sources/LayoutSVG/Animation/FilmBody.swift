import Foundation
import ScreenFrames

/// The written things of a film, with the facts about them that the file's head needs.
struct FilmBody {
  /// The number of frames, without the still picture, which is the state after them.
  private let count: Int
  private var elements: FrameBody
  private(set) var style: FilmStyle
  /// The ids of visible parts that are there already, by what they are.
  private var clips: [[UInt8]: String] = [:]

  init(_ film: ScreenFilm, _ options: SVGWriter.Options) {
    count = film.frames.count
    elements = FrameBody(options)
    elements.shortNames = ShortNames()
    style = FilmStyle(film, prefix: elements.identifiers.prefix)
  }

  /// Returns the parts of the file for a film, back to front.
  mutating func fragments(of film: ScreenFilm) throws(SVGWritingError) -> [FilmFragment] {
    let root = FilmNode(.group(clipPath: []))
    for (index, frame) in (film.frames + [film.still]).enumerated() {
      try root.match(frame.elements, at: index, depth: 0)
    }
    let surroundings = FilmSurroundings(frameCount: film.frames.count + 1, size: film.size)
    // What is not shown may take the parts that it defines with it.
    clips = [:]
    do throws(UnwritableNumber) {
      return try fragments(of: root.children, in: surroundings)
    } catch {
      throw SVGWritingError(error.problem, element: "the film", isNamed: true)
    }
  }

  /// Returns the parts for two appearances, of which the one of the reader's system is shown.
  mutating func choice(light: [FilmFragment], dark: [FilmFragment]) -> [FilmFragment] {
    let prefix = elements.identifiers.prefix
    elements.writeChoice()
    func group(_ attributes: String, _ fragments: [FilmFragment]) -> FilmFragment {
      FilmFragment(
        Array("<g class=\"\(prefix)\(attributes)>\n".utf8),
        children: fragments,
        changes: true
      )
    }
    return [group("light\"", light), group("dark\" display=\"none\"", dark)]
  }

  /// Returns the parts of the file for the things of a group, back to front.
  mutating func fragments(
    of nodes: [FilmNode],
    in surroundings: FilmSurroundings
  ) throws(UnwritableNumber) -> [FilmFragment] {
    nodes.joinGrounds(in: surroundings)
    var parts: [Part] = []
    for node in nodes {
      guard let part = try part(of: node, in: surroundings) else { continue }
      if let last = parts.last, last.visibility != nil, last.visibility == part.visibility {
        parts[parts.count - 1].fragments += part.fragments
      } else {
        parts.append(part)
      }
    }
    return parts.flatMap { part -> [FilmFragment] in
      guard let visibility = part.visibility else { return part.fragments }
      var tag = SVGBuffer()
      tag.literal("<g")
      if let classes = visibility.classes { tag.attribute("class", word: classes) }
      if visibility.isHidden { tag.attribute("opacity", 0) }
      tag.literal(">\n")
      return [
        FilmFragment(tag.bytes, children: part.fragments, changes: visibility.classes != nil)
      ]
    }
  }

  /// The parts of the file for one thing, and when it is seen.
  private struct Part {
    var fragments: [FilmFragment]
    let visibility: Visibility?
  }

  private struct Visibility: Equatable {
    let classes: String?
    /// Whether it is hidden in the still picture.
    let isHidden: Bool
  }

  private mutating func part(
    of node: FilmNode,
    in surroundings: FilmSurroundings
  ) throws(UnwritableNumber) -> Part? {
    guard let base = node.history.latestState else { return nil }
    let shown = surroundings.visibility(of: node)
    guard shown.states.contains(true) else { return nil }
    let visibility = visibility(shown)
    let tracks = tracks(of: node, over: base, in: surroundings)
    let fragments =
      switch base {
      case .group: try group(node, tracks, in: surroundings)
      case .shape(let shape): [try leaf(.shape(shape), tracks)]
      case .text(let run): [try text(run, tracks)]
      }
    return fragments.isEmpty ? nil : Part(fragments: fragments, visibility: visibility)
  }

  /// Returns when a thing is seen that is shown in some frames, or `nil` if it always is.
  private mutating func visibility(_ shown: FilmHistory<Bool>) -> Visibility? {
    guard shown.states.contains(false) else { return nil }
    return FilmTrack(visibility: shown, count: count)
      .map { Visibility(classes: style.classes(for: [$0]), isHidden: shown.latest == false) }
  }

  private func tracks(
    of node: FilmNode,
    over base: FilmState,
    in surroundings: FilmSurroundings
  ) -> [FilmTrack] {
    let runs = node.history.runs.filter { $0.start < count }.compactMap(\.state)
    let span = node.history.span(to: count)
    return node.properties.compactMap { property in
      guard let still = base.numbers(of: property, over: base) else { return nil }
      let numbers = runs.map { $0.numbers(of: property, over: base) ?? still }
      guard numbers.contains(where: { $0 != still }) else { return nil }
      // What moves itself makes up for what the keys around it do not say, also while it is not there.
      let isPlace = property.isPlace && numbers.contains { $0 != numbers[0] }
      let drifts = isPlace && surroundings.drifts
      let part = drifts ? 0..<count : span.lowerBound..<min(span.upperBound + 1, count)
      guard !part.isEmpty else { return nil }
      let held = FilmPart(node.history.held(in: part), in: part)
      var course = held.mapped { _, state in state.numbers(of: property, over: base) ?? still }
      if drifts { surroundings.takeDrift(from: &course, of: node.history) }
      return FilmTrack(
        property,
        course,
        count: count,
        base: still,
        reach: node.reach ?? surroundings.page,
        jumps: jumps(of: node, in: part),
        forced: isPlace ? surroundings.turns : []
      )
    }
  }

  /// Returns the frames of a part after one in which a thing is not there: what comes back comes from nowhere, and what
  /// is not there moves nowhere.
  private func jumps(of node: FilmNode, in part: Range<Int>) -> Set<Int> {
    var jumps: Set<Int> = []
    node.history.forEachRun(in: part) { frames, state in
      if state == nil { jumps.formUnion((frames.lowerBound + 1)...frames.upperBound) }
    }
    return jumps
  }

  // MARK: Elements

  /// Returns a shape or text with the class of its courses.
  private mutating func leaf(
    _ element: ScreenElement,
    _ tracks: [FilmTrack]
  ) throws(UnwritableNumber) -> FilmFragment {
    elements.className = tracks.isEmpty ? nil : style.classes(for: tracks)
    return FilmFragment(try elements.bytes(of: element), changes: !tracks.isEmpty)
  }

  /// Returns a text, which has a place of its own: what moves it is around it.
  private mutating func text(
    _ run: TextRun,
    _ tracks: [FilmTrack]
  ) throws(UnwritableNumber) -> FilmFragment {
    let line = try leaf(.text(run), tracks.filter { $0.property != .transform })
    let moving = tracks.filter { $0.property == .transform }
    guard !moving.isEmpty else { return line }
    var tag = SVGBuffer()
    tag.literal("<g")
    tag.attribute("class", word: style.classes(for: moving))
    tag.literal(">\n")
    return FilmFragment(tag.bytes, children: [line], changes: true)
  }

  private mutating func group(
    _ node: FilmNode,
    _ tracks: [FilmTrack],
    in surroundings: FilmSurroundings
  ) throws(UnwritableNumber) -> [FilmFragment] {
    guard case .group(let clipPath, let isEvenOdd, let shape) = node.form,
      case .group(let base)? = node.history.latestState
    else { return [] }
    let groups = node.history.mapped { $0.group ?? base }
    let inside = surroundings.inside(groups, tracks.first { $0.property == .transform })
    let children = try fragments(of: node.children, in: inside)
    guard !children.isEmpty else { return [] }
    let clip = try clip(groups, clipPath, isEvenOdd: isEvenOdd, in: inside)
    var tag = SVGBuffer()
    tag.literal("<g")
    if !tracks.isEmpty { tag.attribute("class", word: style.classes(for: tracks)) }
    try write(base, to: &tag)
    if let clip { tag.attribute("clip-path", word: "url(#\(clip.name))") }
    let mask = try shape.map { (shape) throws(UnwritableNumber) in
      let name = elements.makeName()
      return (name: name, definition: try elements.bytes(ofMask: shape, named: name))
    }
    if let mask { tag.attribute("mask", word: "url(#\(mask.name))") }
    let opacity = try Thousandths(base.opacity, of: "opacity")
    tag.attribute("opacity", opacity, unless: 1000)
    let definitions = [clip?.definition, mask?.definition].compactMap(\.self)
      .map { FilmFragment($0, changes: true) }
    if tag.bytes.count == 2 { return children }
    tag.literal(">\n")
    return definitions
      + [FilmFragment(tag.bytes, children: children, changes: !tracks.isEmpty)]
  }

  /// Writes the place of a group.
  private func write(_ group: FilmGroup, to tag: inout SVGBuffer) throws(UnwritableNumber) {
    let x = try Thousandths(group.offset.x, of: "translate x")
    let y = try Thousandths(group.offset.y, of: "translate y")
    guard group.matrix != .identity || group.scale != 1 else { return tag.translation(x, y) }
    let matrix = group.matrix
    try tag.matrix(
      ElementMatrix(
        a: matrix.a * group.scale,
        b: matrix.b * group.scale,
        c: matrix.c * group.scale,
        d: matrix.d * group.scale
      ),
      x,
      y
    )
  }

  /// Returns the id of the visible part of a group, and what defines it, unless that stands before.
  private mutating func clip(
    _ groups: FilmHistory<FilmGroup>,
    _ path: [PathCommand],
    isEvenOdd: Bool,
    in surroundings: FilmSurroundings
  ) throws(UnwritableNumber) -> (name: String, definition: [UInt8]?)? {
    let states = groups.states
    guard states.contains(where: { $0.clip != nil }) else { return nil }
    let numbers = states.map(\.clipNumbers)
    let base = numbers[numbers.count - 1]
    var shape = Shape(
      .none,
      .rectangle(
        CGRect(x: base[0], y: base[1], width: base[2], height: base[3]),
        cornerRadius: base[4]
      )
    )
    var tracks: [FilmTrack] = []
    if !path.isEmpty {
      shape.outline = .path(path)
      shape.fillsNonzero = !isEvenOdd
    } else if numbers.contains(where: { $0 != base }) {
      let held = groups.held(in: 0..<count)
      // A part that is cut off is cut off at once.
      let jumps = (1..<max(count, 2)).filter {
        $0 < count && (held[$0].clip == nil) != (held[$0 - 1].clip == nil)
      }
      var course = FilmPart(held.map(\.clipNumbers), in: 0..<count)
      let moves = course.values.contains { $0 != course[0] }
      if moves { surroundings.takeDrift(from: &course, of: groups) }
      let track = FilmTrack(
        .rectangle,
        course,
        count: count,
        base: base,
        jumps: Set(jumps),
        forced: moves ? surroundings.turns : []
      )
      tracks = [track].compactMap(\.self)
    }
    elements.className = tracks.isEmpty ? nil : style.classes(for: tracks)
    let outline = try elements.bytesOfClip(shape)
    if let name = clips[outline] { return (name, nil) }
    let name = elements.makeName()
    clips[outline] = name
    var definition = SVGBuffer()
    definition.literal("<clipPath")
    definition.attribute("id", word: name)
    definition.literal(">\n")
    definition.append(contentsOf: outline)
    definition.literal("</clipPath>\n")
    return (name, definition.bytes)
  }
}

// MARK: The whole file

extension FilmBody {
  /// Returns the file of a film whose things have been written.
  mutating func document(
    of film: ScreenFilm,
    _ fragments: [FilmFragment]
  ) throws(SVGWritingError) -> [UInt8] {
    var shared = SharedFragments(fragments)
    var drawing = SVGBuffer()
    shared.write(fragments, to: &drawing) { elements.makeName() }
    do throws(UnwritableNumber) {
      try style.write(to: &elements.style)
    } catch {
      throw SVGWritingError(error.problem, element: "the film", isNamed: true)
    }
    elements.output = drawing
    return try elements.document(of: film.poster, definitions: shared.definitions)
  }
}
