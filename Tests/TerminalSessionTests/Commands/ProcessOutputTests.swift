import Testing

@testable import TerminalSession

struct ProcessOutputTests {
  private func rows(_ text: String, _ count: Int) -> [String] {
    var output = ProcessOutput()
    output.append(text.utf8)
    return output.lastRows(count)
  }

  @Test func `the last rows are kept, each as far as it is read`() {
    #expect(rows("one\ntwo\n\nthree", 2) == ["two", "three"])
    #expect(rows(String(repeating: "a", count: 600), 1) == [String(repeating: "a", count: 500)])
    #expect(rows(String(repeating: "row\n", count: 50_000) + "end", 1) == ["end"])
    #expect(rows("", 20) == [])
  }

  @Test func `why a program crashed is not lost behind a long stack trace`() {
    let frames = (0..<40).map { "\($0)    libswiftCore.so   0x00007f28 <unavailable> + \($0)\n" }
    let text =
      "Kneading\na.swift:3: Fatal error: no flour\nCurrent stack trace:\n\(frames.joined())"
    #expect(rows(text, 20) == ["Kneading", "a.swift:3: Fatal error: no flour"])
    #expect(rows(text + "1 row more\n", 1) == ["1 row more"])
  }
}
