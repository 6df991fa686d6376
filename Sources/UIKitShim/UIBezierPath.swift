public import LayoutViews

/// `UIKit.UIBezierPath`.
public typealias UIBezierPath = BezierPath
/// `UIKit.UIRectCorner`.
public typealias UIRectCorner = RectCorner
/// `UIKit.UICornerConfiguration`.
public typealias UICornerConfiguration = CornerConfiguration
/// `UIKit.UICornerRadius`.
public typealias UICornerRadius = CornerRadius

#if !canImport(CoreGraphics)
/// `CoreGraphics.CGPath`, if there is none.
public typealias CGPath = DrawingPath
/// `CoreGraphics.CGMutablePath`, if there is none.
public typealias CGMutablePath = MutableDrawingPath
/// `CoreGraphics.CGPathFillRule`, if there is none.
public typealias CGPathFillRule = PathFillRule
/// `CoreGraphics.CGPathDrawingMode`, if there is none.
public typealias CGPathDrawingMode = PathDrawingMode
/// `CoreGraphics.CGLineCap`, if there is none.
public typealias CGLineCap = LineCap
/// `CoreGraphics.CGLineJoin`, if there is none.
public typealias CGLineJoin = LineJoin
#endif
