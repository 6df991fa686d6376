// Keeps a thread on one processor, for layoutsim-bench.
#ifndef PROCESSOR_H
#define PROCESSOR_H

/// Returns the number of the processor on which this thread is now; -1 where the system does not tell.
int current_processor(void);

/// Keeps this thread, and what it starts from now on, on one processor. Does nothing where the system does
/// not let a thread choose.
void stay_on_processor(int number);

/// Lets this thread go where it could before it was kept on one processor.
void leave_processor(void);

#endif
