#pragma once
#include <stdint.h>

/* Nanoseconds since 1970 that the calling code is to see; INT64_MIN: the real time. */
typedef int64_t (*clock_follow_function)(void);

/* From now on the calendar's clock is asked of `time` first. */
void clock_follow(clock_follow_function time);

/* Times of the clock that Swift's ContinuousClock is which the calling thread was told last. */
enum { clock_told_most = 4 };

/* One of them in nanoseconds, 0 the last; 0 where it was told none. */
int64_t clock_told(unsigned place);
