#pragma once
#include <stddef.h>
#include <stdint.h>

/// The bounds of the running image's protocol conformance records, as the linker laid them out.
const int32_t *_Nonnull image_conformances_begin(void);
const int32_t *_Nonnull image_conformances_end(void);

/// Whether an address lies in the program itself, not in a library.
int image_holds(const void *_Nonnull address);

/// How a type conforms, by a record of the image: an entry of the Swift runtime.
const void *_Nullable swift_getWitnessTable(
    const void *_Nonnull conformance,
    const void *_Nonnull type,
    const void *_Nullable arguments);

/// Calls back with each text of the program's own file that begins with the mark, behind a zero byte.
void image_texts(
    const char *_Nonnull mark,
    void (*_Nonnull found)(const char *_Nonnull text, size_t length, void *_Nullable context),
    void *_Nullable context);
