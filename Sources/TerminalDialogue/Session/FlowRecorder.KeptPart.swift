import SnippetFoundation

extension FlowRecorder {
  /// The beginning of a recording's file, which stays as it is while the rest is written anew.
  struct KeptPart {
    /// The title it was written under.
    var title: String
    /// Steps that are in it.
    var steps = 0
    /// Where it ends.
    var bytes: Int
    /// The whole file, in bytes.
    var size = 0

    /// Writes what follows it; false where the file is no longer the one that was written.
    func isFollowed(by text: String, in path: String) -> Bool {
      let file = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      var status = stat()
      guard fstat(file, &status) == 0, status.st_size == size else { return false }
      let all = Array(text.utf8)
      var done = 0
      while done < all.count {
        let count = all[done...].withUnsafeBytes {
          pwrite(file, $0.baseAddress, $0.count, off_t(bytes + done))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return bytes + all.count >= size || ftruncate(file, off_t(bytes + all.count)) == 0
    }
  }
}
