/// A part of a film's file: a line, or a group with what is in it.
final class FilmFragment {
  /// The opening tag of a group or the whole element, with its line feed.
  let text: [UInt8]
  /// The fragments in a group, or `nil` for an element that is whole.
  let children: [FilmFragment]?
  /// Whether nothing in it changes.
  let isStatic: Bool
  /// The whole text.
  private(set) lazy var bytes: [UInt8] = {
    guard let children else { return text }
    return text + children.flatMap(\.bytes) + Self.closing
  }()

  static let closing = Array("</g>\n".utf8)

  init(_ text: [UInt8], children: [FilmFragment]? = nil, changes: Bool) {
    self.text = text
    self.children = children
    isStatic = !changes && children?.allSatisfy(\.isStatic) ?? true
  }
}

/// The parts that stand more than once in a film's file, and are written once.
struct SharedFragments {
  /// The fewest bytes that are worth a name.
  private static let fewestBytes = 60
  private var counts: [[UInt8]: Int] = [:]
  private var names: [[UInt8]: String] = [:]
  /// The elements that are used by name, complete after everything else has been written.
  private(set) var definitions = SVGBuffer()

  /// Creates the list of all that repeats.
  init(_ fragments: [FilmFragment]) {
    for fragment in fragments { count(fragment) }
  }

  private mutating func count(_ fragment: FilmFragment) {
    if fragment.isStatic, fragment.bytes.count >= Self.fewestBytes {
      counts[fragment.bytes, default: 0] += 1
      // What is in it is written with it, once.
      if counts[fragment.bytes, default: 0] > 1 { return }
    }
    for child in fragment.children ?? [] { count(child) }
  }

  /// Writes fragments, and in their place names of those that repeat.
  mutating func write(
    _ fragments: [FilmFragment],
    to file: inout SVGBuffer,
    naming makeName: () -> String
  ) {
    for fragment in fragments {
      if fragment.isStatic, counts[fragment.bytes, default: 0] > 1 {
        file.literal("<use href=\"#")
        file.raw(name(of: fragment, makeName))
        file.literal("\"/>\n")
      } else {
        file.append(contentsOf: fragment.text)
        guard let children = fragment.children else { continue }
        write(children, to: &file, naming: makeName)
        file.append(contentsOf: FilmFragment.closing)
      }
    }
  }

  private mutating func name(of fragment: FilmFragment, _ makeName: () -> String) -> String {
    if let name = names[fragment.bytes] { return name }
    let name = makeName()
    names[fragment.bytes] = name
    var definition = SVGBuffer()
    // The name stands in the tag: before its first space, or its end.
    let tag = fragment.text.prefix {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    definition.append(contentsOf: Array(tag))
    definition.attribute("id", word: name)
    definition.append(contentsOf: Array(fragment.text.dropFirst(tag.count)))
    if let children = fragment.children {
      write(children, to: &definition, naming: makeName)
      definition.append(contentsOf: FilmFragment.closing)
    }
    definitions.append(definition)
    return name
  }
}
