import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import ScreenFrames
import Testing

/// The words of numbers below a picture.
@Suite struct AnnotationLegendTests {
  private static let frame = ScreenFrame(
    name: "a",
    size: CGSize(width: 600, height: 900),
    scale: 2,
    time: .start,
    elements: []
  )

  /// Returns the places at which words of the legend begin, in their order.
  private func places(count: Int) -> (starts: [CGPoint], size: CGSize) {
    let annotations = (0..<count).map { number in
      var annotation = Annotation(.path)
      (annotation.number, annotation.text) = (number + 1, "Words of number \(number + 1)")
      return annotation
    }
    let picture = AnnotatedScreen.withLegend(Self.frame, of: annotations, style: .light)
    let starts = picture.elements.compactMap { element -> CGPoint? in
      if case .text(let run) = element, run.string.hasPrefix("Words") { run.origin } else { nil }
    }
    return (starts, picture.size)
  }

  @Test func `a short legend has one column, and a long one several`() {
    #expect(Set(places(count: 6).starts.map(\.x)).count == 1)
    let (starts, size) = places(count: 40)
    #expect(starts.count == 40)
    #expect(Set(starts.map(\.x)).count == 3)
    #expect(size.height < 900 * 1.5 + 40)
    // Down the first column first.
    #expect(starts[0].x == starts[13].x)
    #expect(starts[0].y < starts[13].y)
    #expect(starts[14].x > starts[0].x)
    #expect(starts[14].y == starts[0].y)
  }

  @Test func `the legend of a screen from right to left begins at the right`() throws {
    var annotation = Annotation(.path)
    (annotation.number, annotation.text) = (1, "Words")
    let legends = [false, true].map { isRightToLeft in
      AnnotatedScreen.withLegend(
        Self.frame,
        of: [annotation],
        style: .light,
        isRightToLeft: isRightToLeft
      )
      .elements.compactMap { element -> ClosedRange<CGFloat>? in
        guard case .text(let run) = element else { return nil }
        return run.origin.x...run.origin.x + run.width
      }
    }
    #expect(legends[1].count == 2)
    for (range, mirrored) in zip(legends[0], legends[1]) {
      #expect(abs(mirrored.lowerBound - (600 - range.upperBound)) < 0.01)
    }
  }

  @Test(arguments: [true, false])
  func `long words are there to their end`(isCaption: Bool) {
    let words = String(repeating: "word ", count: 400) + "end"
    var annotation = Annotation(isCaption ? .caption(words) : .path)
    if !isCaption { (annotation.number, annotation.text) = (1, words) }
    let picture = AnnotatedScreen.withLegend(Self.frame, of: [annotation], style: .light)
    let lines = picture.elements.compactMap { element -> String? in
      if case .text(let run) = element, run.string != "1" { run.string } else { nil }
    }
    #expect(lines.last?.hasSuffix("end") == true)
    #expect(lines.joined(separator: " ").split(separator: " ").count == 401)
  }
}
