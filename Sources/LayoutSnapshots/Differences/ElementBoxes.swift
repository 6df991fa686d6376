import Foundation

/// The rectangles that the elements of a picture take on the screen, in points.
///
/// They are those of what an element draws, and of everything inside it, as far as that is on the screen. Clips inside
/// the screen are not looked at, and a line of text is taken to be as high as its font.
struct ElementBoxes {
  private var boxes: [CGRect]
  /// The rectangle of the whole picture.
  let screen: CGRect

  /// Creates the rectangles of a picture.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  init(_ picture: Picture) {
    let root = picture.first
    screen = CGRect(
      x: 0,
      y: 0,
      width: Self.number(root?["width"]),
      height: Self.number(root?["height"])
    )
    boxes = []
    boxes.reserveCapacity(picture.count)
    var placements: [AffineTransform] = []
    var areDrawn: [Bool] = []
    for element in picture {
      var placement = Self.transform(element["transform"])
      if element.parent >= 0 { placement.append(placements[element.parent]) }
      placements.append(placement)
      let isDrawn = element.isShown && (element.parent < 0 || areDrawn[element.parent])
      areDrawn.append(isDrawn)
      boxes.append(isDrawn ? Self.box(of: element, placement) : .null)
    }
    for (index, element) in picture.enumerated().reversed() where element.parent >= 0 {
      boxes[element.parent] = boxes[element.parent].union(boxes[index])
    }
  }

  /// The rectangle of an element on the screen, or `nil` if nothing of it is there.
  subscript(index: Int) -> CGRect? {
    let box = boxes[index].intersection(screen)
    return box.isNull ? nil : box
  }
}

extension ElementBoxes {
  /// Returns the rectangle of what an element draws itself, nothing for a group.
  private static func box(of element: PictureElement, _ placement: AffineTransform) -> CGRect {
    func length(_ name: String) -> CGFloat { number(element[name]) }
    let corners: [CGPoint]
    switch element.kind {
    case "rect":
      corners = rectangle(length("x"), length("y"), length("width"), length("height"))
    case "circle":
      let radius = length("r")
      corners = rectangle(
        length("cx") - radius,
        length("cy") - radius,
        2 * radius,
        2 * radius
      )
    case "line":
      corners = [
        CGPoint(x: length("x1"), y: length("y1")), CGPoint(x: length("x2"), y: length("y2")),
      ]
    case "text":
      let size = length("font-size")
      let width = element["textLength"].map { number($0) } ?? size
      corners = rectangle(length("x"), length("y") - size, width, size * 1.3)
    case "path":
      let numbers = numbers(in: element["d"] ?? "")
      corners = stride(from: 1, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0 - 1], y: numbers[$0])
      }
    default: corners = []
    }
    return corners.map(placement.transform).reduce(.null) { box, corner in
      box.union(CGRect(origin: corner, size: .zero))
    }
  }

  private static func rectangle(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat
  ) -> [CGPoint] {
    [CGPoint(x: x, y: y), CGPoint(x: x + width, y: y + height)]
      + [CGPoint(x: x + width, y: y), CGPoint(x: x, y: y + height)]
  }

  /// Returns the transform that an attribute says, none for one that our writer does not write.
  private static func transform(_ text: String?) -> AffineTransform {
    guard let text else { return .identity }
    let numbers = numbers(in: text.drop { $0 != "(" })
    switch (text.prefix { $0 != "(" }, numbers.count) {
    case ("translate", 2): return AffineTransform(translationByX: numbers[0], byY: numbers[1])
    case ("matrix", 6):
      return AffineTransform(
        m11: numbers[0],
        m12: numbers[1],
        m21: numbers[2],
        m22: numbers[3],
        tX: numbers[4],
        tY: numbers[5]
      )
    default: return .identity
    }
  }

  private static func number(_ text: String?) -> CGFloat {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil } ?? 0
  }

  /// Returns the numbers between letters, spaces and commas.
  private static func numbers(in text: some StringProtocol) -> [CGFloat] {
    text.split { !"0123456789.-".contains($0) }.flatMap { word -> [CGFloat] in
      // A minus begins a number: "4-3" are two.
      var parts: [String] = []
      for character in word {
        if parts.isEmpty || character == "-" { parts.append("") }
        parts[parts.count - 1].append(character)
      }
      return parts.map { number($0) }
    }
  }
}
