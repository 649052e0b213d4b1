import Foundation

/// A program without a terminal, its input given whole.
struct Piped {
  let output: String
  let error: String
  let code: Int32

  init(_ program: String, input: [UInt8], arguments: [String] = []) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipes = (input: Pipe(), output: Pipe(), error: Pipe())
    process.standardInput = pipes.input
    process.standardOutput = pipes.output
    process.standardError = pipes.error
    try process.run()
    Thread.detachNewThread {
      try? pipes.input.fileHandleForWriting.write(contentsOf: Data(input))
      try? pipes.input.fileHandleForWriting.close()
    }
    output = String(
      decoding: pipes.output.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    error = String(decoding: pipes.error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
