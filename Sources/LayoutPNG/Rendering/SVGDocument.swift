#if PNG
import CRsvg
import Foundation

/// A parsed SVG text: one librsvg handle, used by one picture on one thread.
struct SVGDocument: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Parses text from memory.
  ///
  /// Without a base file librsvg loads no neighbors: images, style sheets, included documents.
  init(_ text: [UInt8]) throws(PNGError) {
    var error: UnsafeMutablePointer<GError>?
    let handle = text.withUnsafeBytes { bytes in
      let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, gssize(bytes.count), nil)
      defer { g_object_unref(stream) }
      return rsvg_handle_new_from_stream_sync(stream, nil, RSVG_HANDLE_FLAGS_NONE, nil, &error)
    }
    guard let handle else {
      throw .unreadable(Self.words(freeing: error))
    }
    self.handle = handle
  }

  deinit {
    g_object_unref(handle)
  }

  /// The size that the text gives itself, in points; nil where it gives none in absolute units.
  var size: CGSize? {
    var width: gdouble = 0
    var height: gdouble = 0
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Draws the document into `width` by `height` pixels.
  func draw(on context: OpaquePointer?, width: Int, height: Int) throws(PNGError) {
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw .undrawable(Self.words(freeing: error))
    }
  }

  /// Copies the words of an error and releases it.
  private static func words(freeing error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason given" }
    defer { g_error_free(error) }
    // A message of several lines would break a report of one line a problem.
    return String(cString: error.pointee.message)
      .split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }
}
#endif
