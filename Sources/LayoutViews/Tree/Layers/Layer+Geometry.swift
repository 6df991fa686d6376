public import Foundation
public import LayoutGeometry

/// The place of a layer that belongs to no view.
struct LayerGeometry {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  /// The transform, also of a layer of a view, which knows what is left of it in the plane.
  var transform = Transform3D.identity
  var needsLayout = true
  /// Whether places in the layer count from the lower edge up.
  var isFlipped = false

  /// The frame without the transform.
  var straightFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x,
      y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width,
      height: bounds.height
    )
  }

  /// The transform from the layer's own coordinates to those around it.
  var placement: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x,
      y: bounds.minY + bounds.height * anchorPoint.y
    )
    return (isFlipped ? flip : .identity)
      .concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
      .concatenating(transform.flat)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension LayerGeometry {
  /// The transform that turns the bounds over, from their upper edge to the lower one.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }
}

// The geometry of a view's layer is the view's: there is one truth.
extension Layer {
  /// The geometry with that of the view.
  var currentGeometry: LayerGeometry {
    var current = geometry
    current.isFlipped = isGeometryFlipped
    guard let view else { return current }
    current.bounds = view.bounds
    current.position = view.center
    current.anchorPoint = view.ownAnchorPoint ?? CGPoint(x: 0.5, y: 0.5)
    current.transform = transform
    return current
  }

  final var mirroredBounds: CGRect {
    get { view?.bounds ?? geometry.bounds }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      guard Self.accepts([newValue.minX, newValue.minY, newValue.width, newValue.height], "bounds")
      else { return }
      let isResized = newValue.size != geometry.bounds.size
      geometry.bounds = newValue.standardized
      if isResized {
        geometry.needsLayout = true
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }

  final var mirroredPosition: CGPoint {
    get { view?.center ?? geometry.position }
    set {
      if let view {
        view.center = newValue
      } else if Self.accepts([newValue.x, newValue.y], "position") {
        geometry.position = newValue
      }
    }
  }

  /// The point about which the layer is turned, as a share of its size; the middle at first.
  public final var anchorPoint: CGPoint {
    get { view.map { $0.ownAnchorPoint ?? CGPoint(x: 0.5, y: 0.5) } ?? geometry.anchorPoint }
    set {
      if let view {
        view.setAnchorPoint(newValue)
      } else if Self.accepts([newValue.x, newValue.y], "anchorPoint") {
        geometry.anchorPoint = newValue
      }
    }
  }

  /// The depth of that point, which pictures do not show.
  public final var anchorPointZ: CGFloat {
    get { geometry.anchorPointZ }
    set { geometry.anchorPointZ = newValue }
  }

  /// The transform about the anchor point, of which pictures show what stays in the plane.
  public final var transform: Transform3D {
    get {
      guard let view else { return geometry.transform }
      // The view's may have been set since.
      let flat = view.transform
      return geometry.transform.flat == flat ? geometry.transform : Transform3D(affine: flat)
    }
    set {
      if newValue.hasPerspective {
        FlatDrawing.record(
          "the perspective of a layer's transform is left out: pictures show it from far away",
          in: view
        )
      }
      geometry.transform = newValue
      view?.transform = newValue.flat
    }
  }

  final var mirroredFrame: CGRect {
    get { view?.frame ?? currentGeometry.frame }
    set {
      if let view {
        view.frame = newValue
        return
      }
      let rect = newValue.standardized
      guard Self.accepts([rect.minX, rect.minY, rect.width, rect.height], "frame") else { return }
      var new = currentGeometry
      new.frame = rect
      bounds = new.bounds
      position = new.position
    }
  }

  /// Returns the transform, as far as it is one in the plane.
  public final func affineTransform() -> CGAffineTransform { transform.flat }

  /// Sets the transform to one in the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = Transform3D(affine: m)
  }

  private static func accepts(_ numbers: [CGFloat], _ property: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    FlatDrawing.record(
      "the \(property) of a layer is not a number or infinite: it stays as it was",
      hint: "UIKit raises CALayerInvalidGeometry here"
    )
    return false
  }
}

extension LayerGeometry {
  /// The box around the turned bounds; set, the size is that of the box around it turned back, as for views.
  var frame: CGRect {
    get { transform.isIdentity ? straightFrame : bounds.applying(placement) }
    set {
      let flat = transform.flat
      var size = newValue.size
      if !flat.isIdentity, flat.isInvertible {
        let inverse = flat.inverted()
        size = CGSize(
          width: abs(inverse.a) * newValue.width + abs(inverse.c) * newValue.height,
          height: abs(inverse.b) * newValue.width + abs(inverse.d) * newValue.height
        )
      }
      bounds.size = size
      let box = frame
      position.x += newValue.minX - box.minX
      position.y += newValue.minY - box.minY
    }
  }
}
