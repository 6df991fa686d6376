public import Foundation
import LayoutDiagnostics

extension BezierPath {
  /// Fills the path in the current context with its fill color.
  public func fill() {
    guard let context = GraphicsContext.current else { return }
    context.fill(commands, evenOdd: usesEvenOddFillRule)
  }

  /// Strokes the path in the current context with its stroke color, as the path says.
  public func stroke() {
    guard let context = GraphicsContext.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dashes.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashes) }
    context.stroke(commands)
    context.restoreGState()
  }

  /// Fills the path in a mode of mixing colors, and an opacity.
  public func fill(
    with blendMode: BlendMode,
    alpha: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    paint(blendMode, alpha, at: SourceMark(file: fileID, line: line)) { fill() }
  }

  /// Strokes the path in a mode of mixing colors, and an opacity.
  public func stroke(
    with blendMode: BlendMode,
    alpha: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    paint(blendMode, alpha, at: SourceMark(file: fileID, line: line)) { stroke() }
  }

  /// Draws what comes afterwards in the current context inside of the path alone.
  public func addClip() { GraphicsContext.current?.clip(commands, evenOdd: usesEvenOddFillRule) }

  private func paint(
    _ mode: BlendMode,
    _ alpha: CGFloat,
    at place: SourceMark,
    _ body: () -> Void
  ) {
    guard let context = GraphicsContext.current else { return }
    context.saveGState()
    context.setBlendMode(mode, fileID: place.file, line: place.line)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}
