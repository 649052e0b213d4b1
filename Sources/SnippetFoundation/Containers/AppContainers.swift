import Foundation

/// The folders that apps of a group share.
package enum AppContainers {
  private static let places = Lock(Places())

  /// A structure of its own: a function alone would be wrapped anew by each look at it.
  private struct Places: Sendable {
    var kept: String?
    var current: (@Sendable () -> String?)?
  }

  /// Says where the folders stay, for other programs to see; until then they are gone with the process.
  ///
  /// Called once, before any code of an app's.
  package static func keep(in folder: String) { places.withLock { $0.kept = folder } }

  /// Says where the folders of running code are to be asked for, each time; nil: where they stay.
  ///
  /// Called once, before the first conversation.
  package static func ask(_ body: @escaping @Sendable () -> String?) {
    places.withLock { $0.current = body }
  }

  /// The folder of a group, made if it is not there; nil: the name is none, or the folder cannot be made.
  static func folder(ofGroup group: String) -> URL? {
    guard !group.isEmpty, !group.hasPrefix("."), group.utf8.count < 200,
      !group.contains(where: { $0 == "/" || $0 == "\0" })
    else { return nil }
    let places = places.withLock { $0 }
    let root = places.current?() ?? places.kept ?? ScratchFolder.path
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
}
