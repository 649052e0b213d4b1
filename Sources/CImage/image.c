#include "image.h"

// The linker defines these two names at the ends of every section whose name is a C identifier.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden")));

// The linker defines these two at the ends of the image that this file is linked into.
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));

int image_holds(const void *address) {
  return (const char *)address >= __ehdr_start && (const char *)address < _end;
}

const int32_t *image_conformances_begin(void) { return __start_swift5_protocol_conformances; }
const int32_t *image_conformances_end(void) { return __stop_swift5_protocol_conformances; }
