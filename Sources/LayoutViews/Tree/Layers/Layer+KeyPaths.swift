import Foundation
import LayoutGeometry

#if !canImport(ObjectiveC)
// Objective-C has these for every object; code of apps uses them for parts of transforms and for marks of its own.
extension Layer {
  /// Sets a property by its path, or keeps a value of a name of one's own.
  ///
  /// - Parameters:
  ///   - value: The value: a number, or what `value(forKeyPath:)` gives.
  ///   - keyPath: The path, as `transform.rotation.z`, `transform.scale`, `position.x` or `opacity`.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let number = LayerNumber(keyPath), let new = Self.number(value) else {
      keptValues[keyPath] = value
      return
    }
    number.set(new, self)
  }

  /// Returns a property by its path, or the value that was kept by that name, or `nil` for none.
  public final func value(forKeyPath keyPath: String) -> Any? {
    LayerNumber(keyPath).map { $0.get(self) } ?? keptValues[keyPath]
  }

  /// Sets a property by its name, or keeps a value of a name of one's own.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns a property by its name, or the value that was kept by that name, or `nil` for none.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension LayerAnimation {
  /// Keeps a value by a name of one's own.
  public final func setValue(_ value: Any?, forKey key: String) { keptValues[key] = value }

  /// Returns the value that was kept by a name, or `nil` for none.
  public final func value(forKey key: String) -> Any? { keptValues[key] }
}

/// A number of a layer that a path names.
private struct LayerNumber {
  let get: (Layer) -> CGFloat
  let set: (CGFloat, Layer) -> Void

  init?(_ keyPath: String) {
    switch keyPath {
    case "opacity": self.init({ CGFloat($0.opacity) }, set: { $1.opacity = Float($0) })
    case "cornerRadius": self.init(\.cornerRadius)
    case "borderWidth": self.init(\.borderWidth)
    case "zPosition": self.init(\.zPosition)
    case "position.x": self.init(\.position.x)
    case "position.y": self.init(\.position.y)
    case "bounds.size.width": self.init(\.bounds.size.width)
    case "bounds.size.height": self.init(\.bounds.size.height)
    case "hidden": self.init({ $0.isHidden ? 1 : 0 }, set: { $1.isHidden = $0 != 0 })
    case "transform.rotation", "transform.rotation.z": self.init(part: \.rotation)
    case "transform.scale":
      self.init(
        { $0.parts.scaleX },
        set: { new, layer in
          var parts = layer.parts
          (parts.scaleX, parts.scaleY) = (new, new)
          layer.parts = parts
        }
      )
    case "transform.scale.x": self.init(part: \.scaleX)
    case "transform.scale.y": self.init(part: \.scaleY)
    case "transform.translation.x": self.init(part: \.x)
    case "transform.translation.y": self.init(part: \.y)
    default: return nil
    }
  }

  private init(_ get: @escaping (Layer) -> CGFloat, set: @escaping (CGFloat, Layer) -> Void) {
    (self.get, self.set) = (get, set)
  }

  private init(_ property: ReferenceWritableKeyPath<Layer, CGFloat>) {
    self.init({ $0[keyPath: property] }, set: { $1[keyPath: property] = $0 })
  }

  private init(part: WritableKeyPath<TransformParts, CGFloat>) {
    self.init({ $0.parts[keyPath: part] }, set: { $1.parts[keyPath: part] = $0 })
  }
}

/// The parts of a transform in the plane: a change of size, then a turn, then a movement.
private struct TransformParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var rotation: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ transform: CGAffineTransform) {
    scaleX = hypot(transform.a, transform.b)
    let area = transform.a * transform.d - transform.b * transform.c
    scaleY = scaleX == 0 ? hypot(transform.c, transform.d) : area / scaleX
    rotation = atan2(transform.b, transform.a)
    (x, y) = (transform.tx, transform.ty)
  }

  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scaleX, y: scaleY)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Layer {
  fileprivate var parts: TransformParts {
    get { TransformParts(affineTransform()) }
    set { setAffineTransform(newValue.transform) }
  }
}
#endif
