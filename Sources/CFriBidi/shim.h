#include <fribidi.h>

// The types of the functions that are looked up when a scenario names a font.
typedef __typeof__(&fribidi_get_bidi_types) fribidi_get_bidi_types_function;
typedef __typeof__(&fribidi_get_bracket_types) fribidi_get_bracket_types_function;
typedef __typeof__(&fribidi_get_par_embedding_levels_ex) fribidi_get_par_embedding_levels_ex_function;
typedef __typeof__(&fribidi_get_mirror_char) fribidi_get_mirror_char_function;
