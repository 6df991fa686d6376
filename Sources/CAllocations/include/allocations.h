// Counts what a thread allocates, for layoutsim-bench and for the solver that it is compared with.
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#ifdef __cplusplus
extern "C" {
#endif

/// Returns how often this thread has asked for memory; always 0 where malloc cannot be replaced.
unsigned long allocation_count(void);

#ifdef __cplusplus
}
#endif

#endif
