#ifndef EXIT_WATCH_H
#define EXIT_WATCH_H

#include <signal.h>

/* Is told what the program is about to end itself with, at once and past everything that is to happen at an exit;
   says what it ends with. May be called where a signal handler may be. */
typedef int (*exit_watch_function)(int status);

/* From now on `_exit`, `_Exit` and `quick_exit` of this process are watched; of a child that it forks they are not. One
   thread ends the process: another one that would, by these or by `exit`, waits for it, 15 seconds at most. */
void exit_watch(exit_watch_function watcher);

/* From now on these signals, where the process whose end is watched sends them to itself by `kill`, are taken by the
   thread that sends them, before `kill` returns, blocked there or not: the kernel may choose any thread, and one that
   has no time would take it after the end of what is watched. */
void kill_watch(const sigset_t *signals);

/* The calling thread ends the process; where another does, this waits as above. May be called where a signal handler
   may be. */
void exit_claim(void);

/* Is told that the program is about to become another one; says what it ends with instead, or less than 0: it may. */
typedef int (*exec_watch_function)(void);

/* From now on `execv`, `execve`, `execvp`, `execvpe` and `fexecve` of the process whose end is watched are, too; those
   of a child that it forks are not. */
void exec_watch(exec_watch_function watcher);

#endif
