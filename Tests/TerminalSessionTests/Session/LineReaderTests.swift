import Foundation
import TerminalDialogue
import Testing

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
    ("a\rb\n", ["a b"]),
    ("a\0\r\0é\r\n", ["a\u{FFFD} \u{FFFD}é"]),
  ])
  func `lines end at LF or CR LF, the last one at the end`(text: String, expected: [String]) {
    #expect(lines(Array(text.utf8)) == expected)
  }

  @Test func `bytes that are no UTF-8 become U+FFFD`() {
    #expect(lines([0x61, 0xFF, 0x0A, 0xC3]) == ["a\u{FFFD}", "\u{FFFD}"])
  }

  @Test func `the wait for a line ends where something else is there`() {
    let (input, other) = (Pipe(), Pipe())
    var reader = LineReader(descriptor: input.fileHandleForReading.fileDescriptor)
    let signal = other.fileHandleForReading.fileDescriptor
    writeAll([0], to: other.fileHandleForWriting.fileDescriptor)
    let first = reader.next(or: signal)
    #expect(first == .other)
    writeAll(Array("a\n".utf8), to: input.fileHandleForWriting.fileDescriptor)
    var byte: UInt8 = 0
    #expect(read(signal, &byte, 1) == 1)
    let second = reader.next(or: signal)
    #expect(second == .line("a"))
    try? input.fileHandleForWriting.close()
    let third = reader.next(or: signal)
    #expect(third == .end)
  }

  @Test func `lines longer than what is read at once are whole`() {
    let long = String(repeating: "é", count: 12_000)
    #expect(lines(Array("\(long)\n\(long)".utf8)) == [long, long])
  }
}
