import Foundation
import Testing

@testable import TerminalSession

struct LineReaderTests {
  private func lines(_ bytes: [UInt8]) -> [String] {
    let pipe = Pipe()
    writeAll(bytes, to: pipe.fileHandleForWriting.fileDescriptor)
    try? pipe.fileHandleForWriting.close()
    var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor)
    var lines: [String] = []
    while let line = reader.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("\n\n", ["", ""]),
    ("a\n\nb", ["a", "", "b"]),
    ("a\rb\n", ["a\rb"]),
  ])
  func `lines end at LF or CR LF, the last one at the end`(text: String, expected: [String]) {
    #expect(lines(Array(text.utf8)) == expected)
  }

  @Test func `bytes that are no UTF-8 become U+FFFD`() {
    #expect(lines([0x61, 0xFF, 0x0A, 0xC3]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `lines longer than what is read at once are whole`() {
    let long = String(repeating: "é", count: 12_000)
    #expect(lines(Array("\(long)\n\(long)".utf8)) == [long, long])
  }
}
