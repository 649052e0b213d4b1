#include "image.h"

// The linker defines these two names at the ends of every section whose name is a C identifier.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden")));

const int32_t *image_conformances_begin(void) { return __start_swift5_protocol_conformances; }
const int32_t *image_conformances_end(void) { return __stop_swift5_protocol_conformances; }
