#if !canImport(CoreGraphics)
public import LayoutGeometry

/// `CoreGraphics.CGAffineTransform`, if there is none.
public typealias CGAffineTransform = LayoutGeometry.CGAffineTransform
#endif
