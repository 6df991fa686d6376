#include <cairo.h>
#include <librsvg/rsvg.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

// The types of the functions that are looked up when the first picture is drawn.
typedef __typeof__(&cairo_image_surface_create_from_png_stream) cairo_image_surface_create_from_png_stream_function;
typedef __typeof__(&cairo_image_surface_create_for_data) cairo_image_surface_create_for_data_function;
typedef __typeof__(&cairo_image_surface_get_data) cairo_image_surface_get_data_function;
typedef __typeof__(&cairo_image_surface_get_width) cairo_image_surface_get_width_function;
typedef __typeof__(&cairo_image_surface_get_height) cairo_image_surface_get_height_function;
typedef __typeof__(&cairo_image_surface_get_stride) cairo_image_surface_get_stride_function;
typedef __typeof__(&cairo_image_surface_get_format) cairo_image_surface_get_format_function;
typedef __typeof__(&cairo_surface_status) cairo_surface_status_function;
typedef __typeof__(&cairo_surface_flush) cairo_surface_flush_function;
typedef __typeof__(&cairo_surface_finish) cairo_surface_finish_function;
typedef __typeof__(&cairo_surface_destroy) cairo_surface_destroy_function;
typedef __typeof__(&cairo_create) cairo_create_function;
typedef __typeof__(&cairo_scale) cairo_scale_function;
typedef __typeof__(&cairo_status) cairo_status_function;
typedef __typeof__(&cairo_destroy) cairo_destroy_function;
typedef __typeof__(&cairo_status_to_string) cairo_status_to_string_function;
typedef __typeof__(&rsvg_handle_new_from_stream_sync) rsvg_handle_new_from_stream_sync_function;
typedef __typeof__(&rsvg_handle_get_intrinsic_size_in_pixels) rsvg_handle_get_intrinsic_size_in_pixels_function;
typedef __typeof__(&rsvg_handle_render_document) rsvg_handle_render_document_function;
typedef __typeof__(&g_memory_input_stream_new_from_data) g_memory_input_stream_new_from_data_function;
typedef __typeof__(&g_object_unref) g_object_unref_function;
typedef __typeof__(&g_error_free) g_error_free_function;
