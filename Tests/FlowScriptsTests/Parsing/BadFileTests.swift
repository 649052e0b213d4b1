import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

/// Files that are no flows: each is refused with its place, and none is followed.
@Suite struct BadFileTests {
  private func words(_ bytes: [UInt8]) -> [String] {
    do {
      return try FlowFile.parse(bytes: bytes, path: "a.flow").check().map(\.description)
    } catch {
      return error.findings.map(\.description)
    }
  }

  private func words(_ text: String) -> [String] { words(Array(text.utf8)) }

  /// What reading a file of a folder says; `make` puts it there.
  private func refusal(_ make: (URL) throws -> Void) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.flow")
    try make(file)
    do {
      _ = try FlowSuite.load(paths: [file.path])
      return ""
    } catch {
      return "\(error)".replacingOccurrences(of: folder.path + "/", with: "")
    }
  }

  @Test(
    arguments: [
      ([0x3D, 0x3D, 0x20, 0x61, 0x0A, 0x3E, 0x20, 0xC3, 0xA9, 0xFF], "2:4"),
      ([0xFF, 0xFE, 0x40, 0x00], "1:1"), ([0x23, 0x20, 0xE2, 0x82], "1:3"),
      ([0x23, 0x20, 0xED, 0xA0, 0x80, 0x0A], "1:3"), ([0x0A, 0x0A, 0xC0, 0x80], "3:1"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no UTF-8 are refused at the first of them`(
    _ bytes: [UInt8],
    _ place: String
  ) {
    #expect(
      words(bytes) == ["a.flow:\(place): the file is not UTF-8 from here on. Save it as UTF-8"]
    )
  }

  @Test(arguments: [
    ("Asia/Tokio", "Did you mean 'Asia/Tokyo'?"), ("tokyo", "Did you mean 'Asia/Tokyo'?"),
    ("new york", "Did you mean 'America/New_York'?"), ("JST", nil), ("GMT+9", nil), ("x/", nil),
  ])
  func `a zone that is none is refused, with the nearest name`(zone: String, advice: String?) {
    let start = "a.flow:1:11: '\(zone)' does not fit. Write @timezone Asia/Tokyo"
    let said = words("@timezone \(zone)\n@app A\n== a\n> b\n").first ?? ""
    #expect(said.hasPrefix(start))
    if let advice { #expect(said.hasSuffix(advice)) }
  }

  @Test(arguments: ["Asia/Tokyo", "UTC", "GMT", "US/Pacific", "Etc/GMT+9", "America/New_York"])
  func `zones have their whole names`(zone: String) {
    #expect(words("@app A\n== a\n@timezone \(zone)\n> b\n").isEmpty)
  }

  @Test(arguments: [
    ("@widths 44 80 44", "1:15: '44' is named twice. Name it once"),
    ("@widths 44 044", "1:12: '044' is named twice. Name it once"),
    ("@widths 44 x", "1:9: '44 x' does not fit. Write @widths 32 44 80, each from 1 to 1000"),
    ("@apps A B A", "1:11: 'A' is named twice. Name it once"),
  ])
  func `what a setting names twice is said`(setting: String, problem: String) {
    #expect(words("\(setting)\n@app A\n== a\n> b\n").first == "a.flow:\(problem)")
  }

  @Test(
    arguments: [
      ("! eof\n> b\n", [5]), ("! key C-d\n! wait 1s\n> b\n", [5, 6]),
      ("! eof\n! open 2\n> b\n", []),
      ("! open 2\n! eof\n! open 1\n> b\n! open 2\n> c\n", [9]), ("! wait 9s\n! eof\n> b\n", []),
      ("! eof\n? exit 0\n", []), ("> b\n:on\n! eof\n== d\n@from a :on\n> c\n", []),
      ("! eof\n:on\n== d\n@from a :on\n> c\n", [8]),
    ] as [(String, [Int])]
  )
  func `steps behind the end of the input are found without playing`(
    steps: String,
    lines: [Int]
  ) throws {
    let file = try FlowFile.parse("@app A\n\n== a\n" + steps, path: "a.flow")
    #expect(file.check().isEmpty)
    #expect(file.unplayable(among: ["A"]).map(\.location.line) == lines)
  }

  @Test func `a file of another system is refused once, with whatever else is wrong`() {
    #expect(
      words("\u{FEFF}@app A\r\n== a\r\n! nope\r\n> b\r\n  c\r\n") == [
        "a.flow:1:1: the file begins with a byte-order mark. Save it as UTF-8 without one",
        "a.flow:1:7: this line holds a carriage return. Lines end in a line feed alone; save the file that way",
        "a.flow:3:3: there is no event 'nope'. Did you mean 'done'?",
      ]
    )
    #expect(
      words("@app A\r== a\r> b\r").first?.hasPrefix("a.flow:1:7: this line holds a carriage")
        == true
    )
  }

  @Test func `a file of a hundred megabytes is refused before it is read`() throws {
    let words = try refusal { file in
      #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100 << 20)
      try handle.close()
    }
    #expect(words == "a.flow:1:1: the file has more than 16 MB. Put its cases in several files")
  }

  @Test func `a line of ten megabytes is refused with its length`() {
    let line = String(repeating: "a", count: 10 << 20)
    #expect(
      words("@app A\n== a\n> b\n  \(line)\n! nope\n") == [
        "a.flow:4:65537: this line has 10485762 bytes; a line has at most 65536. Shorten it",
        "a.flow:5:3: there is no event 'nope'. Did you mean 'done'?",
      ]
    )
  }

  @Test func `what belongs to a step that is refused is no second mistake`() {
    let line = String(repeating: "a", count: 10 << 20)
    #expect(
      words("@app A\n== a\n> \(line)\n  out\n~ {{*}}\n== b\n  out\n") == [
        "a.flow:3:65537: this line has 10485762 bytes; a line has at most 65536. Shorten it",
        "a.flow:7:1: this output belongs to no step. Put a line that starts with > or ! above it",
      ]
    )
    #expect(words("@app A\n== a\n! nope\n  out\n").count == 1)
    #expect(words("@app A\n== a\n>hi\n  out\n").count == 1)
    #expect(words("@app A\n> hi\n  out\n== a\n").count == 1)
  }

  @Test(arguments: [
    "en_US", "de", "en_US_POSIX", "zh_Hant_TW", "zh-Hans", "es_419", "en_DE", "pt-br",
    "de_DE@collation=phonebook", "en-US-u-ca-buddhist",
  ])
  func `a language and a country that there are make a locale`(_ name: String) {
    #expect(words("@app A\n@locale \(name)\n== a\n! locale \(name)\n") == [])
  }

  @Test(arguments: [
    "xx_YY_Zblah", "xx", "en_YY", "en_US_Zblah", "_US", "en_", "en US", "@", "en_u",
  ])
  func `what is no locale is refused`(_ name: String) {
    #expect(
      words("@app A\n@locale \(name)\n== a\n") == [
        "a.flow:2:9: '\(name)' does not fit. Write @locale en_US"
      ]
    )
  }

  @Test func `what is no file is not read`() throws {
    let folder = try refusal { file in
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    }
    #expect(folder.hasSuffix("the folder holds no flow. Flows are files ending in .flow"))
    let device = try refusal { file in
      try FileManager.default.createSymbolicLink(
        at: file,
        withDestinationURL: URL(fileURLWithPath: "/dev/zero")
      )
    }
    #expect(device == "a.flow: not a file. Name a flow, or a folder of flows")
    let pipe = try refusal { #expect(mkfifo($0.path, 0o600) == 0) }
    #expect(pipe == "a.flow: not a file. Name a flow, or a folder of flows")
  }

  @Test func `an empty file is said to hold no case`() throws {
    let words = try refusal { try Data().write(to: $0) }
    #expect(words.contains("the file holds no case"))
  }

  @Test func `a hundred findings are enough`() {
    let found = words("@app A\n== a\n" + String(repeating: "* b\n", count: 10_000))
    #expect(found.count == 101)
    #expect(found.last == "a.flow:102:1: 9900 more are left out. Mend the ones above first")
  }

  @Test func `a long output is read in time`() throws {
    let rows = String(repeating: "  a row of output\n", count: 100_000)
    let file = try FlowFile.parse("@app A\n== a\n> b\n" + rows, path: "a.flow")
    #expect(file.cases[0].steps[0].expected.count == 100_000)
  }

  @Test(arguments: ["...\n  a\n", "~ {{*}}N{{*}}\n  a\n"])
  func `a step of very many holes is refused`(_ rows: String) throws {
    #expect(
      words("@app A\n== a\n> b\n" + String(repeating: rows, count: 100_000)) == [
        "a.flow:3:1: this step has 100000 lines ~ and ...; a step has at most 1000. "
          + "Put one ... in place of many of them"
      ]
    )
    #expect(words("@app A\n== a\n> b\n" + String(repeating: rows, count: 1_000)) == [])
  }

  /// Cases of which each starts from the one before it, the first from `first`.
  private func chain(of count: Int, from first: String = "") -> String {
    "@app A\n== 0\n\(first)> a\n:x\n"
      + (1..<count).map { "== \($0)\n@from \($0 - 1) :x\n> a\n:x\n" }.joined()
  }

  @Test func `a long chain of cases is refused where it is too long`() throws {
    #expect(words(chain(of: 101)) == [])
    #expect(
      words(chain(of: 20_000)) == [
        "a.flow:406:1: more than 100 cases start from each other up to here. "
          + "Let one of them begin anew"
      ]
    )
    let file = try FlowFile.parse(chain(of: 101), path: "a.flow")
    #expect(file.origins(of: file.cases[100])?.map(\.flowCase.title).last == "99")
    #expect(file.origins(of: file.cases[100])?.count == 100)
  }

  @Test func `a circle of very many cases is said once`() {
    let found = words(chain(of: 2_000, from: "@from 1999 :x\n"))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("a.flow:3:1: the case starts from itself: '0' from '1999'") == true
    )
  }

  @Test func `a case that starts from a circle is not in it`() {
    let found = words("@app A\n== a\n@from a :x\n:x\n== b\n@from a :x\n")
    #expect(
      found == ["a.flow:3:1: the case starts from itself: 'a' from 'a'. Let one of them begin anew"]
    )
  }

  @Test func `an accent behind a sigil is text, byte for byte`() throws {
    let text = "== \u{301}a\n> \u{301}b\n  \u{301}c\n~ {{*}}\u{301}\n? dialog full \u{301}\n"
    let file = try FlowFile.parse(text, path: "a.flow")
    #expect(Array(file.text.utf8) == Array(text.utf8))
    #expect(file.cases[0].steps[0].input == .typed("\u{301}b"))
    #expect(
      file.cases[0].steps[0].rows.last == .pattern(FlowPattern(parts: [.any, .text("\u{301}")]))
    )
  }
}
