import Foundation
import LayoutGeometry
import ScreenFrames

extension Layer {
  /// The part that the mask shows, from the layer's corner, or `nil` without one.
  package final var maskClip: LayerClip? {
    guard let mask else { return nil }
    mask.layoutIfNeeded()
    var shape = MaskShape()
    let back = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    mask.addOpaqueParts(to: &shape, in: back, opacity: 1)
    let clip = shape.clip
    for departure in shape.departures {
      FlatDrawing.record(departure, in: host, at: maskPlace)
    }
    return clip
  }

  /// Adds what the layer and those in it draw to the shape of a mask.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - placement: The place of the coordinates around the layer.
  ///   - opacity: The opacity of what is around the layer.
  private func addOpaqueParts(
    to shape: inout MaskShape,
    in placement: CGAffineTransform,
    opacity: Double
  ) {
    let opacity = opacity * Double(self.opacity)
    guard !isHidden, opacity > 0 else { return }
    let inside = currentGeometry.placement.concatenating(placement)
    let corner = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(inside)
    let whole = CGRect(origin: .zero, size: bounds.size)
    let outline = Outline.rectangle(whole, radii: cornerRadii)
    // Texts, pictures and controls are not known point by point.
    if contents != nil || view?.drawing.isEmpty == false {
      shape.addUnknown(outline, in: corner)
    } else {
      var elements = ownDrawing(in: bounds.size) + (view?.drawnByCode ?? [])
      if let color = backgroundColor { elements.insert(.fill(outline, color), at: 0) }
      if let border = border(in: bounds.size) { elements.append(border) }
      for element in elements { shape.add(element, in: corner, opacity: opacity) }
    }
    for layer in sublayers ?? [] {
      layer.addOpaqueParts(to: &shape, in: inside, opacity: opacity)
    }
  }
}
