public import Foundation

/// An object that a layer asks for its contents and its layout: QuartzCore's `CALayerDelegate`.
public protocol LayerDelegate: AnyObject {
  /// Gives the layer contents.
  func display(_ layer: Layer)
  /// Draws what the layer shows.
  func draw(_ layer: Layer, in ctx: GraphicsContext)
  /// Prepares the layer for drawing.
  func layerWillDraw(_ layer: Layer)
  /// Places the layers in a layer.
  func layoutSublayers(of layer: Layer)
  /// Returns the action for a change of a property.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Does nothing.
  public func display(_ layer: Layer) {}
  /// Draws nothing.
  public func draw(_ layer: Layer, in ctx: GraphicsContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: Layer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
  /// Returns no action.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}

/// A response to a change of a layer's property: QuartzCore's `CAAction`.
///
/// None is run.
public protocol LayerAction {
  /// Runs the action in QuartzCore.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension LayerAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

extension NSNull: LayerAction {}
