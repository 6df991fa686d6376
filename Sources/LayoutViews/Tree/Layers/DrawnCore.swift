public import Foundation
import LayoutGeometry

/// The part of every view that draws and has a layer: nothing of it is for applications, which make subclasses of
/// ``View``.
open class DrawnCore: ViewCore, LayerDelegate {
  /// The elements that the code of an app drew, or `nil` before that.
  final var recording: LayerRecording?
  /// Whether a class of the app draws the view, or `nil` while that is not known.
  final var drawsItself: Bool?

  /// The type of the view's layer: `Layer` or a subclass of it.
  open class var layerClass: AnyClass { Layer.self }

  /// Draws the view into the current context, in the view's coordinates; the base class draws nothing.
  ///
  /// Called when the view is first shown, after `setNeedsDisplay()`, and when its size changes if `contentMode` is
  /// `redraw`; else the last drawing is placed by `contentMode`. What is drawn outside of the bounds is cut off.
  ///
  /// - Parameter rect: The bounds.
  open func draw(_ rect: CGRect) { drawsItself = false }

  /// The form of the corners, which `layer.cornerRadius` is at first, and which counts before that once it is set: UIKit's
  /// since iOS 26.
  open var cornerConfiguration: CornerConfiguration {
    get {
      let layer = layerIfUsed
      return layer?.cornerConfiguration
        ?? .corners(
          radius: .fixed(Double(layer?.cornerRadius ?? 0))
        )
    }
    set { (self as? View)?.layer.cornerConfiguration = newValue }
  }

  // MARK: Properties

  /// Sets what the view shows, before its layout: UIKit's since iOS 26; the base class does nothing.
  ///
  /// Values that an `@Observable` object has do not call it again by themselves here.
  open func updateProperties() {}

  /// Asks for `updateProperties()` in the next pass, and so for a layout.
  open func setNeedsUpdateProperties() {
    guard let view = self as? View else { return }
    view.layoutState.needsUpdateProperties = true
    view.setNeedsLayout()
  }

  /// Calls `updateProperties()` of the view and its controller at once, if that was asked for.
  open func updatePropertiesIfNeeded() {
    guard let view = self as? View, view.layoutState.needsUpdateProperties else { return }
    view.layoutState.needsUpdateProperties = false
    view.controller?.updateProperties()
    updateProperties()
  }

  // MARK: Drawing

  /// Asks for the view to be drawn again by `draw(_:)`.
  open func setNeedsDisplay() {
    drawsItself = nil
    recording?.isStale = true
    layerIfUsed?.drawn.isStale = true
  }

  /// Asks for the view to be drawn again by `draw(_:)`, all of it.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Places what is in the view's layer: the base class calls `layoutSubviews()`.
  open func layoutSublayers(of layer: Layer) {
    guard let view = self as? View, layer === layerIfUsed else { return }
    view.layoutSubviews()
  }

  /// Gives a layer contents; the base class does nothing.
  open func display(_ layer: Layer) {}

  /// Draws a layer; the base class draws nothing, and a view is drawn by `draw(_:)`.
  open func draw(_ layer: Layer, in ctx: GraphicsContext) {}

  /// Prepares a layer for drawing; the base class does nothing.
  open func layerWillDraw(_ layer: Layer) {}

  /// Returns the action for a change of a layer's property: none.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
