public import LayoutGeometry
public import LayoutViews

/// `QuartzCore.CALayer`.
public typealias CALayer = Layer
/// `QuartzCore.CALayerDelegate`.
public typealias CALayerDelegate = LayerDelegate
/// `QuartzCore.CAAction`.
public typealias CAAction = LayerAction
/// `QuartzCore.CACornerMask`.
public typealias CACornerMask = Layer.CornerMask
/// `QuartzCore.CALayerCornerCurve`.
public typealias CALayerCornerCurve = Layer.CornerCurve
/// `QuartzCore.CALayerContentsGravity`.
public typealias CALayerContentsGravity = Layer.ContentsGravity
/// `QuartzCore.CALayerContentsFilter`.
public typealias CALayerContentsFilter = Layer.ContentsFilter
/// `QuartzCore.CAShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// `QuartzCore.CAShapeLayerFillRule`.
public typealias CAShapeLayerFillRule = ShapeLayer.FillRule
/// `QuartzCore.CAShapeLayerLineCap`.
public typealias CAShapeLayerLineCap = ShapeLayer.LineCap
/// `QuartzCore.CAShapeLayerLineJoin`.
public typealias CAShapeLayerLineJoin = ShapeLayer.LineJoin
/// `QuartzCore.CAGradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// `QuartzCore.CAGradientLayerType`.
public typealias CAGradientLayerType = GradientLayer.Kind
/// `QuartzCore.CATextLayer`.
public typealias CATextLayer = TextLayer
/// `QuartzCore.CATextLayerAlignmentMode`.
public typealias CATextLayerAlignmentMode = TextLayer.AlignmentMode
/// `QuartzCore.CATextLayerTruncationMode`.
public typealias CATextLayerTruncationMode = TextLayer.TruncationMode
/// `QuartzCore.CAReplicatorLayer`.
public typealias CAReplicatorLayer = ReplicatorLayer
/// `QuartzCore.CATransform3D`.
public typealias CATransform3D = Transform3D

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `QuartzCore.CATransform3DIdentity`.
public let CATransform3DIdentity = Transform3D.identity

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a movement, as `QuartzCore.CATransform3DMakeTranslation` does.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
)
  -> CATransform3D
{
  Transform3D(translationX: tx, y: ty, z: tz)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a change of size, as `QuartzCore.CATransform3DMakeScale` does.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  Transform3D(scaleX: sx, y: sy, z: sz)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a turn about an axis, as `QuartzCore.CATransform3DMakeRotation` does.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  Transform3D(rotation: angle, x: x, y: y, z: z)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a movement followed by `t`, as `QuartzCore.CATransform3DTranslate` does.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  Transform3D(translationX: tx, y: ty, z: tz).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a change of size followed by `t`, as `QuartzCore.CATransform3DScale` does.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  Transform3D(scaleX: sx, y: sy, z: sz).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a turn followed by `t`, as `QuartzCore.CATransform3DRotate` does.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  Transform3D(rotation: angle, x: x, y: y, z: z).concatenating(t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns `a` followed by `b`, as `QuartzCore.CATransform3DConcat` does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform back, as `QuartzCore.CATransform3DInvert` does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether nothing changes, as `QuartzCore.CATransform3DIsIdentity` does.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether both are the same, as `QuartzCore.CATransform3DEqualToTransform` does.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform in the plane, as `QuartzCore.CATransform3DMakeAffineTransform` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  Transform3D(affine: m)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether it is a transform in the plane, as `QuartzCore.CATransform3DIsAffine` does.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what stays in the plane, as `QuartzCore.CATransform3DGetAffineTransform` does.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
