import Foundation
import LayoutText
import ScreenFrames

/// The written elements of one frame, with the facts about them that the file's head needs.
struct FrameBody {
  let options: SVGWriter.Options
  var output = SVGBuffer()
  var identifiers: Identifiers
  /// The rules of the file's style, or empty for none.
  var style = SVGBuffer()
  /// The glyphs that the elements use, by their ids; those of the glyph table have no outline here.
  var glyphs: [String: GlyphOutline?] = [:]
  /// The names for what has no id of its own in a file as short as can be, or `nil` in one that is read by people.
  var shortNames: ShortNames?
  /// The short names of the glyphs.
  private(set) var glyphNames: [String: String] = [:]
  /// The class of the element that is written next.
  var className: String?
  /// The number of groups that are open in the file.
  private var openGroups = 0
  /// The number of groups of the frame that are being written, those without attributes too.
  private var depth = 0

  init(_ options: SVGWriter.Options) {
    self.options = options
    identifiers = Identifiers(prefix: options.idPrefix)
    output.reserve(32_768)
  }

  /// Writes elements, back to front.
  mutating func write(_ elements: [ScreenElement]) throws(SVGWritingError) {
    for element in elements {
      switch element {
      case .group(let group):
        try write(group)
      case .shape(let shape):
        do throws(UnwritableNumber) {
          try write(shape)
        } catch {
          throw SVGWritingError(error, in: shape.outline.elementName, shape.tag)
        }
      case .text(let run):
        do throws(UnwritableNumber) {
          try write(run)
        } catch {
          throw SVGWritingError(error, in: "text", run.tag)
        }
      }
    }
  }
}

extension FrameBody {
  private mutating func write(_ run: TextRun) throws(UnwritableNumber) {
    switch options.text {
    case .text: try writeText(run)
    case .outlines: try writeOutlines(run)
    }
  }
}

// MARK: Groups

extension FrameBody {
  /// The depth of groups, written or not, that certainly fits on a thread's stack.
  private static let depthLimit = 1000

  private mutating func write(_ group: ElementGroup) throws(SVGWritingError) {
    depth += 1
    defer { depth -= 1 }
    do throws(SVGWritingError) {
      guard depth <= Self.depthLimit else {
        throw SVGWritingError(UnwritableNumber(problem: .tooDeep), in: "group", group.tag)
      }
      let isOpen = try open(group)
      try write(group.children)
      if isOpen {
        output.literal("</g>\n")
        openGroups -= 1
      }
    } catch {
      throw error.enclosed(by: group.tag)
    }
  }

  /// Writes the opening tag, and returns whether the group needs one that must be closed again.
  private mutating func open(_ group: ElementGroup) throws(SVGWritingError) -> Bool {
    do throws(UnwritableNumber) {
      let x = try Thousandths(group.offset.x, of: "translate x")
      let y = try Thousandths(group.offset.y, of: "translate y")
      let opacity = try Thousandths(group.opacity, of: "opacity")
      guard
        x != 0 || y != 0 || group.matrix != .identity || group.clip != nil || opacity < 1000
          || group.mask != nil || !group.tag.isEmpty
      else { return false }
      guard openGroups < SVGWriter.nestingLimit else { throw UnwritableNumber(problem: .tooDeep) }
      let id = group.tag.id.isEmpty ? nil : identifiers.claim(group.tag.id)
      let clip = try group.clip.map { (rect) throws(UnwritableNumber) in
        try writeClip(rect, of: group)
      }
      let mask = try group.mask.map { (shape) throws(UnwritableNumber) in
        try writeMask(shape, of: group)
      }
      output.literal("<g")
      writeTag(group.tag, id: id)
      if group.matrix == .identity {
        output.translation(x, y)
      } else {
        try output.matrix(group.matrix, x, y)
      }
      if let clip { output.attribute("clip-path", word: "url(#\(clip))") }
      if let mask { output.attribute("mask", word: "url(#\(mask))") }
      output.attribute("opacity", min(max(opacity, 0), 1000), unless: 1000)
      if group.children.isEmpty {
        output.literal("/>\n")
        return false
      }
      output.literal(">\n")
      openGroups += 1
      return true
    } catch {
      throw SVGWritingError(error, in: "group", group.tag)
    }
  }

  /// Writes a clip path before the group that it clips, and returns its id.
  private mutating func writeClip(
    _ rect: CGRect,
    of group: ElementGroup
  ) throws(UnwritableNumber) -> String {
    let id = identifiers.claim(group.tag.id.isEmpty ? "clip" : "\(group.tag.id).clip")
    output.literal("<clipPath")
    output.attribute("id", word: id)
    if group.clipPath.isEmpty {
      output.literal(">\n<rect")
      try writeGeometry(rect, cornerRadius: group.clipRadius)
    } else {
      output.literal(">\n<path")
      try writePath(group.clipPath)
      if group.clipsEvenOdd { output.attribute("clip-rule", word: "evenodd") }
    }
    output.literal("/>\n</clipPath>\n")
    return id
  }
}

// MARK: Masks

extension FrameBody {
  /// Writes a mask before the group that it is for, and returns its id.
  private mutating func writeMask(
    _ shape: Shape,
    of group: ElementGroup
  ) throws(UnwritableNumber) -> String {
    let id = identifiers.claim(group.tag.id.isEmpty ? "mask" : "\(group.tag.id).mask")
    try writeMask(shape, named: id)
    return id
  }

  /// Writes a mask with a name.
  ///
  /// What is masked is as bright as the mask is: its colors are white, of several opacities.
  private mutating func writeMask(_ shape: Shape, named name: String) throws(UnwritableNumber) {
    output.literal("<mask")
    output.attribute("id", word: name)
    output.attribute("maskUnits", word: "userSpaceOnUse")
    // Without a place of its own a mask begins a tenth of the picture before it.
    let rect = ScreenElement.shape(shape).bounds
    output.attribute("x", try Thousandths(rect.origin.x, of: "x"))
    output.attribute("y", try Thousandths(rect.origin.y, of: "y"))
    output.attribute("width", try Thousandths(rect.size.width, of: "width"))
    output.attribute("height", try Thousandths(rect.size.height, of: "height"))
    output.literal(">\n")
    var shape = shape
    shape.tag = .none
    try write(shape)
    output.literal("</mask>\n")
  }

  /// Returns a mask alone.
  mutating func bytes(ofMask shape: Shape, named name: String) throws(UnwritableNumber) -> [UInt8] {
    defer { output = SVGBuffer() }
    try writeMask(shape, named: name)
    return output.bytes
  }
}

// MARK: Parts of a file with short names

extension FrameBody {
  /// Returns an element alone.
  mutating func bytes(of element: ScreenElement) throws(UnwritableNumber) -> [UInt8] {
    defer { output = SVGBuffer() }
    switch element {
    case .shape(let shape): try write(shape)
    case .text(let run): try write(run)
    case .group: preconditionFailure("a group is written with what is in it")
    }
    return output.bytes
  }

  /// Returns the outline of a visible part, which has no color.
  mutating func bytesOfClip(_ shape: Shape) throws(UnwritableNumber) -> [UInt8] {
    defer { output = SVGBuffer() }
    output.raw("<\(shape.outline.elementName)")
    writeTag(.none)
    switch shape.outline {
    case .rectangle(let rect, let radius): try writeGeometry(rect, cornerRadius: radius)
    case .path(let commands):
      try writePath(commands)
      if !shape.fillsNonzero { output.attribute("clip-rule", word: "evenodd") }
    case .circle, .line: preconditionFailure("no part is cut out by a circle or a line")
    }
    output.literal("/>\n")
    return output.bytes
  }

  /// Returns a short id that nothing has.
  mutating func makeName() -> String { identifiers.prefix + (shortNames?.next() ?? "") }

  /// Returns the id of a glyph.
  mutating func name(ofGlyph id: String) -> String {
    guard shortNames != nil else { return identifiers.prefix + id }
    if let name = glyphNames[id] { return name }
    let name = makeName()
    glyphNames[id] = name
    return name
  }

  /// Returns the id of a glyph that is in use: in a file with short names it has had one since.
  func writtenName(ofGlyph id: String) -> String { glyphNames[id] ?? identifiers.prefix + id }
}

// MARK: The whole file

extension FrameBody {
  /// Adds the elements of a body in the dark appearance, which are shown in place of these there.
  mutating func add(_ dark: Self) {
    let prefix = identifiers.prefix
    var both = SVGBuffer()
    both.raw("<g class=\"\(prefix)light\">\n")
    both.append(output)
    both.raw("</g>\n<g class=\"\(prefix)dark\" display=\"none\">\n")
    dark.writeGlyphs(to: &both)
    both.append(dark.output)
    both.literal("</g>\n")
    output = both
    writeChoice()
  }

  /// Adds the rules that show the elements of the dark appearance in place of the others.
  mutating func writeChoice() {
    let prefix = identifiers.prefix
    style.literal("@media (prefers-color-scheme:dark){\n")
    style.raw(".\(prefix)light{display:none}\n.\(prefix)dark{display:inline}\n")
    style.literal("}\n")
  }

  /// Returns the file around the elements that have been written.
  ///
  /// A frame with a summary is one picture for readers who hear it, with its name as title.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - definitions: The elements that are used by name, beside the glyphs.
  /// - Returns: The bytes of the file.
  /// - Throws: An error if the size is not finite or too large.
  mutating func document(
    of frame: ScreenFrame,
    definitions: SVGBuffer = SVGBuffer()
  ) throws(SVGWritingError) -> [UInt8] {
    var file = SVGBuffer()
    do throws(UnwritableNumber) {
      let width = max(try Thousandths(frame.size.width, of: "width"), 0)
      let height = max(try Thousandths(frame.size.height, of: "height"), 0)
      file.literal("<svg xmlns=\"http://www.w3.org/2000/svg\"")
      file.attribute("width", width)
      file.attribute("height", height)
      file.literal(" viewBox=\"0 0 ")
      file.number(width)
      file.raw(UInt8(ascii: " "))
      file.number(height)
      file.raw(UInt8(ascii: "\""))
      file.attribute("data-layoutsim", word: String(SVGWriter.formatVersion))
    } catch {
      throw SVGWritingError(error.problem, element: "the screen", isNamed: true)
    }
    let hasSummary = !frame.summary.isEmpty
    let title = hasSummary && !frame.name.isEmpty ? identifiers.claim("title") : nil
    let description = hasSummary ? identifiers.claim("description") : nil
    if hasSummary {
      file.attribute("role", word: "img")
      let labels = [title, description].compactMap(\.self)
      file.attribute("aria-labelledby", word: labels.joined(separator: " "))
    }
    if options.text == .text { file.attribute("font-family", word: SVGWriter.fontFamily) }
    file.literal(">\n")
    writeWords(frame.name, "title", id: title, to: &file)
    writeWords(frame.summary, "desc", id: description, to: &file)
    if !style.bytes.isEmpty {
      file.literal("<style>\n")
      file.append(style)
      file.literal("</style>\n")
    }
    writeGlyphs(to: &file, definitions)
    file.append(output)
    file.literal("</svg>\n")
    return file.bytes
  }

  /// Writes words that are read out, not drawn.
  private func writeWords(
    _ words: String,
    _ element: StaticString,
    id: String?,
    to file: inout SVGBuffer
  ) {
    guard !words.isEmpty else { return }
    file.literal("<")
    file.literal(element)
    if let id { file.attribute("id", word: id) }
    file.literal(">")
    file.escaped(words, in: .content)
    file.literal("</")
    file.literal(element)
    file.literal(">\n")
  }
}
