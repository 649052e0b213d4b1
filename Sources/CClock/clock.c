#define _GNU_SOURCE
#include "clock_follow.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

/* The functions of this file stand before those of the C library in every program that links it:
   Foundation's Date() and the app's own calls come here. Other clocks than the calendar's go on. */

typedef int (*clock_function)(clockid_t, struct timespec *);

static _Atomic(clock_follow_function) followed;
static _Atomic(clock_function) real;
/* What is followed may itself ask for the time. */
static _Thread_local int is_asking;

void clock_follow(clock_follow_function time) { atomic_store(&followed, time); }

static int is_followed(struct timespec *time) {
  clock_follow_function ask = atomic_load_explicit(&followed, memory_order_acquire);
  if (ask == NULL || is_asking) return 0;
  is_asking = 1;
  int64_t now = ask();
  is_asking = 0;
  if (now == INT64_MIN) return 0;
  time->tv_sec = now / 1000000000;
  time->tv_nsec = now % 1000000000;
  if (time->tv_nsec < 0) {
    time->tv_nsec += 1000000000;
    time->tv_sec -= 1;
  }
  return 1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && is_followed(time)) return 0;
  clock_function function = atomic_load_explicit(&real, memory_order_relaxed);
  if (function == NULL) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store_explicit(&real, function, memory_order_relaxed);
  }
  return function(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int result = clock_gettime(CLOCK_REALTIME, &now);
  time->tv_sec = now.tv_sec;
  time->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *out) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (out != NULL) *out = now.tv_sec;
  return now.tv_sec;
}
