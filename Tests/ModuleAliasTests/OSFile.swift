import os

/// As a file that says `import os` writes.
func writeAsOS() -> [OSLogType] {
  Logger(subsystem: "com.example.shop", category: "oven").debug("Heats")
  os.Logger(subsystem: "com.example.shop", category: "oven").debug("Is hot")
  os_log(.debug, "Is %d degrees hot", 200)
  return [.debug]
}
