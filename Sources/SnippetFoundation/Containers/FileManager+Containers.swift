public import Foundation

extension FileManager {
  /// Returns the folder that all apps and extensions of a group share, and makes it.
  ///
  /// Of an app that TerminalSession runs: below `$XDG_DATA_HOME`, or `~/.local/share`; it stays, and other programs see
  /// it. In a flow, a test or any other program it begins empty and is gone afterwards; conversations of one flow share
  /// it. Nil: the identifier is no name of a folder.
  ///
  /// **Source**: developer.apple.com/documentation/foundation/filemanager/containerurl(forsecurityapplicationgroupidentifier:)
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    AppContainers.folder(ofGroup: groupIdentifier)
  }
}
