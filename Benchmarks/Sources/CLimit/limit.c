// What the machine can do: one buffer, written once, without views, strings or allocations.
#include "limit.h"
#include <string.h>

enum { COLUMNS = 40 };

static inline char *put(char *out, struct limit_text text) {
    memcpy(out, text.bytes, text.count);
    return out + text.count;
}

static inline char *put_row(char *out, struct limit_text left, struct limit_text right) {
    memset(out, ' ', COLUMNS);
    memcpy(out, left.bytes, left.count);
    memcpy(out + COLUMNS - right.count, right.bytes, right.count);
    return out + COLUMNS;
}

size_t limit_card(char *out, struct limit_text number, const struct limit_row *rows, size_t count,
                  struct limit_text total) {
    char *at = put(out, number);
    for (size_t i = 0; i < count; i++) {
        *at++ = '\n';
        at = put_row(at, rows[i].left, rows[i].right);
    }
    *at++ = '\n';
    for (int i = 0; i < COLUMNS; i++) {
        memcpy(at, "\xE2\x94\x80", 3);
        at += 3;
    }
    *at++ = '\n';
    at = put_row(at, (struct limit_text){"Total", 5}, total);
    static const char buttons[] = "\n[Confirm] [Edit] [Cancel]";
    memcpy(at, buttons, sizeof buttons - 1);
    return (size_t)(at + sizeof buttons - 1 - out);
}

size_t limit_list(char *out, const struct limit_row *rows, size_t count) {
    char *at = out;
    for (size_t i = 0; i < count; i++) {
        if (i) *at++ = '\n';
        at = put_row(at, rows[i].left, rows[i].right);
    }
    return (size_t)(at - out);
}
