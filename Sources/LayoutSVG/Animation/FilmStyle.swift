import Foundation
import LayoutGeometry
import ScreenFrames

/// The style sheet of a film: one class for all things that change together, one list of keyframes for each course.
struct FilmStyle {
  /// The class of all that changes.
  private static let common = "m-"
  private let prefix: String
  private let interval: Duration
  /// The length of a round in whole milliseconds, as the file says it.
  private let milliseconds: Int64
  private let isRepeated: Bool
  private var names = ShortNames()
  /// The classes by what changes, and their rules in the order in which they were needed.
  private var classes: [[FilmTrack]: String] = [:]
  private var rules: [(name: String, tracks: [FilmTrack])] = []
  private var keyframes: [FilmTrack: String] = [:]
  private var courses: [(name: String, track: FilmTrack)] = []

  init(_ film: ScreenFilm, prefix: String) {
    interval = film.interval
    // The shares of the keys are those of the length that is written: half a millisecond is three points of a fling.
    milliseconds = Int64((film.duration / .milliseconds(1)).rounded(.up))
    isRepeated = film.isRepeated
    self.prefix = prefix
  }

  /// Returns what stands in `class` for a thing with some courses, at least one.
  mutating func classes(for tracks: [FilmTrack]) -> String {
    if let name = classes[tracks] { return name }
    for track in tracks where keyframes[track] == nil {
      let name = prefix + names.next()
      keyframes[track] = name
      courses.append((name, track))
    }
    // A thing with one course has the class of its name.
    let name = tracks.count == 1 ? keyframes[tracks[0]] ?? "" : prefix + "\(names.next())"
    rules.append((name, tracks))
    let words = "\(prefix)\(Self.common) \(name)"
    classes[tracks] = words
    return words
  }

  /// Writes the style sheet, which says nothing to readers who asked for less motion.
  func write(to file: inout SVGBuffer) throws(UnwritableNumber) {
    guard !courses.isEmpty else { return }
    file.literal("@media (prefers-reduced-motion:no-preference){\n.")
    file.raw("\(Self.selector(prefix + Self.common)){animation:")
    file.decimal(milliseconds, unit: 1)
    file.literal("ms step-end ")
    file.literal(isRepeated ? "infinite" : "both")
    file.literal("}\n")
    for rule in rules {
      let names = rule.tracks.map { Self.selector(keyframes[$0] ?? "") }
      file.raw(".\(Self.selector(rule.name)){animation-name:\(names.joined(separator: ","))")
      if rule.tracks.contains(where: { !$0.isStepped }) {
        let same = rule.tracks.allSatisfy { !$0.isStepped }
        let functions = same ? ["linear"] : rule.tracks.map { $0.isStepped ? "step-end" : "linear" }
        file.raw(";animation-timing-function:\(functions.joined(separator: ","))")
      }
      file.literal("}\n")
    }
    for course in courses {
      file.raw("@keyframes \(Self.selector(course.name)){")
      try write(course.track, to: &file)
      file.literal("}\n")
    }
    file.literal("}\n")
  }

  /// Returns a name as CSS has it: a prefix may begin with a digit, or have a period.
  private static func selector(_ name: String) -> String {
    let escaped = name.replacing(".", with: "\\.")
    guard let first = escaped.first, ("0"..."9").contains(first) || first == "-" else {
      return escaped
    }
    return first == "-" ? "\\" + escaped : "\\3\(first) " + escaped.dropFirst()
  }

  private func write(_ track: FilmTrack, to file: inout SVGBuffer) throws(UnwritableNumber) {
    var groups: [(times: [String], declarations: String)] = []
    var places: [String: Int] = [:]
    for (index, key) in track.keys.enumerated() {
      var times = [time(of: key)]
      if index == track.keys.count - 1, times != ["to"] { times.append("to") }
      let declarations = try declarations(key.numbers, of: track)
      if let place = places[declarations] {
        groups[place].times += times
      } else {
        places[declarations] = groups.count
        groups.append((times, declarations))
      }
    }
    for group in groups {
      file.raw("\(group.times.joined(separator: ",")){\(group.declarations)}")
    }
  }

  /// Returns the place of a key in its list: a percentage, rounded down, so that what jumps is there in time.
  ///
  /// It is exact to two microseconds: what is flung at 5,000 points a second moves by a hundredth of a point in them.
  private func time(of key: FilmTrack.Key) -> String {
    let decimals = milliseconds <= 2000 ? 4 : milliseconds <= 20_000 ? 5 : 6
    let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let share = interval * key.frame / .milliseconds(milliseconds)
    let count = Int64((share * Double(100 * unit) + 1e-6).rounded(.down)) - (key.isBefore ? 1 : 0)
    if count >= 100 * unit { return "to" }
    var text = SVGBuffer()
    text.decimal(max(count, 0), unit: UInt64(unit))
    return String(decoding: text.bytes, as: UTF8.self) + "%"
  }

  /// Returns the properties of a key in CSS.
  private func declarations(
    _ numbers: [Double],
    of track: FilmTrack
  ) throws(UnwritableNumber) -> String {
    var texts: [String] = []
    for (index, number) in numbers.enumerated() {
      _ = try Thousandths(number, of: "keyframes")
      var text = SVGBuffer()
      let isFine =
        track.property == .transform && index == 2 || track.property == .matrix && index < 4
      text.decimal(
        Int64((number * (isFine ? 1e5 : 1e3)).rounded()),
        unit: isFine ? 100_000 : 1000
      )
      texts.append(String(decoding: text.bytes, as: UTF8.self))
    }
    func length(_ index: Int) -> String { texts[index] == "0" ? "0" : "\(texts[index])px" }
    func lengths(_ names: [String]) -> String {
      track.parts.map { "\(names[$0]):\(length($0))" }.joined(separator: ";")
    }
    switch track.property {
    case .transform:
      let isScaled = track.keys.contains { $0.numbers[2] != 1 }
      let place =
        if !isScaled, !track.keys.contains(where: { $0.numbers[0] != 0 }) {
          "translateY(\(length(1)))"
        } else if !isScaled, !track.keys.contains(where: { $0.numbers[1] != 0 }) {
          "translateX(\(length(0)))"
        } else {
          "translate(\(length(0)),\(length(1)))"
        }
      return "transform:\(place)" + (isScaled ? "scale(\(texts[2]))" : "")
    case .matrix: return "transform:matrix(\(texts.joined(separator: ",")))"
    case .opacity: return "opacity:\(texts[0])"
    case .fillOpacity: return "fill-opacity:\(texts[0])"
    case .strokeOpacity: return "stroke-opacity:\(texts[0])"
    case .strokeWidth: return "stroke-width:\(length(0))"
    case .fill: return "fill:\(Self.color(numbers))"
    case .stroke: return "stroke:\(Self.color(numbers))"
    case .rectangle: return lengths(["x", "y", "width", "height", "rx"])
    case .circle: return lengths(["cx", "cy", "r"])
    }
  }

  private static func color(_ numbers: [Double]) -> String {
    let channels = numbers.map { UInt32(min(max($0.rounded(), 0), 255)) }
    return Color(rgb: channels[0] << 16 | channels[1] << 8 | channels[2]).hexadecimal
  }
}
