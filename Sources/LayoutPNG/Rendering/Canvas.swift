#if PNG
import CRsvg
import Foundation

/// Pixels to draw on, whose memory serves one picture after another.
///
/// A fresh bitmap for every picture costs up to a third of the time at 3x in page faults.
struct Canvas: ~Copyable {
  /// Premultiplied ARGB in the host's byte order, row after row without gaps.
  private var memory: UnsafeMutableBufferPointer<UInt32>
  /// The size of the picture that is on the canvas.
  private(set) var width = 0
  private(set) var height = 0

  init() {
    memory = .allocate(capacity: 0)
  }

  deinit {
    memory.deallocate()
  }

  /// The pixels of the picture that is on the canvas.
  var pixels: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(rebasing: memory.prefix(width * height))
  }

  /// Makes the canvas clear and `width` by `height` pixels large.
  private mutating func clear(width: Int, height: Int) {
    let count = width * height
    if memory.count < count {
      memory.deallocate()
      memory = .allocate(capacity: count)
    }
    memory.prefix(count).update(repeating: 0)
    self.width = width
    self.height = height
  }
}

// MARK: Drawing

extension Canvas {
  /// Draws a picture; its text has been checked.
  mutating func draw(_ job: PNGJob) throws(PNGError) {
    let document = try SVGDocument(job.svg)
    guard let size = job.size ?? document.size else {
      throw .noSize
    }
    let (width, height) = try job.pixelSize(of: size)
    clear(width: width, height: height)
    let surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(memory.baseAddress)?.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * MemoryLayout<UInt32>.stride)
    )
    defer { cairo_surface_destroy(surface) }
    try PNGError.check(cairo_surface_status(surface))
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    try PNGError.check(cairo_status(context))
    try document.draw(on: context, width: width, height: height)
    try PNGError.check(cairo_status(context))
    cairo_surface_flush(surface)
    // From here on cairo does not touch the memory, whatever still holds the surface.
    cairo_surface_finish(surface)
    try PNGError.check(cairo_surface_status(surface))
  }
}

extension PNGError {
  /// Throws what cairo says if it is not "success".
  static func check(_ status: cairo_status_t) throws(PNGError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingProblem(String(cString: cairo_status_to_string(status)))
  }
}
#endif
