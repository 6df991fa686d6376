#if Shaping
import CFriBidi
import Foundation

/// The functions of FriBidi, looked up when a scenario names a font.
struct FriBidiLibrary: Sendable {
  let fribidiGetBidiTypes: fribidi_get_bidi_types_function
  let fribidiGetBracketTypes: fribidi_get_bracket_types_function
  let fribidiGetParEmbeddingLevelsEx: fribidi_get_par_embedding_levels_ex_function
  let fribidiGetMirrorChar: fribidi_get_mirror_char_function

  /// The file of FriBidi, or `nil` if the program is linked with it.
  static var standardName: String? {
    #if os(Linux)
    "libfribidi.so.0"
    #else
    nil
    #endif
  }

  /// Creates the functions by looking them up.
  ///
  /// - Throws: `FontFileError.libraryMissing` if the library or a function of it is missing.
  init(_ name: String? = standardName) throws(FontFileError) {
    let functions = try FunctionTable(name, of: "FriBidi")
    fribidiGetBidiTypes = try functions.find("fribidi_get_bidi_types")
    fribidiGetBracketTypes = try functions.find("fribidi_get_bracket_types")
    fribidiGetParEmbeddingLevelsEx = try functions.find("fribidi_get_par_embedding_levels_ex")
    fribidiGetMirrorChar = try functions.find("fribidi_get_mirror_char")
  }
}
#endif
