#if PNG
import CRsvg
import Foundation

/// A canvas of pixels whose memory serves one picture after another.
///
/// A fresh bitmap for every picture costs up to a third of the time at 3x in page faults.
struct Canvas: ~Copyable {
  /// The pixels, premultiplied ARGB in the host's byte order, row after row without gaps.
  private var memory: UnsafeMutableBufferPointer<UInt32>
  /// The size of the picture that is on the canvas.
  private(set) var width = 0
  private(set) var height = 0

  init() { memory = .allocate(capacity: 0) }

  deinit { memory.deallocate() }

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
  /// Draws a picture whose text has been checked.
  mutating func draw(_ job: PNGJob) throws(PNGError) {
    let drawing = try Drawing(job)
    clear(width: drawing.width, height: drawing.height)
    try drawing.draw(into: memory)
  }
}

/// A picture that is ready to be drawn.
struct Drawing: ~Copyable {
  /// The size, in pixels.
  let width: Int
  let height: Int
  private let library: RsvgLibrary
  private let document: SVGDocument

  /// Creates the drawing of a picture whose text has been checked.
  init(_ job: PNGJob) throws(PNGError) {
    let library = try RsvgLibrary()
    let document = try SVGDocument(job.svg, library)
    guard let size = job.size ?? document.size else { throw .noSize }
    (width, height) = try job.pixelSize(of: size)
    self.library = library
    self.document = document
  }

  /// Draws into clear pixels, row after row without gaps.
  func draw(into memory: UnsafeMutableBufferPointer<UInt32>) throws(PNGError) {
    let surface = library.cairoImageSurfaceCreateForData(
      UnsafeMutableRawPointer(memory.baseAddress)?.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * MemoryLayout<UInt32>.stride)
    )
    defer { library.cairoSurfaceDestroy(surface) }
    try library.check(library.cairoSurfaceStatus(surface))
    let context = library.cairoCreate(surface)
    defer { library.cairoDestroy(context) }
    try library.check(library.cairoStatus(context))
    try document.draw(on: context, width: width, height: height)
    try library.check(library.cairoStatus(context))
    library.cairoSurfaceFlush(surface)
    // From here on cairo does not touch the memory, whatever still holds the surface.
    library.cairoSurfaceFinish(surface)
    try library.check(library.cairoSurfaceStatus(surface))
  }
}

extension RsvgLibrary {
  /// Throws cairo's message if the status is not "success".
  func check(_ status: cairo_status_t) throws(PNGError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingProblem(words(of: status))
  }

  /// Returns cairo's words for a status.
  func words(of status: cairo_status_t) -> String {
    cairoStatusToString(status).map { String(cString: $0) } ?? "no reason given"
  }
}
#endif
