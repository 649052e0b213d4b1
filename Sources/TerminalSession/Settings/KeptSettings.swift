import SnippetFoundation

/// What an app keeps with `UserDefaults`, in its own name and in those of its groups.
///
/// Foundation on Linux writes it only when it is told to, and reads what another program wrote only group by group.
enum KeptSettings {
  private static let known = Lock([String: timespec]())

  /// Writes what the app changed, in every group.
  static func write() { _ = UserDefaults.standard.synchronize() }

  /// Reads what other programs changed since the last time.
  static func readAnew() {
    guard let folder = folder, let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(".plist") else { continue }
      var facts = stat()
      guard stat("\(folder)/\(name)", &facts) == 0, isNewer(facts.st_mtim, of: name) else {
        continue
      }
      _ = UserDefaults(suiteName: String(name.dropLast(6)))?.synchronize()
    }
  }

  private static func isNewer(_ time: timespec, of name: String) -> Bool {
    known.withLock { known in
      let last = known.updateValue(time, forKey: name)
      return last?.tv_sec != time.tv_sec || last?.tv_nsec != time.tv_nsec
    }
  }

  /// Where Foundation keeps settings; nil: there is no such folder.
  static var folder: String? {
    if let set = getenv(EmptySettings.home).map({ String(cString: $0) }), set.hasPrefix("/") {
      return set
    }
    return getenv("HOME").map { String(cString: $0) + "/.config" }
  }

  /// Whether anything is kept.
  static var isEmpty: Bool {
    guard let folder, let directory = opendir(folder) else { return true }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let isKept = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) {
          String(cString: $0).hasSuffix(".plist")
        }
      }
      if isKept { return false }
    }
    return true
  }
}
