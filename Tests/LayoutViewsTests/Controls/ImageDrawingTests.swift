import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutViews
import ScreenFrames
import Testing

@Suite struct ImageDrawingTests {
  @Test(
    arguments: [
      (CGSize(width: 40, height: 20), 0.5), (CGSize(width: 20, height: 40), 0.5),
      (CGSize(width: 8, height: 10), 2),
    ] as [(CGSize, CGFloat)]
  )
  func `a picture of parts keeps its shape in a square`(size: CGSize, unit: CGFloat) throws {
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
    #expect(group.offset == square.origin)
    #expect(group.children == [part.scaled(by: unit)])
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
