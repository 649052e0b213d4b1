#pragma once
#include <locale.h>
#include <langinfo.h>
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>

/* The streams are macros or globals in C; functions are what Swift 6 takes from any thread. */
static inline FILE *creadline_stdin(void) { return stdin; }
static inline FILE *creadline_stdout(void) { return stdout; }
