#if PNG
import CRsvg
import Foundation

/// The functions of librsvg and cairo that pictures need, looked up when a picture is drawn.
///
/// Linking them would load some forty libraries at each start of a program, twice the time that it
/// takes otherwise, whether or not it draws a picture. It would not start if they are missing.
package struct RsvgLibrary {
  let cairoImageSurfaceCreateFromPngStream: cairo_image_surface_create_from_png_stream_function
  let cairoImageSurfaceCreateForData: cairo_image_surface_create_for_data_function
  let cairoImageSurfaceGetData: cairo_image_surface_get_data_function
  let cairoImageSurfaceGetWidth: cairo_image_surface_get_width_function
  let cairoImageSurfaceGetHeight: cairo_image_surface_get_height_function
  let cairoImageSurfaceGetStride: cairo_image_surface_get_stride_function
  let cairoImageSurfaceGetFormat: cairo_image_surface_get_format_function
  let cairoSurfaceStatus: cairo_surface_status_function
  let cairoSurfaceFlush: cairo_surface_flush_function
  let cairoSurfaceFinish: cairo_surface_finish_function
  let cairoSurfaceDestroy: cairo_surface_destroy_function
  let cairoCreate: cairo_create_function
  let cairoScale: cairo_scale_function
  let cairoStatus: cairo_status_function
  let cairoDestroy: cairo_destroy_function
  let cairoStatusToString: cairo_status_to_string_function
  let rsvgHandleNewFromStreamSync: rsvg_handle_new_from_stream_sync_function
  let rsvgHandleGetIntrinsicSizeInPixels: rsvg_handle_get_intrinsic_size_in_pixels_function
  let rsvgHandleRenderDocument: rsvg_handle_render_document_function
  let gMemoryInputStreamNewFromData: g_memory_input_stream_new_from_data_function
  let gObjectUnref: g_object_unref_function
  let gErrorFree: g_error_free_function

  /// The file of librsvg, or `nil` if the program is linked with it.
  package static var standardName: String? {
    #if os(Linux)
    "librsvg-2.so.2"
    #else
    nil
    #endif
  }

  /// Creates the functions by some twenty look-ups, next to nothing beside drawing a picture.
  ///
  /// - Throws: `PNGError.libraryMissing` if the library or a function of it is missing.
  package init(_ name: String? = standardName) throws(PNGError) {
    guard let library = dlopen(name, RTLD_NOW) else { throw Self.missing() }
    /// Returns a function of the library, which has the type that it is asked for.
    func find<Function>(_ name: String) throws(PNGError) -> Function {
      guard let address = dlsym(library, name) else { throw Self.missing() }
      return unsafeBitCast(address, to: Function.self)
    }
    cairoImageSurfaceCreateFromPngStream = try find("cairo_image_surface_create_from_png_stream")
    cairoImageSurfaceCreateForData = try find("cairo_image_surface_create_for_data")
    cairoImageSurfaceGetData = try find("cairo_image_surface_get_data")
    cairoImageSurfaceGetWidth = try find("cairo_image_surface_get_width")
    cairoImageSurfaceGetHeight = try find("cairo_image_surface_get_height")
    cairoImageSurfaceGetStride = try find("cairo_image_surface_get_stride")
    cairoImageSurfaceGetFormat = try find("cairo_image_surface_get_format")
    cairoSurfaceStatus = try find("cairo_surface_status")
    cairoSurfaceFlush = try find("cairo_surface_flush")
    cairoSurfaceFinish = try find("cairo_surface_finish")
    cairoSurfaceDestroy = try find("cairo_surface_destroy")
    cairoCreate = try find("cairo_create")
    cairoScale = try find("cairo_scale")
    cairoStatus = try find("cairo_status")
    cairoDestroy = try find("cairo_destroy")
    cairoStatusToString = try find("cairo_status_to_string")
    rsvgHandleNewFromStreamSync = try find("rsvg_handle_new_from_stream_sync")
    rsvgHandleGetIntrinsicSizeInPixels = try find("rsvg_handle_get_intrinsic_size_in_pixels")
    rsvgHandleRenderDocument = try find("rsvg_handle_render_document")
    gMemoryInputStreamNewFromData = try find("g_memory_input_stream_new_from_data")
    gObjectUnref = try find("g_object_unref")
    gErrorFree = try find("g_error_free")
  }

  private static func missing() -> PNGError {
    .libraryMissing(dlerror().map { String(cString: $0) } ?? "no reason given")
  }
}
#endif
