import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Orders in a JSON file that survives the process, and a crash in the middle of a write.
///
/// A change is written to a file beside it, brought to the disk, and renamed over the old one, so that at
/// any moment the file holds either all of the change or nothing of it. Processes take turns by a lock file.
/// A file that cannot be read is never written over.
struct OrderFile: Sendable {
  /// The moments of a write, in order.
  enum Step: CaseIterable, Sendable {
    case created, halfWritten, written, synced, renamed
  }

  let path: String
  /// Called after each step of a write; what it throws ends the write there, as a crash would.
  var afterStep: @Sendable (Step) throws -> Void = { _ in }

  init(path: String) {
    self.path = path
  }

  /// Returns the orders, oldest first; none where there is no file yet.
  func read() throws -> [PlacedOrder] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return try JSONDecoder().decode([PlacedOrder].self, from: bytes())
    } catch let error as DecodingError {
      throw ShopError.ordersUnreadable(path: path, reason: Self.words(error))
    }
  }

  /// Reads, changes and writes the orders while no other process does.
  func update<Result>(_ change: (inout [PlacedOrder]) throws -> Result) throws -> Result {
    let lock = try lock()
    defer { close(lock) }
    // It may have waited long: whoever asked may have been told that nothing was changed.
    try Task.checkCancellation()
    var orders = try read()
    let before = orders
    let result = try change(&orders)
    if orders != before { try write(orders) }
    return result
  }

  private func write(_ orders: [PlacedOrder]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = try encoder.encode(orders)
    let beside = path + ".new"
    let file = open(beside, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { throw unwritable() }
    do {
      defer { close(file) }
      try afterStep(.created)
      try put(data.prefix(data.count / 2), into: file)
      try afterStep(.halfWritten)
      try put(data.dropFirst(data.count / 2), into: file)
      try afterStep(.written)
      guard fsync(file) == 0 else { throw unwritable() }
      try afterStep(.synced)
    }
    guard rename(beside, path) == 0 else { throw unwritable() }
    syncFolder()
    try afterStep(.renamed)
  }

  private func put(_ data: Data, into file: Int32) throws {
    try data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Self.write(file, bytes[done...])
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw unwritable() }
        done += count
      }
    }
  }

  private static func write(_ file: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    #if canImport(Glibc)
    return Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    return Musl.write(file, bytes.baseAddress, bytes.count)
    #else
    return Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  private func bytes() throws -> Data {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw ShopError.ordersUnreadable(path: path, reason: "it is a folder")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ShopError.ordersUnreadable(path: path, reason: Self.words(error))
    }
  }

  /// Makes the folder if need be, and waits till no other process holds the lock.
  ///
  /// Closing gives it back.
  private func lock() throws -> Int32 {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ShopError.ordersUnwritable(path: path, reason: Self.words(error))
    }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw unwritable() }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(lock)
        throw unwritable()
      }
    }
    return lock
  }

  /// Brings the new name to the disk.
  ///
  /// Without it a power cut may bring the old file back, whole.
  private func syncFolder() {
    let folder = open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private func unwritable() -> ShopError {
    .ordersUnwritable(path: path, reason: String(cString: strerror(errno)))
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted: "it is not JSON"
    case DecodingError.keyNotFound(let key, _): "an order has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it holds no list of orders"
        : "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is not what an order has"
    default:
      (error as NSError).localizedDescription
    }
  }
}
