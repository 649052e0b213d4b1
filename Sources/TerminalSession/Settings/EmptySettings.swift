import SnippetFoundation

/// What plays flows, or records one, begins without settings, and leaves none.
///
/// Foundation looks where settings are kept once, before any code of the program's runs: so a program that finds some
/// begins again, with a folder of its own for them.
enum EmptySettings {
  /// The variable that Foundation reads, of the XDG Base Directory Specification.
  static let home = "XDG_CONFIG_HOME"
  private static let mark = "PARLEY_EMPTY_SETTINGS"

  /// A folder for the settings of a process.
  struct Folder {
    let path: String

    init() {
      path = "\(ScratchFolder.path)/\(UUID().uuidString)"
      try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Begins the program again if there are settings; returns where there are none.
  static func begin() {
    if getenv(mark) != nil {
      atexit {
        guard let path = getenv(EmptySettings.mark) else { return }
        try? FileManager.default.removeItem(atPath: String(cString: path))
      }
      return
    }
    guard !KeptSettings.isEmpty else { return }
    var name = Array("\(NSTemporaryDirectory())/parley-settings-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return }
    setenv(mark, name, 1)
    setenv(home, name, 1)
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv("/proc/self/exe", &arguments)
    // It could not: the run goes on with the settings that there are.
    unsetenv(mark)
    rmdir(name)
  }
}
