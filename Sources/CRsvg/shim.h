#include <cairo.h>
#include <librsvg/rsvg.h>
#include <zlib.h>
