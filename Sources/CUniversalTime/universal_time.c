#include "universal_time.h"
#include <stdlib.h>
#include <time.h>

__attribute__((constructor)) static void use_universal_time(void) {
  setenv("TZ", "UTC", 1);
  tzset();
}
