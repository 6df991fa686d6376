#if Shaping
import CHarfBuzz
import Foundation

/// The functions of HarfBuzz, looked up when a scenario names a font.
///
/// Linking them would load further libraries at each start of a program, whether or not a scenario names a font.
/// It would not start if they are missing.
struct HarfBuzzLibrary: Sendable {
  let hbBlobCreate: hb_blob_create_function
  let hbBlobDestroy: hb_blob_destroy_function
  let hbBlobGetLength: hb_blob_get_length_function
  let hbBlobGetData: hb_blob_get_data_function
  let hbFaceCreate: hb_face_create_function
  let hbFaceCount: hb_face_count_function
  let hbFaceDestroy: hb_face_destroy_function
  let hbFaceGetUpem: hb_face_get_upem_function
  let hbFaceGetGlyphCount: hb_face_get_glyph_count_function
  let hbFaceReferenceTable: hb_face_reference_table_function
  let hbFaceMakeImmutable: hb_face_make_immutable_function
  let hbFontCreate: hb_font_create_function
  let hbFontDestroy: hb_font_destroy_function
  let hbFontMakeImmutable: hb_font_make_immutable_function
  let hbFontSetVariations: hb_font_set_variations_function
  let hbFontGetNominalGlyph: hb_font_get_nominal_glyph_function
  let hbFontGetGlyphShape: hb_font_get_glyph_shape_function
  let hbOtVarFindAxisInfo: hb_ot_var_find_axis_info_function
  let hbOtColorGlyphGetLayers: hb_ot_color_glyph_get_layers_function
  let hbOtColorPaletteGetColors: hb_ot_color_palette_get_colors_function
  let hbBufferCreate: hb_buffer_create_function
  let hbBufferDestroy: hb_buffer_destroy_function
  let hbBufferAddUtf32: hb_buffer_add_utf32_function
  let hbBufferSetDirection: hb_buffer_set_direction_function
  let hbBufferSetScript: hb_buffer_set_script_function
  let hbBufferGetGlyphInfos: hb_buffer_get_glyph_infos_function
  let hbBufferGetGlyphPositions: hb_buffer_get_glyph_positions_function
  let hbShape: hb_shape_function
  let hbUnicodeFuncsGetDefault: hb_unicode_funcs_get_default_function
  let hbUnicodeScript: hb_unicode_script_function
  let hbDrawFuncsCreate: hb_draw_funcs_create_function
  let hbDrawFuncsDestroy: hb_draw_funcs_destroy_function
  let hbDrawFuncsSetMoveToFunc: hb_draw_funcs_set_move_to_func_function
  let hbDrawFuncsSetLineToFunc: hb_draw_funcs_set_line_to_func_function
  let hbDrawFuncsSetQuadraticToFunc: hb_draw_funcs_set_quadratic_to_func_function
  let hbDrawFuncsSetCubicToFunc: hb_draw_funcs_set_cubic_to_func_function
  let hbDrawFuncsSetClosePathFunc: hb_draw_funcs_set_close_path_func_function

  /// The file of HarfBuzz, or `nil` if the program is linked with it.
  static var standardName: String? {
    #if os(Linux)
    "libharfbuzz.so.0"
    #else
    nil
    #endif
  }

  /// Creates the functions by looking them up.
  ///
  /// - Throws: `FontFileError.libraryMissing` if the library or a function of it is missing.
  init(_ name: String? = standardName) throws(FontFileError) {
    let functions = try FunctionTable(name, of: "HarfBuzz")
    hbBlobCreate = try functions.find("hb_blob_create")
    hbBlobDestroy = try functions.find("hb_blob_destroy")
    hbBlobGetLength = try functions.find("hb_blob_get_length")
    hbBlobGetData = try functions.find("hb_blob_get_data")
    hbFaceCreate = try functions.find("hb_face_create")
    hbFaceCount = try functions.find("hb_face_count")
    hbFaceDestroy = try functions.find("hb_face_destroy")
    hbFaceGetUpem = try functions.find("hb_face_get_upem")
    hbFaceGetGlyphCount = try functions.find("hb_face_get_glyph_count")
    hbFaceReferenceTable = try functions.find("hb_face_reference_table")
    hbFaceMakeImmutable = try functions.find("hb_face_make_immutable")
    hbFontCreate = try functions.find("hb_font_create")
    hbFontDestroy = try functions.find("hb_font_destroy")
    hbFontMakeImmutable = try functions.find("hb_font_make_immutable")
    hbFontSetVariations = try functions.find("hb_font_set_variations")
    hbFontGetNominalGlyph = try functions.find("hb_font_get_nominal_glyph")
    hbFontGetGlyphShape = try functions.find("hb_font_get_glyph_shape")
    hbOtVarFindAxisInfo = try functions.find("hb_ot_var_find_axis_info")
    hbOtColorGlyphGetLayers = try functions.find("hb_ot_color_glyph_get_layers")
    hbOtColorPaletteGetColors = try functions.find("hb_ot_color_palette_get_colors")
    hbBufferCreate = try functions.find("hb_buffer_create")
    hbBufferDestroy = try functions.find("hb_buffer_destroy")
    hbBufferAddUtf32 = try functions.find("hb_buffer_add_utf32")
    hbBufferSetDirection = try functions.find("hb_buffer_set_direction")
    hbBufferSetScript = try functions.find("hb_buffer_set_script")
    hbBufferGetGlyphInfos = try functions.find("hb_buffer_get_glyph_infos")
    hbBufferGetGlyphPositions = try functions.find("hb_buffer_get_glyph_positions")
    hbShape = try functions.find("hb_shape")
    hbUnicodeFuncsGetDefault = try functions.find("hb_unicode_funcs_get_default")
    hbUnicodeScript = try functions.find("hb_unicode_script")
    hbDrawFuncsCreate = try functions.find("hb_draw_funcs_create")
    hbDrawFuncsDestroy = try functions.find("hb_draw_funcs_destroy")
    hbDrawFuncsSetMoveToFunc = try functions.find("hb_draw_funcs_set_move_to_func")
    hbDrawFuncsSetLineToFunc = try functions.find("hb_draw_funcs_set_line_to_func")
    hbDrawFuncsSetQuadraticToFunc = try functions.find("hb_draw_funcs_set_quadratic_to_func")
    hbDrawFuncsSetCubicToFunc = try functions.find("hb_draw_funcs_set_cubic_to_func")
    hbDrawFuncsSetClosePathFunc = try functions.find("hb_draw_funcs_set_close_path_func")
  }
}
#endif
