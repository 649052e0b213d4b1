#define _GNU_SOURCE
#include "universal_time.h"
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

typedef const void *(*zone_maker)(const void *allocator, double seconds_from_gmt);
typedef void (*zone_taker)(const void *zone);

/* Whether a function is in another image than this one: its own constructors have run by then. */
static int is_elsewhere(void *function) {
  Dl_info here, there;
  return function && dladdr(function, &there) && dladdr((void *)is_elsewhere, &here) &&
         there.dli_fbase != here.dli_fbase;
}

/* Formatters of Foundation take the zone from the environment as the process began. */
static void tell_foundation(void) {
  void *make = dlsym(RTLD_DEFAULT, "CFTimeZoneCreateWithTimeIntervalFromGMT");
  void *take = dlsym(RTLD_DEFAULT, "CFTimeZoneSetDefault");
  if (!is_elsewhere(make) || !is_elsewhere(take)) return;
  const void *zone = ((zone_maker)make)(NULL, 0);
  if (zone) ((zone_taker)take)(zone);
}

__attribute__((constructor)) static void use_universal_time(void) {
  setenv("TZ", "UTC", 1);
  tzset();
  tell_foundation();
}
