#define _GNU_SOURCE
#include "exit_watch.h"
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The functions of this file stand before those of the C library in every program that links it: the app's own calls
   come here. `exit` ends by the library's own, which is found by no name. */

static _Atomic(exit_watch_function) watcher;
static pid_t watched;

void exit_watch(exit_watch_function function) {
  watched = getpid();
  atomic_store(&watcher, function);
}

static _Noreturn void end(int status) {
  exit_watch_function ask = atomic_load_explicit(&watcher, memory_order_acquire);
  if (ask != NULL && getpid() == watched) status = ask(status);
  for (;;) syscall(SYS_exit_group, status);
}

void _exit(int status) { end(status); }

void _Exit(int status) { end(status); }
