import SnippetFoundation

extension Conversation {
  /// Removes files, never a folder.
  func removePassing(_ files: Set<URL>) {
    for file in files where file.isFileURL { unlink(file.path) }
  }
}
