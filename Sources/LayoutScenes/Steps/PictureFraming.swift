package import Foundation
package import LayoutDiagnostics
package import LayoutGeometry

extension Picture {
  /// The surroundings of the screens in a picture, and the part of them that it shows.
  package struct Framing: Sendable, Hashable {
    /// A thing around a screen.
    package enum Frame: String, Sendable, Hashable, CaseIterable {
      /// Nothing but the line around the screen.
      case screen
      /// The body of the device, drawn flat from its figures.
      case device
    }

    /// A part of a screen.
    package enum Crop: Sendable, Hashable {
      /// The view of a name or an id.
      case view(String)
      /// The rows from one to another.
      case rows(RowAddress, RowAddress)
      /// A rectangle on the screen, in points.
      case rectangle(CGRect)
      /// Any other place, as annotations have them: a button, a key, a title of the index, a check mark.
      case place(Place)

      /// The place of one that is neither a view, rows nor a rectangle.
      package var place: Place? {
        if case .place(let place) = self { place } else { nil }
      }
    }

    /// A thing behind a screen.
    package enum Background: Sendable, Hashable {
      /// Nothing.
      case none
      /// A color.
      case color(Color)
    }

    /// The thing around each screen, or `nil` for the line alone.
    package var frame: Frame?
    /// The part of each screen that is shown, or `nil` for all.
    package var crop: Crop?
    /// The place of that part in the file, or `nil` if none is written.
    package var cropMark: SourceMark?
    /// The distance around that part, in points.
    package var padding: CGFloat = 0
    /// The thing behind, or `nil` for nothing behind one screen, and a page behind several and behind annotations.
    package var background: Background?
    /// The width of the whole picture, in points, or `nil` for its own.
    package var width: CGFloat?
    /// The number of screens in a row of a strip or a sheet, or `nil` for all.
    package var columns: Int?
    /// The distance between the screens of a strip or a sheet, in points, or `nil` for the usual one.
    package var spacing: CGFloat?

    /// Creates the framing of a picture that says nothing about it.
    package init() {}
  }
}

extension SceneReading {
  /// Reports what has no effect on the framing of a picture.
  func checkFraming(_ fields: Fields<PictureMap>, of picture: Picture) {
    if fields.crop == nil {
      reportNoEffect(fields.padding, "is the distance around what 'crop' shows")
    }
    if let place = picture.framing.crop?.place, place.isPointOrEdge, picture.framing.padding == 0 {
      report(
        "crop",
        "the part to show has no area: it is a point or an edge",
        at: fields.crop?.value.mark
      )
      .hint("write 'padding' for what is around it")
    }
    if picture.framing.frame == .device, fields.crop != nil {
      reportNoEffect(
        fields.frame,
        "is around a whole screen, and 'crop' shows a part",
        hint: "delete one of both"
      )
    }
    if picture.format == .svg, fields.width != nil {
      reportNoEffect(
        fields.scale,
        "is how large an SVG is, and 'width' says that",
        hint: "delete one of both"
      )
    }
    guard fields.strip == nil, fields.sheet == nil, fields.before == nil else { return }
    for entry in [fields.columns, fields.spacing] {
      reportNoEffect(entry, "is for a strip or a sheet, and this picture shows one screen")
    }
  }

  /// Reads a part of a screen.
  fileprivate func crop(_ written: WrittenEntry, _ what: String) -> Picture.Framing.Crop? {
    if case .list(let values) = written.value.content {
      let numbers = values.compactMap { $0.text.flatMap(parseNumber) }.map { CGFloat($0) }
      let most = CGFloat(Limits.points)
      let isComplete = numbers.count == 4 && values.count == 4
      guard isComplete, numbers[2] > 0, numbers[3] > 0, numbers.allSatisfy({ abs($0) <= most })
      else {
        let isEmpty = isComplete && (numbers[2] <= 0 || numbers[3] <= 0)
        let message =
          isEmpty
          ? "this part has no area: its width and its height are above 0"
          : "a part is four numbers: left, top, width and height in points"
        report("crop", message, at: written.value.mark)
          .hint("write a width and a height above 0: '[0, 100, 393, 200]'")
        return nil
      }
      return .rectangle(
        CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      )
    }
    guard let text = written.value.text, !text.isEmpty else { return wrong(written, what) }
    if let place = croppedPlace(text) {
      guard place.scroll == nil else {
        report(
          "crop",
          "a part is one of what is on the screen, and nothing scrolls for it",
          at: written.value.mark
        )
        .hint("write '\(place.unscrolled)', and scroll in the steps")
        return nil
      }
      var marked = place
      marked.mark = written.value.mark
      // A screen that turns has room for other points.
      if case .point = place.anchor {} else { check(marked, rows: .past) }
      return .place(place)
    }
    let problem = problemOfPlace(text)
    guard ["row", "rows"].contains(text.prefix { $0.isLetter }), text.contains(where: \.isNumber)
    else {
      if let problem {
        report(problem, in: written.value)
        return nil
      }
      let name = text.hasPrefix("view ") ? String(text.dropFirst(5)) : text
      if let view = NamedView(rawValue: name) {
        check(view, at: written.value.mark)
      } else {
        checkView(named: name, at: written.value.mark)
      }
      return .view(name)
    }
    do throws(TextProblem) {
      let (first, last) = try RowsParser.parse(text)
      if check(first, .past, at: written.value.mark) {
        check(last, .past, at: written.value.mark)
      }
      return .rows(first, last)
    } catch {
      report(problem ?? error, in: written.value)
      return nil
    }
  }
}

/// Returns the problem of a text that says a place of a row in words that are none of a place, as "switch in row 3", or
/// `nil` for any other text.
private func problemOfPlace(_ text: String) -> TextProblem? {
  let words = text.split(separator: " ").map { $0.lowercased() }
  guard words.contains("row"), words.contains("on") || MeantPlace.text(for: text) != nil else {
    return nil
  }
  do throws(TextProblem) {
    _ = try PlaceParser.parse(text)
    return nil
  } catch {
    let isKnown = MeantPlace.text(for: text).flatMap { try? PlaceParser.parse($0) } != nil
    return isKnown || words.contains("on") ? error : nil
  }
}

/// Returns the place that a part is, or `nil` for a plain row, the name of a view, and anything else.
private func croppedPlace(_ text: String) -> Place? {
  guard let place = try? PlaceParser.parse(text) else { return nil }
  switch place.anchor {
  case .row:
    let isPlain =
      place.offset == 0 && place.view == nil && place.part == nil && place.scroll == nil
    return isPlain ? nil : place
  case .view: return place.offset == 0 && place.scroll == nil ? nil : place
  case .stackView(let name):
    return CellViewName(name) == nil && place.scroll == nil ? nil : place
  case .visibleRow, .visibleRowFromEnd, .button, .indexTitle, .key, .share, .point, .topEdge,
    .bottomEdge:
    return place
  }
}

extension Picture.Framing.Frame: MeantChoice {
  static let meanings: KeyValuePairs<Self, String> = [
    .screen: "none line bare", .device: "iphone ipad phone tablet bezel body hardware",
  ]
}

extension Place {
  /// Whether it is a point or an edge, which is a part of the screen only with some room around it.
  fileprivate var isPointOrEdge: Bool {
    switch anchor {
    case .point, .share, .topEdge, .bottomEdge: true
    case .row, .visibleRow, .visibleRowFromEnd, .view, .stackView, .button, .indexTitle, .key: false
    }
  }
}

extension ValueReader where Value == Picture.Framing.Crop {
  /// The part of a screen that a picture shows.
  static var crop: Self {
    let what =
      "the name of a view, row 3, rows 2..5, a place such as button Edit, or [left, top, width, height] in points"
    return Self(what, .any([.phrase("tableView"), .list(.anyNumber)])) { $0.crop($1, what) }
      .example("row 0")
  }
}

extension ValueReader where Value == Picture.Framing.Background {
  /// A color or nothing.
  static var background: Self {
    Self(
      "none, '#rrggbb' in quotes or the name of a color",
      .suggestion(["none"] + SceneReading.colorNames)
    ) { reading, written in
      written.value.text == "none"
        ? Picture.Framing.Background.none
        : reading.color(written, or: "none").map { .color($0) }
    }
  }
}

extension ValueReader where Value == Double {
  /// A number of pixels for each point.
  static var scale: Self {
    let range = 0.1...4.0
    return Self("0.1 to 4", .number(range)) { reading, written in
      guard let number = written.value.text.flatMap(parseNumber), range.contains(number) else {
        return reading.wrong(written, "a number from 0.1 to 4")
      }
      return number
    }
    .example("0.5")
  }
}
