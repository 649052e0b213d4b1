#define _GNU_SOURCE
#include "exit_watch.h"
#include <dlfcn.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* The functions of this file stand before those of the C library in every program that links it: the app's own calls
   come here. `exit` ends by the library's own `_exit`, which is found by no name. */

static _Atomic(exit_watch_function) watcher;
static pid_t watched;
typedef void (*exit_function)(int);
static exit_function next_exit, next_quick_exit;

static _Atomic(exec_watch_function) exec_watcher;
typedef int (*exec_function)(const char *, char *const[]);
typedef int (*exec_environment_function)(const char *, char *const[], char *const[]);
typedef int (*exec_file_function)(int, char *const[], char *const[]);

/* What the process sends itself by `kill` and the sending thread takes. */
static sigset_t at_once;
static atomic_int takes_at_once;

/* The thread that ends the process; 0: none does. */
static _Atomic(pid_t) ender;

void exit_watch(exit_watch_function function) {
  watched = getpid();
  next_exit = (exit_function)dlsym(RTLD_NEXT, "exit");
  next_quick_exit = (exit_function)dlsym(RTLD_NEXT, "quick_exit");
  atomic_store(&watcher, function);
}

static exit_watch_function current_watcher(void) {
  exit_watch_function ask = atomic_load_explicit(&watcher, memory_order_acquire);
  return ask != NULL && getpid() == watched ? ask : NULL;
}

void exit_claim(void) {
  if (current_watcher() == NULL) return;
  pid_t me = (pid_t)syscall(SYS_gettid), other = 0;
  if (atomic_compare_exchange_strong(&ender, &other, me) || other == me) return;
  struct timespec moment = {0, 100000000};
  for (int i = 0; i < 150; i++) nanosleep(&moment, NULL);
}

static _Noreturn void end(int status) {
  exit_claim();
  exit_watch_function ask = current_watcher();
  if (ask != NULL) status = ask(status);
  for (;;) syscall(SYS_exit_group, status);
}

void _exit(int status) { end(status); }

void _Exit(int status) { end(status); }

void exit(int status) {
  exit_claim();
  if (next_exit == NULL) next_exit = (exit_function)dlsym(RTLD_NEXT, "exit");
  if (next_exit == NULL) end(status);
  next_exit(status);
  end(status);
}

void quick_exit(int status) {
  exit_claim();
  exit_watch_function ask = current_watcher();
  if (ask != NULL) status = ask(status);
  if (next_quick_exit == NULL) {
    next_quick_exit = (exit_function)dlsym(RTLD_NEXT, "quick_exit");
  }
  if (next_quick_exit == NULL) end(status);
  next_quick_exit(status);
  end(status);
}

void kill_watch(const sigset_t *signals) {
  at_once = *signals;
  atomic_store(&takes_at_once, 1);
}

int kill(pid_t process, int number) {
  if (process != watched || !atomic_load(&takes_at_once) || sigismember(&at_once, number) != 1 ||
      current_watcher() == NULL) {
    return (int)syscall(SYS_kill, process, number);
  }
  sigset_t one, before;
  sigemptyset(&one);
  sigaddset(&one, number);
  pthread_sigmask(SIG_UNBLOCK, &one, &before);
  int result = (int)syscall(SYS_tgkill, process, syscall(SYS_gettid), number);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

void exec_watch(exec_watch_function function) { atomic_store(&exec_watcher, function); }

/* Ends the process where becoming another program would end what is watched. */
static void refuse_exec(void) {
  exec_watch_function ask = atomic_load_explicit(&exec_watcher, memory_order_acquire);
  if (ask == NULL || current_watcher() == NULL) return;
  int status = ask();
  if (status >= 0) end(status);
}

int execv(const char *path, char *const words[]) {
  refuse_exec();
  return ((exec_function)dlsym(RTLD_NEXT, "execv"))(path, words);
}

int execvp(const char *name, char *const words[]) {
  refuse_exec();
  return ((exec_function)dlsym(RTLD_NEXT, "execvp"))(name, words);
}

int execve(const char *path, char *const words[], char *const environment[]) {
  refuse_exec();
  return ((exec_environment_function)dlsym(RTLD_NEXT, "execve"))(path, words, environment);
}

int execvpe(const char *name, char *const words[], char *const environment[]) {
  refuse_exec();
  return ((exec_environment_function)dlsym(RTLD_NEXT, "execvpe"))(name, words, environment);
}

int fexecve(int file, char *const words[], char *const environment[]) {
  refuse_exec();
  return ((exec_file_function)dlsym(RTLD_NEXT, "fexecve"))(file, words, environment);
}
