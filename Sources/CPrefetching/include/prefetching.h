// Tells the processor which memory will be read soon, for LayoutSolver.
#ifndef PREFETCHING_H
#define PREFETCHING_H

/// Asks for the memory at an address, without waiting for it. Any address may be asked for; nothing is read.
static inline __attribute__((always_inline)) void prefetch_memory(const void *address) {
  __builtin_prefetch(address);
}

#endif
