// Counts what a thread allocates, for layoutsim-bench and for the solver that it is compared with.
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#ifdef __cplusplus
extern "C" {
#endif

/// Returns how often this thread has asked for memory; always 0 where malloc cannot be replaced.
unsigned long allocation_count(void);

/// Returns how many bytes the program holds that it asked for; always 0 where nobody counts them.
unsigned long allocated_bytes(void);

#ifdef __cplusplus
}
#endif

#endif
