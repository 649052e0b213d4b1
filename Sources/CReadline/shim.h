#pragma once
#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>
