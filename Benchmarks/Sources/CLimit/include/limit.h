#ifndef LIMIT_H
#define LIMIT_H
#include <stddef.h>

struct limit_text { const char *bytes; size_t count; };
struct limit_row { struct limit_text left, right; };

/// Writes the card into `out`, 512 bytes, and returns how many bytes it took.
size_t limit_card(char *out, struct limit_text number, const struct limit_row *rows, size_t count,
                  struct limit_text total);

/// Writes a row a line into `out`, 41 bytes a row, and returns how many bytes it took.
size_t limit_list(char *out, const struct limit_row *rows, size_t count);

#endif
