public import Foundation
import LayoutDiagnostics
import LayoutGeometry
import ScreenFrames

extension GraphicsContext {
  /// Draws a gradient from a point to another one, over all that is not clipped.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startPoint: The place of the first color.
  ///   - endPoint: The place of the last one.
  ///   - options: The ends beyond which the colors go on; beyond others nothing is drawn.
  public func drawLinearGradient(
    _ gradient: ColorGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: GradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
    let length = hypot(way.x, way.y)
    guard length > 0, !area.isNull else { return }
    var outline = Outline.rectangle(area)
    if !options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      // A band across the way, far beyond the page at its open ends.
      let reach =
        (hypot(area.width, area.height)
          + hypot(startPoint.x - area.midX, startPoint.y - area.midY)) / length
      let before = options.contains(.drawsBeforeStartLocation) ? -reach : 0
      let after = options.contains(.drawsAfterEndLocation) ? reach : 1
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: startPoint.x + way.x * along - way.y * across,
          y: startPoint.y + way.y * along + way.x * across
        )
      }
      outline = .simple([
        .move(point(before, -reach)), .line(point(after, -reach)), .line(point(after, reach)),
        .line(point(before, reach)), .close,
      ])
    }
    draw(gradient.stops, .line(from: startPoint, to: endPoint), in: outline, clippedTo: area)
  }

  /// Draws a gradient between two circles, over all that is not clipped.
  ///
  /// Circles with different centers are drawn about that of the last one, which a finding says.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: The center of the circle with the first color.
  ///   - startRadius: Its radius.
  ///   - endCenter: The center of the circle with the last color.
  ///   - endRadius: Its radius.
  ///   - options: The ends beyond which the colors go on; beyond others nothing is drawn.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public func drawRadialGradient(
    _ gradient: ColorGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: GradientDrawingOptions,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    if startCenter != endCenter {
      FlatDrawing.record(
        "a gradient between circles of two centers is drawn about the second one",
        at: SourceMark(file: fileID, line: line)
      )
    }
    let area = boundingBoxOfClipPath
    let outer = max(startRadius, endRadius)
    guard outer > 0, !area.isNull else { return }
    let stops = gradient.stops
      .map { stop in
        let radius = startRadius + (endRadius - startRadius) * stop.offset
        return GradientStop(radius / outer, stop.color)
      }
      .sorted { $0.offset < $1.offset }
    let goesOn = options.contains(
      endRadius >= startRadius ? .drawsAfterEndLocation : .drawsBeforeStartLocation
    )
    let outline =
      goesOn ? Outline.rectangle(area) : .circle(center: endCenter, radius: outer)
    draw(
      stops,
      .ellipse(center: endCenter, radii: CGSize(width: outer, height: outer)),
      in: outline,
      clippedTo: area
    )
  }

  private func draw(
    _ stops: [GradientStop],
    _ course: GradientCourse,
    in outline: Outline,
    clippedTo area: CGRect
  ) {
    var shape = Shape(.none, outline)
    shape.gradient = stops
    shape.gradientCourse = course
    guard !area.insetBy(dx: -1e-6, dy: -1e-6).contains(outline.bounds) else {
      addPlaced(.shape(shape))
      return
    }
    addPlaced(.group(ElementGroup(.none, clip: area, children: [.shape(shape)])))
  }
}
