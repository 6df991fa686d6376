#define _GNU_SOURCE
#include "processor.h"

#ifdef __linux__

#include <sched.h>

int current_processor(void) { return sched_getcpu(); }

static __thread cpu_set_t before;

void stay_on_processor(int number) {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(number, &processors);
  sched_getaffinity(0, sizeof before, &before);
  sched_setaffinity(0, sizeof processors, &processors);
}

void leave_processor(void) { sched_setaffinity(0, sizeof before, &before); }

#else

int current_processor(void) { return -1; }
void stay_on_processor(int number) { (void)number; }
void leave_processor(void) {}

#endif
