import SnippetFoundation

/// Where what the apps of a group share is kept.
enum KeptFiles {
  /// Names the folder for everything of a process that another one started, and that the other one removes.
  static let scratch = "PARLEY_SCRATCH"

  /// Tells the rooms below, before any code of an app's runs.
  static func tell() {
    if let folder = path(named: scratch) { ScratchFolder.use(folder) }
    // As in a shell; Foundation looks the password file up.
    HomeFolder.use(path(named: "HOME"))
    AppContainers.keep(in: folder)
  }

  /// As the XDG Base Directory Specification says.
  private static var folder: String {
    path(named: "XDG_DATA_HOME") ?? HomeFolder.path + "/.local/share"
  }

  private static func path(named variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
