public import Foundation
public import LayoutDevices
import LayoutDiagnostics
public import LayoutGeometry
package import ScreenFrames

/// A picture at the leading edge of a cell.
///
/// On a shape, symbol, path and letters are white and smaller than the shape.
public struct ImageScene: Sendable, Hashable {
  /// A shape that is filled with the color.
  public enum Shape: String, Sendable, Hashable, CaseIterable {
    /// A circle.
    case circle
    /// A square.
    case square
    /// A square with round corners.
    case roundedSquare = "rounded-square"
  }

  /// The shape, or `nil` for none.
  public var shape: Shape?
  /// The symbol, or `nil` for none.
  public var symbol: SystemSymbol?
  /// The letters on the shape, or `nil` for none.
  public var text: CellText?
  /// The path, filled by the even-odd rule, or `nil` for none.
  package var path: [PathCommand]?
  /// The side of the square in which the path is drawn, in the path's own numbers.
  public var pathSide: CGFloat = 24
  /// The color of the shape, or of what there is without one; `nil` is gray for a shape, else the tint.
  public var color: Color?
  /// The width and height in points, or `nil` for 29 with a shape and 22 without one.
  public var side: CGFloat?
  /// The name of the row's value that says the whole picture, or `nil` for a picture of its own.
  public var valueName: String?

  /// Creates a picture of nothing.
  public init(_ shape: Shape? = nil, symbol: SystemSymbol? = nil, color: Color? = nil) {
    self.shape = shape
    self.symbol = symbol
    self.color = color
  }
}

/// The map under `image`.
struct ImageMap: KeyMap {
  static let keys = MapKeys<Self>(.image)

  static func initial(at mark: SourceMark?) -> ImageScene { ImageScene() }

  let symbol = Key("symbol", \.symbol, .choice)
    .help("A symbol, drawn in our own way.")
    .meant(by: "icon", "systemName", "system-name", "name")
  let shape = Key("shape", \.shape, .choice)
    .help("A shape in the color, behind the symbol, the path or the letters.")
    .meant(by: "background")
  let path = Key("path", \.path, .pathData)
    .help("Path data of SVG, filled by the even-odd rule: up to 64 kB and 10000 segments.")
    .meant(by: "d", "svg", "data")
  let viewBox = Key("view-box", \.pathSide, .viewBox)
    .help("The square from 0, 0 that the path lies in: its side, or as SVG writes it, 0 0 24 24.")
    .meant(by: "viewBox", "viewbox")
  let text = Key("text", \.text, .cellText)
    .help("A few letters on the shape, such as initials.")
    .meant(by: "letters", "initials", "label")
  let color = Key("color", \.color, .color, else: "gray of a shape, otherwise the tint")
    .help("The color of the shape, or of the symbol or path without one.")
    .meant(by: "tint", "tintColor", "fill")
  let size = Key("size", \.side, .points(in: 1...1000), else: "29 with a shape, otherwise 22")
    .help("The width and the height.")
    .meant(by: "width", "height", "side")
}

extension ImageMap {
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> ImageScene? {
    let contents = [fields.symbol, fields.path, fields.text].compactMap(\.self)
    let words = ["symbol", "shape", "path"]
    if contents.isEmpty, fields.shape == nil, !fields.isMeant(anyOf: words) {
      reading.report("missing-key", "an image says none of \(quotedList(words))", at: fields.mark)
        .hint("write 'symbol: star', or '{shape: circle, color: blue}'")
    }
    if contents.count > 1 {
      let message =
        "an image has \(quoted(contents[0].key)) or \(quoted(contents[1].key)), not both"
      reading.reportBoth("two-images", message, contents[0], contents[1])
        .hint("delete one of them")
    } else if fields.shape == nil {
      reading.reportNoEffect(fields.text, "is for a shape", hint: "add 'shape: circle'")
    }
    if fields.path == nil { reading.reportNoEffect(fields.viewBox, "is for a path") }
    var image = ImageScene()
    fields.read(into: &image)
    reading.checkReach(of: image, fields.path)
    return image
  }
}

extension ValueReader where Value == ImageScene {
  /// A reader of a symbol's name, of path data, or of a map that says more.
  static var image: Self {
    let symbol = ValueReader<SystemSymbol>.choice
    let shape = ValueShape.any([symbol.shape, .text, .map(.image)])
    return Self("\(symbol.values), path data of SVG or a map", shape) { reading, written in
      if case .map = written.value.content { return reading.map(written, ImageMap.self) }
      var image = ImageScene()
      if let text = written.value.text, PathParser.isPathData(text) {
        guard let path = ValueReader<[PathCommand]>.pathData.read(reading, written) else {
          return nil
        }
        image.path = path
        reading.checkReach(of: image, written)
      } else {
        guard let read = reading.symbol(written) else { return nil }
        image.symbol = read
      }
      return image
    }
    .repaired { ImageMap.repair(&$0, at: $1) }
  }
}

extension ValueReader where Value == ImageScene {
  /// A reader of a picture of rows, which may be what a value of each row says.
  static var rowImage: Self {
    let image = Self.image
    return Self(image.values, image.shape) { reading, written in
      guard written.value.text?.contains("{") == true else { return image.read(reading, written) }
      return reading.valueName(written, hint: "a value of the rows, as in '{photo}', is a picture")
        .map { name in
          var image = ImageScene()
          image.valueName = name
          return image
        }
    }
    .repaired(image.correction)
  }
}

extension SceneReading {
  /// Reads the name between braces of a value of rows that is a picture.
  func valueName(_ written: WrittenEntry, hint: String) -> String? {
    let name = written.value.text?.onlyPlaceholder.map(String.init)
    let known = names.row
    if let name, names.isRowUnknown || known.contains(name) { return name }
    let nearest = name.flatMap { nearestWord(to: $0, among: known) }
    let message = "\(written.value.shown) stands for no picture"
    report("unknown-placeholder", message, at: written.value.mark)
      .note(known.isEmpty ? nil : "the values of the rows are \(quotedList(known))")
      .hint(nearest.map { "write '{\($0)}'" } ?? hint)
    return nil
  }
}

extension ImageScene {
  /// Creates the picture that a value of a row names, or `nil` of any other text: a symbol, a shape, or path data.
  package init?(named text: String) {
    self.init()
    if let symbol = SystemSymbol(named: text) {
      self.symbol = symbol
    } else if let shape = Shape(rawValue: text) {
      self.shape = shape
    } else if PathParser.isPathData(text), let path = try? PathParser.parse(text) {
      self.path = path
    } else {
      return nil
    }
  }
}

extension SceneReading {
  /// Warns of a path that is drawn far beyond the square that it is to lie in.
  fileprivate func checkReach(of image: ImageScene, _ written: WrittenEntry?) {
    guard let written, let path = image.path else { return }
    let side = image.pathSide
    let ends = path.compactMap { command -> [CGFloat]? in
      switch command {
      case .move(let point), .line(let point), .curve(_, _, to: let point): [point.x, point.y]
      case .close: nil
      }
    }
    .joined()
    guard let most = ends.max(), let least = ends.min(), most > side * 1.5 || least < -side * 0.5
    else { return }
    let reach = decimalText(most.rounded(.up))
    let message =
      "this path goes far beyond its view box, 0 0 \(decimalText(side)) \(decimalText(side))"
    warn("view-box", message, at: written.value.mark)
      .hint(
        least < -side * 0.5
          ? "move it into the square from 0, 0"
          : "it reaches to \(reach): write '{path: …, view-box: \(reach)}' if that is its square"
      )
  }

  /// Reads a symbol in a place where pictures of other kinds may be.
  fileprivate func symbol(_ written: WrittenEntry) -> SystemSymbol? {
    let text = written.value.text ?? ""
    if let symbol = SystemSymbol(rawValue: text) { return symbol }
    let words = SystemSymbol.allCases.map(\.rawValue)
    let name = text.prefix { $0 != "." }.lowercased()
    let isSymbol = name.count < text.count && words.contains(name)
    let hint = isSymbol ? "write '\(name)'" : pictureHint(text, words)
    return wrong(written, "one of \(quotedList(words)), path data of SVG or a map", hint: hint)
  }

  /// Returns the advice on a text that is no picture.
  private func pictureHint(_ text: String, _ words: [String]) -> String? {
    if Self.endsOfPictures.contains(where: text.lowercased().hasSuffix) {
      return "pictures of files are not drawn: write path data, or '{shape: circle, color: blue}'"
    }
    if text.hasPrefix("<") { return "write what stands after 'd=' there" }
    return nearestWord(to: text, among: words).map { "write '\($0)'" }
  }

  private static let endsOfPictures = [".png", ".jpg", ".jpeg", ".gif", ".heic", ".pdf", ".svg"]

  /// Reads a value of a row that is a picture: its text, or a map.
  func picture(_ written: WrittenEntry) -> RowValue? {
    if case .map = written.value.content {
      return map(written.value, ImageMap.self, called: quoted(written.key))
        .map { RowValue(written.key, $0) }
    }
    return pictureText(written).map { RowValue(written.key, $0) }
  }

  private func pictureText(_ written: WrittenEntry) -> String? {
    guard let text = written.value.text, !text.isEmpty, text != "none",
      ImageScene(named: text) == nil
    else { return written.value.text ?? wrong(written, Self.pictureWords) }
    if PathParser.isPathData(text) {
      _ = ValueReader<[PathCommand]>.pathData.read(self, written)
    } else {
      let words = SystemSymbol.allCases.map(\.rawValue) + ImageScene.Shape.allCases.map(\.rawValue)
      return wrong(written, Self.pictureWords, hint: pictureHint(text, words))
    }
    return nil
  }

  private static var pictureWords: String {
    "a symbol such as star, a shape, path data of SVG, a map, or none"
  }
}

extension ValueReader where Value == CGFloat {
  /// A reader of the side of a square, alone or behind the square's corner and before its other side.
  fileprivate static var viewBox: Self {
    let side = ValueReader<CGFloat>.points(in: 1...Limits.points)
    let shape = ValueShape.any([side.shape, .phrase("0 0 24 24")])
    return Self("points, or a square such as 0 0 24 24", shape) { reading, written in
      let numbers = written.value.text?.split { " ,".contains($0) }.map(parseNumber) ?? []
      guard numbers.count > 1 else { return side.read(reading, written) }
      guard numbers.count == 4, numbers[..<2] == [0, 0], numbers[2] == numbers[3],
        let length = numbers[3], 1...Limits.points ~= length
      else { return reading.wrong(written, "a number of points, or a square such as '0 0 24 24'") }
      return length
    }
    .shown(side.text)
    .repaired(side.correction)
  }
}

extension ValueReader where Value == [PathCommand] {
  /// A reader of path data.
  static var pathData: Self {
    Self("path data of SVG", .phrase("M0 0 L20 20")) { reading, written in
      guard let text = written.value.text else { return reading.wrong(written, "path data of SVG") }
      do throws(TextProblem) {
        return try PathParser.parse(text)
      } catch {
        reading.report(error, in: written.value)
        return nil
      }
    }
  }
}

extension ImageScene.Shape: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .circle: "round disc dot", .square: "rectangle box", .roundedSquare: "rounded squircle",
  ]
}
