#pragma once
#include <stddef.h>
#include <stdint.h>

/* The linker defines these at the ends of the image that this is linked into, and of every section whose name is a C
   identifier. They are read by functions, which need no compilation of their own: most of the package waits for it. */
extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern const char _end[] __attribute__((visibility("hidden")));
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((visibility("hidden")));

/// The bounds of the program itself, which begins with its ELF header; libraries are no part of it.
static inline const void *_Nonnull image_begin(void) { return __ehdr_start; }
static inline const void *_Nonnull image_end(void) { return _end; }

/// The bounds of the running image's protocol conformance records, as the linker laid them out.
static inline const int32_t *_Nonnull image_conformances_begin(void) {
  return __start_swift5_protocol_conformances;
}
static inline const int32_t *_Nonnull image_conformances_end(void) {
  return __stop_swift5_protocol_conformances;
}

/// How a type conforms, by a record of the image: an entry of the Swift runtime.
const void *_Nullable swift_getWitnessTable(
    const void *_Nonnull conformance,
    const void *_Nonnull type,
    const void *_Nullable arguments);

/// The first place of some bytes among others: the C library's, which declares it to GNU's programs alone.
void *_Nullable memmem(
    const void *_Nonnull bytes,
    size_t size,
    const void *_Nonnull wanted,
    size_t wanted_size);
