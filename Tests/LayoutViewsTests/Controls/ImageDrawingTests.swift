import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

@Suite struct ImageDrawingTests {
  // `UIImage.draw(in:)` fills the rectangle; content modes that keep the shape give one of the same shape.
  @Test(
    arguments: [
      (CGSize(width: 40, height: 20), ElementMatrix(a: 0.5, b: 0, c: 0, d: 1)),
      (CGSize(width: 20, height: 40), ElementMatrix(a: 1, b: 0, c: 0, d: 0.5)),
      (CGSize(width: 10, height: 10), nil),
    ] as [(CGSize, ElementMatrix?)]
  )
  func `a picture of parts fills its rectangle`(size: CGSize, matrix: ElementMatrix?) throws {
    let part = ScreenElement.fill(
      .rectangle(CGRect(origin: .zero, size: size)),
      SystemColor.systemFill.dynamicColor
    )
    let square = CGRect(x: 7, y: 9, width: 20, height: 20)
    let drawing = Image.drawing(
      of: Image(size: size, parts: [part]),
      in: square,
      color: SystemColor.label.dynamicColor
    )
    guard case .group(let group) = drawing else {
      Issue.record("no group: \(drawing)")
      return
    }
    #expect(group.offset == square.origin && group.matrix == matrix ?? .identity)
    #expect(group.children == [matrix == nil ? part.scaled(by: 2) : part])
  }

  /// Returns the shapes that a symbol is drawn with: "line" or "area" each.
  private func kinds(_ image: Image) -> [String] {
    let drawing = Image.drawing(
      of: image,
      in: CGRect(x: 0, y: 0, width: SystemSymbol.side, height: SystemSymbol.side),
      color: SystemColor.label.dynamicColor
    )
    guard case .group(let group) = drawing else { return [] }
    return group.children.map { child in
      guard case .shape(let shape) = child else { return "other" }
      return shape.stroke == nil ? "area" : "line"
    }
  }

  @Test(arguments: SystemSymbol.allCases)
  func `a symbol is an outline, and an area with fill behind its name`(
    _ symbol: SystemSymbol
  ) throws {
    let plain = try #require(Image(systemName: symbol.rawValue))
    let filled = try #require(Image(systemName: symbol.rawValue + ".fill"))
    #expect(plain.size == filled.size && plain.symbol == filled.symbol)
    // Signs of strokes alone have one form.
    let isSign = [.checkmark, .ellipsis, .magnifyingglass, .plus].contains(symbol)
    #expect((kinds(plain) == kinds(filled)) == isSign)
    #expect(isSign || kinds(plain).contains("line"))
    #expect(isSign || kinds(filled).contains("area"))
    // A scenario's symbol keeps the form that it has always shown.
    let shown = Image(symbol)
    #expect(kinds(shown) == kinds(symbol.isFilledInScenarios ? filled : plain))
  }
}
