// Counts what a benchmark costs beside time: allocations, and times that a thread gave its processor up.
#include <stdint.h>

/// Allocations of all threads since the process began.
uint64_t count_allocations(void);
/// Voluntary context switches of all threads since the process began.
uint64_t count_switches(void);
/// Bytes that are allocated and not freed.
uint64_t count_live_bytes(void);
