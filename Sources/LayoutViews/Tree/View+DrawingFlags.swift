public import Foundation

/// The hints of an application for a view's drawing and touches, on which neither layout nor pictures depend.
final class DrawingFlags {
  var isOpaque = true
  var isExclusiveTouch = false
  var contentScaleFactor: CGFloat?
}

extension View {
  private var drawingFlags: DrawingFlags {
    if let flags = attachments[DrawingFlags.self] { return flags }
    let flags = DrawingFlags()
    attachments[DrawingFlags.self] = flags
    return flags
  }

  /// Whether the view promises to fill its bounds, a hint for speed: pictures do not depend on it.
  public final var isOpaque: Bool {
    get { attachments[DrawingFlags.self]?.isOpaque ?? true }
    set { drawingFlags.isOpaque = newValue }
  }

  /// Whether other views get no finger while this one has one, which is kept and not obeyed here.
  public final var isExclusiveTouch: Bool {
    get { attachments[DrawingFlags.self]?.isExclusiveTouch ?? false }
    set { drawingFlags.isExclusiveTouch = newValue }
  }

  /// The pixels per point of what the view draws: those of the screen, unless others were set.
  public final var contentScaleFactor: CGFloat {
    get {
      attachments[DrawingFlags.self]?.contentScaleFactor ?? max(1, traitCollection.displayScale)
    }
    set { drawingFlags.contentScaleFactor = newValue }
  }
}
