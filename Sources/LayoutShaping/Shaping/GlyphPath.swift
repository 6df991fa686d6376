#if Shaping
import CHarfBuzz
import Foundation
import LayoutGeometry

/// An outline of a glyph as SVG path data: relative, y downward, in whole font units.
struct GlyphPath {
  /// The path data, or empty for a glyph that draws nothing.
  private(set) var text = ""
  private var x = 0
  private var y = 0
  private var start = (x: 0, y: 0)
  private let transform: CGAffineTransform

  /// Creates the outline of a glyph, with its places changed by a transform whose axis y grows upward.
  init(
    of glyph: UInt32,
    in face: OutlineFace,
    weight: FontWeight,
    _ transform: CGAffineTransform = .identity
  ) {
    self.transform = transform
    let library = face.library
    let functions = library.hbDrawFuncsCreate()
    defer { library.hbDrawFuncsDestroy(functions) }
    library.hbDrawFuncsSetMoveToFunc(
      functions,
      { _, path, _, x, y, _ in
        path?.assumingMemoryBound(to: Self.self).pointee.move(x, y)
      },
      nil,
      nil
    )
    library.hbDrawFuncsSetLineToFunc(
      functions,
      { _, path, _, x, y, _ in
        path?.assumingMemoryBound(to: Self.self).pointee.line(x, y)
      },
      nil,
      nil
    )
    library.hbDrawFuncsSetQuadraticToFunc(
      functions,
      { _, path, _, x1, y1, x, y, _ in
        path?.assumingMemoryBound(to: Self.self).pointee.curve("q", [x1, y1, x, y])
      },
      nil,
      nil
    )
    library.hbDrawFuncsSetCubicToFunc(
      functions,
      { _, path, _, x1, y1, x2, y2, x, y, _ in
        path?.assumingMemoryBound(to: Self.self).pointee.curve("c", [x1, y1, x2, y2, x, y])
      },
      nil,
      nil
    )
    library.hbDrawFuncsSetClosePathFunc(
      functions,
      { _, path, _, _ in path?.assumingMemoryBound(to: Self.self).pointee.close() },
      nil,
      nil
    )
    withUnsafeMutablePointer(to: &self) { path in
      library.hbFontGetGlyphShape(face.font(weight), glyph, functions, path)
    }
  }

  private mutating func move(_ x: Float, _ y: Float) {
    add("m", moved([x, y]))
    start = (self.x, self.y)
  }

  private mutating func line(_ x: Float, _ y: Float) {
    let steps = moved([x, y])
    guard steps != [0, 0] else { return }
    if steps[1] == 0 {
      add("h", [steps[0]])
    } else if steps[0] == 0 {
      add("v", [steps[1]])
    } else {
      add("l", steps)
    }
  }

  private mutating func curve(_ command: Character, _ places: [Float]) {
    add(command, moved(places))
  }

  private mutating func close() {
    text += "z"
    (x, y) = start
  }

  /// Returns places as steps from the current point, which moves to the last one.
  private mutating func moved(_ places: [Float]) -> [Int] {
    let whole = stride(from: 0, to: places.count, by: 2).flatMap { index in
      let point = CGPoint(x: CGFloat(places[index]), y: CGFloat(places[index + 1]))
      let place = point.applying(transform)
      return [place.x, place.y].map { Int(max(-1e6, min(1e6, $0)).rounded()) }
    }
    var steps: [Int] = []
    for index in stride(from: 0, to: whole.count, by: 2) {
      steps += [whole[index] - x, -whole[index + 1] - y]
    }
    (x, y) = (whole[whole.count - 2], -whole[whole.count - 1])
    return steps
  }

  /// Adds a command, with a space only where no sign parts two numbers.
  private mutating func add(_ command: Character, _ numbers: [Int]) {
    text.append(command)
    for (index, number) in numbers.enumerated() {
      if index > 0, number >= 0 { text += " " }
      text += String(number)
    }
  }
}
#endif
