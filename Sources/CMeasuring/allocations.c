#include "allocations.h"

#include <errno.h>
#include <stdlib.h>

static __thread unsigned long count;

unsigned long allocation_count(void) { return count; }

// A program that defines malloc replaces it for all its libraries; glibc keeps its own under another
// name, to which everything is passed on.
#ifdef __GLIBC__

#include <malloc.h>

unsigned long allocated_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return all.uordblks + all.hblkhd;
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *place, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  ++count;
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  ++count;
  return __libc_realloc(place, size);
}

void *memalign(size_t alignment, size_t size) {
  ++count;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **place, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *place = found;
  return 0;
}

#else

unsigned long allocated_bytes(void) { return 0; }

#endif
