#include "main_actor.h"
#include <stddef.h>
#include <string.h>

typedef __attribute__((swiftcall)) struct serial_executor (*get_executor)(void);
typedef __attribute__((swiftcall)) bool (*is_executor)(struct serial_executor);

/* Of Swift's runtime, which asks them, where they are set, instead of its own functions. */
extern __attribute__((swiftcall)) struct serial_executor (*swift_task_getMainExecutor_hook)(get_executor);
extern __attribute__((swiftcall)) bool (*swift_task_isMainExecutor_hook)(struct serial_executor, is_executor);

static struct serial_executor replacement;

static __attribute__((swiftcall)) struct serial_executor get(get_executor original) {
  (void)original;
  return replacement;
}

static __attribute__((swiftcall)) bool is(struct serial_executor one, is_executor original) {
  return one.identity == replacement.identity || original(one);
}

void main_actor_replace(struct serial_executor executor) {
  replacement = executor;
  swift_task_isMainExecutor_hook = is;
  __atomic_store_n(&swift_task_getMainExecutor_hook, get, __ATOMIC_RELEASE);
}

struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_async_f(struct dispatch_queue_s *queue, void *context, void (*work)(void *));

void main_queue_add(void *context, void (*work)(void *context)) {
  dispatch_async_f(&_dispatch_main_q, context, work);
}

bool job_prefers_executor(const void *job) {
  /* The flags of a job stand behind its head and two words for who schedules it: part of Swift's binary interface,
     as is the place of this one. */
  enum { flags_offset = 4 * sizeof(void *), prefers_executor = 1u << 29 };
  uint32_t flags;
  memcpy(&flags, (const char *)job + flags_offset, sizeof flags);
  return flags & prefers_executor;
}

static _Thread_local void *guest;

void *main_actor_guest(void) { return guest; }
void main_actor_set_guest(void *new) { guest = new; }

static _Thread_local bool begins;

void main_actor_begins_next(void) { begins = true; }

bool main_actor_took_next(void) {
  bool was = begins;
  begins = false;
  return was;
}
