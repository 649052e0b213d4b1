#define _GNU_SOURCE
#include "terminal.h"
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

int terminal_open(int *leader, int *follower) {
    int fd = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) return -1;
    char *name = grantpt(fd) == 0 && unlockpt(fd) == 0 ? ptsname(fd) : NULL;
    int other = name ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
    if (other < 0) {
        close(fd);
        return -1;
    }
    *leader = fd;
    *follower = other;
    return 0;
}
