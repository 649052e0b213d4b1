#ifndef EXIT_WATCH_H
#define EXIT_WATCH_H

/* Is told what the program is about to end itself with, at once and past everything that is to happen at an exit;
   says what it ends with. May be called where a signal handler may be. */
typedef int (*exit_watch_function)(int status);

/* From now on `_exit` and `_Exit` of this process are watched; of a child that it forks they are not. */
void exit_watch(exit_watch_function watcher);

#endif
