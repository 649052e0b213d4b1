#define _GNU_SOURCE
#include "clock_follow.h"
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <time.h>

/* The functions of this file stand before those of the C library in every program that links it:
   Foundation's Date() and the app's own calls come here. Other clocks than the calendar's go on. */

static _Atomic(clock_follow_function) followed;
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

/* The C library's own function of a name, looked up once. */
static void *next(_Atomic(void *) *kept, const char *name) {
  void *function = atomic_load_explicit(kept, memory_order_relaxed);
  if (function == NULL) {
    function = dlsym(RTLD_NEXT, name);
    atomic_store_explicit(kept, function, memory_order_relaxed);
  }
  return function;
}

static int real_gettime(clockid_t clock, struct timespec *time) {
  static _Atomic(void *) kept;
  return ((int (*)(clockid_t, struct timespec *))next(&kept, "clock_gettime"))(clock, time);
}

static _Thread_local int64_t told[clock_told_most];
static _Thread_local unsigned told_count;

int64_t clock_told(unsigned place) { return told[(told_count - place) % clock_told_most]; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  if ((clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) && is_followed(time)) return 0;
  int result = real_gettime(clock, time);
  if (clock == CLOCK_BOOTTIME && result == 0) {
    told_count += 1;
    told[told_count % clock_told_most] = time->tv_sec * INT64_C(1000000000) + time->tv_nsec;
  }
  return result;
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

/* A wait till a time of the calendar: the caller reckoned it from the time it was told, the kernel knows
   the real one only. It lasts as long as was meant. */

static double distance(struct timespec one, struct timespec other) {
  double seconds = (double)one.tv_sec - (double)other.tv_sec;
  return seconds < 0 ? -seconds : seconds;
}

static const struct timespec *real_deadline(const struct timespec *deadline, struct timespec *moved) {
  struct timespec told, now;
  if (deadline == NULL || !is_followed(&told)) return deadline;
  /* Some conditions wait by the monotonic clock, which nobody told anything about. */
  real_gettime(CLOCK_MONOTONIC, &now);
  if (distance(*deadline, now) < distance(*deadline, told)) return deadline;
  real_gettime(CLOCK_REALTIME, &now);
  moved->tv_sec = now.tv_sec + (deadline->tv_sec - told.tv_sec);
  moved->tv_nsec = now.tv_nsec + (deadline->tv_nsec - told.tv_nsec);
  if (moved->tv_nsec < 0) {
    moved->tv_nsec += 1000000000;
    moved->tv_sec -= 1;
  } else if (moved->tv_nsec >= 1000000000) {
    moved->tv_nsec -= 1000000000;
    moved->tv_sec += 1;
  }
  return moved;
}

/* Thread Sanitizer learns of locks by functions of its own, which stand where ours do; they are called, not passed by. */
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define WATCHED(name) __interceptor_##name
int __interceptor_sem_timedwait(sem_t *, const struct timespec *);
int __interceptor_pthread_cond_timedwait(
    pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
#endif
#endif

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  struct timespec moved;
#ifdef WATCHED
  return WATCHED(sem_timedwait)(semaphore, real_deadline(deadline, &moved));
#else
  static _Atomic(void *) kept;
  int (*function)(sem_t *, const struct timespec *) = next(&kept, "sem_timedwait");
  return function(semaphore, real_deadline(deadline, &moved));
#endif
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict deadline) {
  struct timespec moved;
#ifdef WATCHED
  return WATCHED(pthread_cond_timedwait)(condition, mutex, real_deadline(deadline, &moved));
#else
  static _Atomic(void *) kept;
  int (*function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *) =
      next(&kept, "pthread_cond_timedwait");
  return function(condition, mutex, real_deadline(deadline, &moved));
#endif
}
