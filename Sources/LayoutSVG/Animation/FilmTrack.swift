import Foundation

/// The course of some numbers through a film as a few keys, between which they change evenly.
struct FilmTrack: Hashable {
  /// A key.
  struct Key: Hashable {
    /// The frame.
    let frame: Int
    /// Whether it is the last moment before the frame: then the numbers jump.
    let isBefore: Bool
    let numbers: [Double]
  }

  let property: FilmProperty
  /// The keys in the order of time; the first at the beginning.
  let keys: [Key]
  /// The positions of the numbers that change, or that the still picture has otherwise.
  let parts: [Int]
  /// Whether the numbers stay from each key to the next.
  let isStepped: Bool
}

extension FilmTrack {
  /// Creates the keys of numbers, as few as keep to the tolerance, or `nil` if all are those of the still picture.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - course: The numbers in each frame of a part of the film; before it they are those of its first frame, after it
  ///     those of its last, and nothing moves evenly from there to the part or back.
  ///   - count: The number of frames of the film.
  ///   - base: The numbers of the still picture.
  ///   - reach: The rectangle of all that is moved, before it is.
  ///   - jumps: The frames to which nothing moves evenly from the frame before.
  ///   - forced: Frames that have a key where something moves around them: those at which what is around changes its
  ///     course, so that both courses cancel out.
  init?(
    _ property: FilmProperty,
    _ course: FilmPart<[Double]>,
    count: Int,
    base: [Double],
    reach: CGRect = .zero,
    jumps: Set<Int> = [],
    forced: Set<Int> = []
  ) {
    parts = base.indices.filter { index in course.values.contains { $0[index] != base[index] } }
    guard !parts.isEmpty else { return nil }
    self.property = property
    let limits = course.mapped { _, numbers in property.limits(of: numbers, reach: reach) }
    let frames = course.frames
    let ends = jumps.union(Self.jumps(in: limits, property)).union([frames.upperBound])
      .filter { frames.contains($0 - 1) && $0 > frames.lowerBound }.sorted()
    var keys: [Key] = []
    var moves = false
    /// Adds the keys of frames between two jumps.
    func add(_ part: [Int], until end: Int, _ numbers: (Int) -> [Double]) {
      // A part that stays needs no key at its end but where the next moves: there it jumps.
      keys += part.map { Key(frame: $0, isBefore: false, numbers: numbers($0)) }
      if end < count { keys.append(Key(frame: end, isBefore: true, numbers: numbers(end - 1))) }
    }
    if frames.lowerBound > 0 {
      add([0], until: frames.lowerBound) { _ in course[frames.lowerBound] }
    }
    var start = frames.lowerBound
    for end in ends {
      let part = Self.thinned(limits, start..<end, property, forced)
      if part.contains(where: { course[$0] != course[start] }) { moves = true }
      add(part, until: end) { course[$0] }
      start = end
    }
    if frames.upperBound < count {
      add([frames.upperBound], until: count) { _ in course[frames.upperBound - 1] }
    }
    isStepped = !moves
    if !moves { keys.removeAll(where: \.isBefore) }
    // Of keys in a row with the same numbers the first and the last say all, or the first alone.
    var kept: [Key] = []
    for key in keys {
      if let last = kept.last, last.numbers == key.numbers {
        if isStepped { continue }
        if kept.count > 1, kept[kept.count - 2].numbers == key.numbers { kept.removeLast() }
      }
      kept.append(key)
    }
    while kept.count > 1, kept[kept.count - 2].numbers == kept.last?.numbers { kept.removeLast() }
    self.keys = kept
  }

  /// Creates the keys of something that is seen and hidden at once, also for a single frame, or `nil` if it is always as
  /// in the still picture.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is seen from which frame on, that of the still picture after the others.
  ///   - count: The number of frames of the film.
  init?(visibility: FilmHistory<Bool>, count: Int) {
    let shown = visibility.runs.filter { $0.start < count }
    guard shown.contains(where: { $0.state != visibility.latest }) else { return nil }
    property = .opacity
    parts = [0]
    keys = shown.map { Key(frame: $0.start, isBefore: false, numbers: [$0.state == true ? 1 : 0]) }
    isStepped = true
  }

  /// Returns the frames to which numbers jump: by far more than they change just before and after.
  private static func jumps(
    in course: FilmPart<[Double]>,
    _ property: FilmProperty
  ) -> Set<Int> {
    var jumps: Set<Int> = []
    let steps = zip(course.values, course.values.dropFirst()).map { (from, to) -> Double in
      zip(zip(from, to), property.tolerances).map { (pair, tolerance) -> Double in
        (pair.0 - pair.1).magnitude / max(tolerance, 1e-9)
      }.max() ?? 0
    }
    for (index, step) in steps.enumerated() where step > 0 {
      let before = index > 0 ? steps[index - 1] : 0
      let after = index + 1 < steps.count ? steps[index + 1] : 0
      if property.isStepped || step > 4 * max(before, after) {
        jumps.insert(course.frames.lowerBound + index + 1)
      }
    }
    return jumps
  }

  /// Returns the frames of a part that need a key, the first and the last among them.
  ///
  /// From each key the next is the furthest from which a straight line keeps to the tolerance: the slopes that do so
  /// narrow with every frame (J. Sklansky and V. Gonzalez, "Fast polygonal approximation of digitized curves", Pattern
  /// Recognition 12, 1980).
  private static func thinned(
    _ values: FilmPart<[Double]>,
    _ part: Range<Int>,
    _ property: FilmProperty,
    _ forced: Set<Int>
  ) -> [Int] {
    var kept = [part.lowerBound]
    var start = part.lowerBound
    while start + 1 < part.upperBound {
      let count = values[start].count
      var low = Array(repeating: -Double.infinity, count: count)
      var high = Array(repeating: Double.infinity, count: count)
      var best = start + 1
      var next = start + 1
      while next < part.upperBound {
        let distance = Double(next - start)
        var isOpen = true
        var isInside = true
        for index in 0..<count {
          let slope = (values[next][index] - values[start][index]) / distance
          let slack = property.tolerances[index] / distance
          if slope < low[index] || slope > high[index] { isInside = false }
          low[index] = max(low[index], slope - slack)
          high[index] = min(high[index], slope + slack)
          if low[index] > high[index] { isOpen = false }
        }
        if isInside { best = next }
        guard isOpen else { break }
        if forced.contains(next) {
          best = isInside ? next : best
          break
        }
        next += 1
      }
      kept.append(best)
      start = best
    }
    return kept
  }

  /// Returns the numbers that a film shows in each of a number of frames.
  func values(count: Int) -> [[Double]] {
    var place = 0
    return (0..<count).map { frame in
      let time = Double(frame)
      while place + 1 < keys.count, keys[place + 1].time <= time { place += 1 }
      let key = keys[place]
      guard !isStepped, place + 1 < keys.count else { return key.numbers }
      let next = keys[place + 1]
      let share = (time - key.time) / (next.time - key.time)
      return zip(key.numbers, next.numbers).map { $0 + ($1 - $0) * share }
    }
  }
}

extension FilmTrack.Key {
  /// The time in frames, a little less for the last moment before one.
  fileprivate var time: Double { Double(frame) - (isBefore ? 1e-6 : 0) }
}
