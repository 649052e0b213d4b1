#pragma once
#include <stdint.h>

/// The bounds of the running image's protocol conformance records, as the linker laid them out.
const int32_t *_Nonnull image_conformances_begin(void);
const int32_t *_Nonnull image_conformances_end(void);
