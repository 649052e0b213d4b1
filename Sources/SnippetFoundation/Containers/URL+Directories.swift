public import Foundation

// The usual folders of a person, where Foundation's own file manager has them.
extension URL {
  /// What a person keeps: `~/Documents`.
  public static var documentsDirectory: URL { usual(.documentDirectory, "Documents") }
  /// What programs keep: `$XDG_DATA_HOME`, which is `~/.local/share` where it is not set.
  public static var applicationSupportDirectory: URL {
    usual(.applicationSupportDirectory, ".local/share")
  }
  /// What programs could make again: `$XDG_CACHE_HOME`, which is `~/.cache` where it is not set.
  public static var cachesDirectory: URL { usual(.cachesDirectory, ".cache") }
  /// What programs keep: the same as `applicationSupportDirectory`, for Linux has no library.
  public static var libraryDirectory: URL { usual(.libraryDirectory, ".local/share") }
  /// What was fetched: `~/Downloads`.
  public static var downloadsDirectory: URL { usual(.downloadsDirectory, "Downloads") }
  /// What lies on the desktop: `~/Desktop`.
  public static var desktopDirectory: URL { usual(.desktopDirectory, "Desktop") }
  /// Pictures: `~/Pictures`.
  public static var picturesDirectory: URL { usual(.picturesDirectory, "Pictures") }
  /// Films: `~/Videos`.
  public static var moviesDirectory: URL { usual(.moviesDirectory, "Videos") }
  /// Music: `~/Music`.
  public static var musicDirectory: URL { usual(.musicDirectory, "Music") }

  private static func usual(_ folder: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
  }
}
