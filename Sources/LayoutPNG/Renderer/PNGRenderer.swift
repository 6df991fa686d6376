public import Foundation

#if PNG
import CRsvg
#endif

/// A renderer of SVG text as PNG pictures through librsvg.
///
/// The same text gives the same bytes on every run and every thread, as long as the text draws its
/// characters as outlines; `<text>` is drawn with the fonts of the machine. Nothing beside the text is
/// read: references to other files and to the network are ignored.
///
/// librsvg is reached only if the package is built with the trait `PNG`; otherwise every call throws
/// `PNGError.builtWithoutPNG`.
public struct PNGRenderer: Sendable {
  /// Whether this build can make pictures.
  public static var isAvailable: Bool {
    #if PNG
    true
    #else
    false
    #endif
  }

  /// Creates a renderer.
  public init() {}

  /// Keeps the memory of one picture for the next, on all threads, until the process ends.
  ///
  /// glibc gives pieces of some megabytes back to the system at once, which clears them again for every
  /// picture: a fifth of the time that drawing hundreds takes.
  package static func keepMemory() {
    #if PNG && canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    #endif
  }

  /// Returns the PNG file of a picture.
  ///
  /// - Parameters:
  ///   - svg: The SVG text, at most 8 MiB.
  ///   - size: The size of the picture in points; `nil` for the size that the text gives itself. The
  ///     drawing is fitted into it.
  ///   - scale: The number of pixels per point; 1, 2 or 3 on real screens.
  /// - Returns: The bytes of the file: RGB if every pixel is opaque, RGBA otherwise.
  /// - Throws: An error if the text is refused or cannot be drawn, if the picture would be too large, or if
  ///   the package is built without the trait `PNG`.
  public func render(svg: String, size: CGSize? = nil, scale: Int = 1) throws(PNGError) -> [UInt8] {
    try render(PNGJob(svg: svg, size: size, scale: scale))
  }

  /// Returns the PNG file of a picture.
  ///
  /// - Parameter job: The picture.
  /// - Returns: The bytes of the file: RGB if every pixel is opaque, RGBA otherwise.
  /// - Throws: An error if the text is refused or cannot be drawn, if the picture would be too large, or if
  ///   the package is built without the trait `PNG`.
  public func render(_ job: PNGJob) throws(PNGError) -> [UInt8] {
    #if PNG
    var canvas = Canvas()
    return try render(job, on: &canvas)
    #else
    throw .builtWithoutPNG
    #endif
  }

  /// Returns the pixels of a picture, without encoding a file.
  ///
  /// - Throws: The errors of `render(_:)`.
  package func picture(_ job: PNGJob) throws(PNGError) -> PNGPicture {
    #if PNG
    try job.check()
    let drawing = try Drawing(job)
    var problem: PNGError?
    let count = drawing.width * drawing.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { memory, initializedCount in
      memory.initialize(repeating: 0)
      initializedCount = count
      do throws(PNGError) {
        try drawing.draw(into: UnsafeMutableBufferPointer(rebasing: memory.prefix(count)))
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return PNGPicture(width: drawing.width, height: drawing.height, pixels: pixels)
    #else
    throw .builtWithoutPNG
    #endif
  }

  #if PNG
  /// Draws on a canvas whose memory serves many pictures.
  func render(_ job: PNGJob, on canvas: inout Canvas) throws(PNGError) -> [UInt8] {
    try job.check()
    try canvas.draw(job)
    return PNGEncoder.file(
      of: canvas.pixels,
      width: canvas.width,
      density: job.density
    )
  }
  #endif
}
