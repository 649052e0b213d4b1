import Foundation

/// The folders that apps of a group share.
package enum AppContainers {
  /// Where a conversation that is tried out keeps its own; asked for each time.
  ///
  /// Set once, before the first conversation.
  private static let source = Lock(Source())

  /// A structure of its own: a function alone would be wrapped anew by each look at it.
  private struct Source: Sendable {
    var folder: (@Sendable () -> String?)?
  }

  /// Says where the folders of running code are to be asked for; nil: where they stay.
  package static func ask(_ body: @escaping @Sendable () -> String?) {
    source.withLock { $0.folder = body }
  }

  /// The folder of a group, made if it is not there; nil: the name is none, or the folder cannot be made.
  static func folder(ofGroup group: String) -> URL? {
    guard !group.isEmpty, !group.hasPrefix("."), group.utf8.count < 200,
      !group.contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let root = source.withLock { $0 }.folder?() ?? (isTest ? ScratchFolder.path : kept)
    let folder = URL(fileURLWithPath: root, isDirectory: true)
      .appendingPathComponent("AppGroups", isDirectory: true)
      .appendingPathComponent(group, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }

  /// As the XDG Base Directory Specification says.
  private static var kept: String {
    if let set = getenv("XDG_DATA_HOME").map({ String(cString: $0) }), set.hasPrefix("/") {
      return set
    }
    return NSHomeDirectory() + "/.local/share"
  }

  /// Whether the process runs tests.
  private static let isTest = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
}

/// A folder of this process alone, which is gone when it ends.
package enum ScratchFolder {
  /// Names the folder of a process that another one started and will end; the other one removes it.
  package static let variable = "PARLEY_SCRATCH"

  /// Its path; the folder is made when it is first asked for.
  package static let path: String = {
    if let given = getenv(variable).map({ String(cString: $0) }), given.hasPrefix("/") {
      return given
    }
    var name = Array("\(NSTemporaryDirectory())/parley-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return NSTemporaryDirectory() }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    made.withLock { $0 = path }
    atexit {
      guard let path = made.withLock({ $0 }) else { return }
      try? FileManager.default.removeItem(atPath: path)
    }
    return path
  }()

  private static let made = Lock<String?>(nil)
}
