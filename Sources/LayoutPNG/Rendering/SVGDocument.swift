#if PNG
import CRsvg
import Foundation

/// A parsed SVG text: one librsvg handle, used by one picture on one thread.
struct SVGDocument: ~Copyable {
  private let library: RsvgLibrary
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Creates a document from text in memory.
  ///
  /// Without a base file librsvg loads no neighbors: images, style sheets, included documents.
  init(_ text: [UInt8], _ library: RsvgLibrary) throws(PNGError) {
    var error: UnsafeMutablePointer<GError>?
    let handle = text.withUnsafeBytes { bytes in
      let stream = library.gMemoryInputStreamNewFromData(
        bytes.baseAddress,
        gssize(bytes.count),
        nil
      )
      defer { library.gObjectUnref(stream) }
      return library.rsvgHandleNewFromStreamSync(stream, nil, RSVG_HANDLE_FLAGS_NONE, nil, &error)
    }
    guard let handle else { throw .unreadable(library.words(freeing: error)) }
    self.library = library
    self.handle = handle
  }

  deinit { library.gObjectUnref(handle) }

  /// The size that the text gives itself, in points, or `nil` if it gives none in absolute units.
  var size: CGSize? {
    var width: gdouble = 0
    var height: gdouble = 0
    guard library.rsvgHandleGetIntrinsicSizeInPixels(handle, &width, &height) != 0 else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Draws the document into `width` by `height` pixels.
  ///
  /// It fits into them. Where both are its own size at some number of pixels per point, rounded, it is stretched over
  /// them by less than a pixel, so that its ground leaves none at the edges half covered.
  func draw(on context: OpaquePointer?, width: Int, height: Int) throws(PNGError) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    if let size, isRounded(size, to: viewport) {
      library.cairoScale(context, viewport.width / size.width, viewport.height / size.height)
      (viewport.width, viewport.height) = (size.width, size.height)
    }
    var error: UnsafeMutablePointer<GError>?
    guard library.rsvgHandleRenderDocument(handle, context, &viewport, &error) != 0 else {
      throw .undrawable(library.words(freeing: error))
    }
  }

  /// Returns whether pixels are a size at one density, each side rounded, and not so without rounding.
  private func isRounded(_ size: CGSize, to pixels: RsvgRectangle) -> Bool {
    guard size.width > 0, size.height > 0 else { return false }
    let sides = [(pixels.width, size.width), (pixels.height, size.height)]
    guard sides[0].0 * sides[1].1 != sides[1].0 * sides[0].1 else { return false }
    let least = sides.map { ($0 - 0.5) / $1 }.max() ?? 0
    let most = sides.map { ($0 + 0.5) / $1 }.min() ?? 0
    return least <= most + 1e-9
  }
}

extension RsvgLibrary {
  /// Copies the words of an error and releases it.
  fileprivate func words(freeing error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason given" }
    defer { gErrorFree(error) }
    // A message of several lines would break a report of one line a problem.
    return String(cString: error.pointee.message)
      .split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}
#endif
