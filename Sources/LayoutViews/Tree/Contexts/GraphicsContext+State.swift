public import Foundation
import LayoutDiagnostics
public import LayoutGeometry

extension GraphicsContext {
  /// The transform from the coordinates of what is drawn to those of the page.
  public var ctm: CGAffineTransform { state.transform }
  /// The transform from the coordinates of what is drawn to pixels of the page.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }
  /// The box of the part that can be drawn in, in the present coordinates.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBox.applying(state.transform.inverted())
  }

  /// Moves the coordinates of what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Enlarges the coordinates of what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns the coordinates of what follows, in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Puts a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of what is filled.
  public func setFillColor(_ color: Color) { state.fillColor = color }
  /// Sets the color of what is filled by its channels, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = ColorObject(red: red, green: green, blue: blue, alpha: alpha).value
  }
  /// Sets a gray, 0 to 1, for what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = ColorObject(white: gray, alpha: alpha).value
  }
  /// Sets the color of what is stroked.
  public func setStrokeColor(_ color: Color) { state.strokeColor = color }
  /// Sets the color of what is stroked by its channels, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = ColorObject(red: red, green: green, blue: blue, alpha: alpha).value
  }
  /// Sets a gray, 0 to 1, for what is stroked.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = ColorObject(white: gray, alpha: alpha).value
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// Sets the form of the ends of lines.
  public func setLineCap(_ cap: LineCap) { state.lineCap = cap }
  /// Sets the form of the corners of lines.
  public func setLineJoin(_ join: LineJoin) { state.lineJoin = join }
  /// Sets the greatest length of a pointed corner, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points; none for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.dashPhase, state.dashes) = (phase, lengths)
  }
  /// Sets the opacity of what follows.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
  /// Sets the shadow of what is filled from now on, a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: Color(rgb: 0, opacity: 1.0 / 3))
  }
  /// Sets the shadow of what is filled from now on, `nil` for none; its edge has half of `blur` as deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: Color?) {
    state.shadow = color.map {
      LayerShadow(color: $0, offset: offset, deviation: blur / 2, caster: .none)
    }
  }
  /// Sets whether edges are smoothed, as they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges are smoothed, as they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets the deviation of curves, which are exact here.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the way in which colors are mixed: only the usual one is drawn, which a finding says.
  public func setBlendMode(_ mode: BlendMode, fileID: String = #fileID, line: Int = #line) {
    guard mode != .normal, mode != .copy else { return }
    FlatDrawing.record(
      "a mode of mixing colors is not drawn: what is drawn lies over what is there",
      at: SourceMark(file: fileID, line: line),
      hint: "use 'normal', or opacity"
    )
  }
}

/// A way to mix colors with those behind: CoreGraphics' `CGBlendMode`.
public enum BlendMode: Int32, Sendable, Hashable {
  /// Over what is there: the only one that is drawn.
  case normal = 0
  /// Multiplied.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The difference.
  case difference, exclusion, hue, saturation, color, luminosity
  /// In the place of what is there.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Behind what is there.
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}
