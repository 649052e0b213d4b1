#pragma once
#include <stdbool.h>
#include <stdint.h>

/* What runs jobs one by one: the two words of Swift's UnownedSerialExecutor. */
struct serial_executor {
  void *identity;
  uintptr_t implementation;
};

/* From now on the main actor's jobs are put to this executor, which is to run them on the main queue. */
void main_actor_replace(struct serial_executor executor);

/* Puts work behind all that is on the main queue, where Swift's own executor puts the main actor's jobs. */
void main_queue_add(void *context, void (*work)(void *context));

/* Whether the task of a job was made with an executor that it prefers, or is a child of one that was. */
bool job_prefers_executor(const void *job);

/* Something that the calling thread keeps while it runs a job of the main actor; NULL at first. */
void *main_actor_guest(void);
void main_actor_set_guest(void *guest);

/* The next task that the calling thread begins is to begin on the main actor; whether that was said, once. */
void main_actor_begins_next(void);
bool main_actor_took_next(void);
