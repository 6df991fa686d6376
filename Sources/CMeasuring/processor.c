#define _GNU_SOURCE
#include "processor.h"

#ifdef __linux__

#include <sched.h>

int current_processor(void) { return sched_getcpu(); }

void stay_on_processor(int number) {
  cpu_set_t processors;
  CPU_ZERO(&processors);
  for (int other = 0; other < CPU_SETSIZE; ++other) {
    if (number < 0 || other == number) CPU_SET(other, &processors);
  }
  // The system leaves out those that this program may not use.
  sched_setaffinity(0, sizeof processors, &processors);
}

#else

int current_processor(void) { return -1; }
void stay_on_processor(int number) { (void)number; }

#endif
