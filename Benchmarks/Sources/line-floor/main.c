/* A prompt and nothing else: what a keystroke costs by readline alone. */
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <readline/readline.h>

static void take(char *line) {
    if (!line) exit(0);
    free(line);
}

int main(void) {
    setlocale(LC_ALL, "");
    rl_callback_handler_install("> ", take);
    for (;;) {
        struct pollfd key = {.fd = 0, .events = POLLIN};
        if (poll(&key, 1, -1) > 0) rl_callback_read_char();
    }
}
