import Foundation
import LayoutGeometry
package import ScreenFrames

/// A drawing by code of an app, with its size.
struct LayerRecording {
  var elements: [ScreenElement] = []
  var size = CGSize.zero
  /// The traits with which it was drawn, of a view.
  var traits: TraitCollection?
  /// Whether it is to be drawn again.
  var isStale = true

  /// Returns what was drawn, placed in a size by a way to do that.
  func shown(in size: CGSize, _ mode: View.ContentMode) -> [ScreenElement] {
    guard !elements.isEmpty, size != self.size, self.size.width > 0, self.size.height > 0 else {
      return elements
    }
    let place = mode.frame(of: self.size, in: CGRect(origin: .zero, size: size))
    let matrix = ElementMatrix(
      a: place.width / self.size.width,
      b: 0,
      c: 0,
      d: place.height / self.size.height
    )
    return [.group(ElementGroup(.none, offset: place.origin, matrix: matrix, children: elements))]
  }
}

extension View {
  /// The elements that `draw(_:)` of an app's class drew, from the view's corner; nothing for other classes.
  package final var drawnByCode: [ScreenElement] {
    if drawsItself == false { return [] }
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let traits = traitCollection
    let isCurrent = recording.map { recording in
      !recording.isStale && recording.traits == traits
        && (recording.size == bounds.size || contentMode != .redraw)
    }
    if isCurrent != true { record(bounds, traits) }
    return recording?.shown(in: bounds.size, contentMode) ?? []
  }

  private func record(_ bounds: CGRect, _ traits: TraitCollection) {
    drawsItself = true
    let context = GraphicsContext(
      CGRect(origin: .zero, size: bounds.size),
      scale: contentScaleFactor
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.run { draw(bounds) }
    var elements = context.elements
    // The base class says that nothing is drawn: what was drawn all the same is an override's that called it.
    if drawsItself == false, elements.isEmpty {
      recording = nil
      return
    }
    drawsItself = true
    if isOpaque, backgroundColor == nil {
      // The page of an opaque view without a background is black on a device.
      elements.insert(.fill(.rectangle(CGRect(origin: .zero, size: bounds.size)), .black), at: 0)
    }
    recording = LayerRecording(
      elements: elements,
      size: bounds.size,
      traits: traits,
      isStale: false
    )
  }
}

extension Layer {
  /// Draws the layer by `draw(in:)`, unless it has contents.
  final func record() {
    delegate?.layerWillDraw(self)
    guard contents == nil, bounds.width > 0, bounds.height > 0 else { return }
    let bounds = bounds
    let context = GraphicsContext(CGRect(origin: .zero, size: bounds.size), scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.run { draw(in: context) }
    drawn = LayerRecording(elements: context.elements, size: bounds.size, isStale: false)
  }

  /// The elements that `draw(in:)` drew, from the layer's corner.
  final var drawnByCode: [ScreenElement] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    if drawn.isStale {
      drawn.isStale = false
      if let ownDelegate { ownDelegate.display(self) }
      display()
    }
    return drawn.shown(in: bounds.size, contentsGravity.contentMode)
  }

  /// Draws the layer at once, if that was asked for.
  public final func displayIfNeeded() {
    guard drawn.isStale else { return }
    drawn.isStale = false
    display()
  }
}
