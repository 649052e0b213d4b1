#define _GNU_SOURCE
#include "image.h"

#include <link.h>
#include <string.h>

struct search {
  const char *mark;
  size_t length;
  void (*found)(const char *, size_t, void *);
  void *context;
};

// A text ends at its zero byte; one that reaches past the end of its segment is none.
static void look(const struct search *search, const char *start, size_t size) {
  const char *place = start, *end = start + size;
  while ((place = memmem(place, (size_t)(end - place), search->mark, search->length))) {
    const char *stop = memchr(place, 0, (size_t)(end - place));
    if (!stop) return;
    if (place > start && place[-1] == 0) search->found(place, (size_t)(stop - place), search->context);
    place = stop;
  }
}

// Where constants lie is the linker's choice: some put them among what can be written.
static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_R)) continue;
    look(context, (const char *)(info->dlpi_addr + part->p_vaddr), part->p_filesz);
  }
  return 1;  // The program itself comes first, and libraries do not count.
}

void image_texts(const char *mark, void (*found)(const char *, size_t, void *), void *context) {
  struct search search = {mark, strlen(mark), found, context};
  dl_iterate_phdr(visit, &search);
}
