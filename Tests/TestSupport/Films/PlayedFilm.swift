import Foundation

/// A reader of a moving picture that plays it as a browser would: it knows nothing of how the file was made.
package struct PlayedFilm {
  /// The length of a round, in seconds, or 0 for a file in which nothing moves.
  package private(set) var duration = 0.0
  private var root = Element(name: "svg")
  private var definitions: [String: Element] = [:]
  private var keyframes: [String: [Keyframe]] = [:]
  private var rules: [String: [String: String]] = [:]

  /// An element of the file.
  private final class Element {
    let name: String
    var attributes: [String: String] = [:]
    var children: [Element] = []

    init(name: String) { self.name = name }
  }

  private struct Keyframe {
    let share: Double
    let declarations: [String: String]
  }

  /// Reads a file whose elements stand in lines of their own.
  package init(_ file: String) {
    var open: [Element] = []
    var isStyle = false
    for line in file.split(separator: "\n").map(String.init) {
      if line == "<style>" {
        isStyle = true
      } else if line == "</style>" {
        isStyle = false
      } else if isStyle {
        readStyle(line)
      } else if line.hasPrefix("</") {
        open.removeLast()
      } else {
        let element = Self.element(line)
        if let id = element.attributes["id"] { definitions[id] = element }
        open.last?.children.append(element)
        if element.name == "svg" { root = element }
        let isWhole = line.hasSuffix("/>") || line.contains("</")
        if !isWhole { open.append(element) }
      }
    }
  }

  private static func element(_ line: String) -> Element {
    // Letters beyond ASCII stand in values alone.
    let tag = line.utf8.dropFirst().prefix { $0 != UInt8(ascii: ">") }
    let name = tag.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "/") }
    let element = Element(name: String(Substring(name)))
    let parts = tag.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for (name, value) in zip(parts, parts.dropFirst()) where name.last == UInt8(ascii: "=") {
      let word = name.dropLast().split(separator: UInt8(ascii: " ")).last ?? ""[...].utf8
      element.attributes[String(Substring(word))] = String(Substring(value))
    }
    return element
  }

  // MARK: The style sheet

  private mutating func readStyle(_ line: String) {
    if line.hasPrefix("@keyframes ") {
      let name = line.dropFirst(11).prefix { $0 != "{" }
      var list: [Keyframe] = []
      for part in line.dropFirst(12 + name.count).dropLast().split(separator: "}") {
        let halves = part.split(separator: "{")
        for time in halves[0].split(separator: ",") {
          let share = time == "to" ? 1 : (Double(time.dropLast()) ?? .nan) / 100
          list.append(Keyframe(share: share, declarations: Self.declarations(halves[1])))
        }
      }
      keyframes[String(name)] = list.sorted { $0.share < $1.share }
    } else if line.hasPrefix(".") {
      let name = line.dropFirst().prefix { $0 != "{" }
      let declarations = Self.declarations(line.dropFirst(2 + name.count).dropLast())
      rules[String(name)] = declarations
      if let animation = declarations["animation"] {
        duration = (Double(animation.prefix { $0.isNumber }) ?? .nan) / 1000
      }
    }
  }

  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var declarations: [String: String] = [:]
    for part in text.split(separator: ";") {
      let halves = part.split(separator: ":", maxSplits: 1)
      declarations[String(halves[0])] = String(halves[1])
    }
    return declarations
  }

  /// Returns the properties of an element at a time, or those of the still picture for `nil`.
  private func properties(of element: Element, at time: Double?) -> [String: String] {
    var properties = element.attributes
    guard let time, duration > 0, let classes = element.attributes["class"] else {
      return properties
    }
    for name in classes.split(separator: " ") {
      guard let rule = rules[String(name)], let list = rule["animation-name"] else { continue }
      let functions = (rule["animation-timing-function"] ?? "step-end").split(separator: ",")
      for (index, course) in list.split(separator: ",").enumerated() {
        let isLinear = functions[index % functions.count] == "linear"
        for (key, value) in values(of: String(course), isLinear, at: time / duration) {
          properties[key] = value
        }
      }
    }
    return properties
  }

  private func values(of course: String, _ isLinear: Bool, at share: Double) -> [String: String] {
    let list = keyframes[course] ?? []
    guard let last = list.last(where: { $0.share <= share }) else { return [:] }
    guard isLinear, let next = list.first(where: { $0.share > share }) else {
      return last.declarations
    }
    let part = (share - last.share) / (next.share - last.share)
    return last.declarations.reduce(into: [:]) { values, entry in
      values[entry.key] = Self.between(entry.value, next.declarations[entry.key] ?? "", part)
    }
  }

  private static func between(_ from: String, _ to: String, _ part: Double) -> String {
    if from.hasPrefix("#") {
      let channels = zip(color(from), color(to)).map { $0 + ($1 - $0) * part }
      return "rgb(" + channels.map { "\($0)" }.joined(separator: ",") + ")"
    }
    let starts = numbers(from)
    let ends = numbers(to)
    guard starts.count == ends.count else { return "unlike" }
    let words = from.prefix { !$0.isNumber && $0 != "-" }
    let values = zip(starts, ends).map { "\($0 + ($1 - $0) * part)" }
    guard from.contains("scale") else { return words + values.joined(separator: ",") }
    return "translate(\(values[0]),\(values[1]))scale(\(values[2]))"
  }

  static func color(_ text: String) -> [Double] {
    if text.hasPrefix("rgb") { return numbers(text) }
    guard text.hasPrefix("#"), let rgb = UInt32(text.dropFirst(), radix: 16) else { return [] }
    return [16, 8, 0].map { Double(rgb >> UInt32($0) & 255) }
  }

  /// The numbers in a text, or as many of its first ones as are asked for.
  static func numbers(_ text: some StringProtocol, first limit: Int = .max) -> [Double] {
    var numbers: [Double] = []
    var word: [UInt8] = []
    func finish() {
      guard !word.isEmpty else { return }
      if let number = Double(String(decoding: word, as: UTF8.self)) { numbers.append(number) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 where numbers.count < limit {
      let isSign = byte == UInt8(ascii: "-")
      // A sign may stand where a space could: 3-4.
      if isSign, word.last != UInt8(ascii: "e") { finish() }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "-"):
        word.append(byte)
      default: finish()
      }
    }
    finish()
    return numbers
  }

  // MARK: What is drawn

  /// Returns all that is seen at a time, or in the still picture for `nil`, back to front.
  package func drawing(at time: Double?) -> [DrawnShape] {
    var shapes: [DrawnShape] = []
    let size = Self.numbers(root.attributes["viewBox"] ?? "")
    let page = CGRect(x: 0, y: 0, width: size[2], height: size[3])
    for child in root.children {
      draw(child, at: time, Placement(clip: page), into: &shapes)
    }
    return shapes
  }

  /// What an element has of those around it.
  private struct Placement {
    var transform = AffineTransform.identity
    var opacity = 1.0
    var clip: CGRect
    var paint: [String: String] = [:]
  }

  private func draw(
    _ element: Element,
    at time: Double?,
    _ around: Placement,
    into shapes: inout [DrawnShape]
  ) {
    let properties = properties(of: element, at: time)
    var place = around
    if let text = properties["transform"] {
      place.transform = Self.transform(text).concatenated(with: place.transform)
    }
    place.opacity *= properties["opacity"].flatMap { Self.numbers($0).first } ?? 1
    for name in DrawnShape.paintNames { place.paint[name] = properties[name] ?? place.paint[name] }
    if let stops = place.paint["fill"].flatMap(colors(ofGradient:)) { place.paint["fill"] = stops }
    if let clip = properties["clip-path"],
      let part = definitions[String(clip.dropFirst(5).dropLast())]
    {
      place.clip = place.clip.intersection(box(ofClip: part, at: time, place.transform))
    }
    guard place.opacity > 0.004 else { return }
    switch element.name {
    case "defs", "clipPath", "linearGradient", "title", "desc": break
    case "svg", "g":
      for child in element.children { draw(child, at: time, place, into: &shapes) }
    case "use":
      let x = properties["x"].flatMap { Double($0) } ?? 0
      place.transform.prepend(.init(translationByX: x, byY: 0))
      let name = String((properties["href"] ?? "").dropFirst())
      if let other = definitions[name] { draw(other, at: time, place, into: &shapes) }
    default:
      let shape = DrawnShape(
        element.name,
        properties,
        place.transform,
        place.paint,
        opacity: place.opacity,
        clip: place.clip
      )
      if shape.isSeen { shapes.append(shape) }
    }
  }

  /// Returns the numbers of a gradient that a fill names, or `nil` for a color.
  private func colors(ofGradient fill: String) -> String? {
    guard fill.hasPrefix("url(#") else { return nil }
    let stops = definitions[String(fill.dropFirst(5).dropLast())]?.children ?? []
    return stops.flatMap { stop in
      let rgb = Self.color(stop.attributes["stop-color"] ?? "").map { "\($0)" }
      return [stop.attributes["offset"] ?? "?"] + rgb + [stop.attributes["stop-opacity"] ?? "1"]
    }
    .joined(separator: " ")
  }

  private func box(ofClip part: Element, at time: Double?, _ transform: AffineTransform) -> CGRect {
    part.children.reduce(CGRect.null) { box, child in
      let shape = DrawnShape(
        child.name,
        properties(of: child, at: time),
        transform,
        [:],
        opacity: 1,
        clip: .infinite
      )
      return box.union(shape.box)
    }
  }

  private static func transform(_ text: String) -> AffineTransform {
    text.split(separator: ")").reduce(.identity) { whole, part in
      let numbers = numbers(part.drop { $0 != "(" })
      var step = AffineTransform.identity
      if part.contains("matrix") {
        step = AffineTransform(
          m11: numbers[0],
          m12: numbers[1],
          m21: numbers[2],
          m22: numbers[3],
          tX: numbers[4],
          tY: numbers[5]
        )
      } else if part.contains("translateY") {
        step = AffineTransform(translationByX: 0, byY: numbers[0])
      } else if part.contains("translateX") {
        step = AffineTransform(translationByX: numbers[0], byY: 0)
      } else if part.contains("translate") {
        step = AffineTransform(translationByX: numbers[0], byY: numbers.count > 1 ? numbers[1] : 0)
      } else if part.contains("scale") {
        step = AffineTransform(scale: numbers[0])
      }
      return step.concatenated(with: whole)
    }
  }
}

extension AffineTransform {
  fileprivate func concatenated(with outer: AffineTransform) -> AffineTransform {
    var result = self
    result.append(outer)
    return result
  }
}
