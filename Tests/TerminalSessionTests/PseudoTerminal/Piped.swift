import Foundation

/// A program without a terminal, its input given whole.
///
/// Files, not pipes: a program started at the same time would inherit the ends of a pipe, and hold it open.
struct Piped {
  let output: String
  let error: String
  let code: Int32

  init(
    _ program: String,
    input: [UInt8],
    arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appendingPathComponent($0) }
    try Data(input).write(to: files[0])
    try Data().write(to: files[1])
    try Data().write(to: files[2])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    error = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    code = process.terminationStatus
  }
}
