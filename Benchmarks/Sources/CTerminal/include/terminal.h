#ifndef TERMINAL_H
#define TERMINAL_H

/// Opens a pseudo-terminal: its leader, and the follower a program is given. Returns 0, or -1 and errno.
int terminal_open(int *leader, int *follower);

#endif
