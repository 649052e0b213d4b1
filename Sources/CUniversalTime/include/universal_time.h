#pragma once

/* Linking this target makes UTC the time zone of the whole process, before its first thread: what a
   test's code formats must not depend on the machine. Nothing is to be called. */
