import SnippetFoundation

@testable import Snippets

/// Draws bytes as text: the first three say how, the rest is UTF-8 or nearly so.
@main
enum FuzzText {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments) { fuzzText($0, $1) })
  }
}

/// libFuzzer's own way in, for programs that have a `main`.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// What libFuzzer calls with one input; a finding ends the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 3 else { return 0 }
  MainActor.assumeIsolated { TextCase(bytes).check() }
  return 0
}

/// One text, and how it is drawn.
@MainActor
private struct TextCase {
  let text: String
  let width: Int
  let limit: Int?
  let mode: Text.TruncationMode
  let isBeside: Bool

  init(_ bytes: [UInt8]) {
    width = 2 + Int(bytes[0] % 64)
    limit = bytes[1] % 8 < 4 ? nil : Int(bytes[1] % 4) + 1
    mode = [.tail, .head, .middle][Int(bytes[2] % 3)]
    isBeside = bytes[2] % 8 > 4
    text = String(decoding: bytes[3...], as: UTF8.self)
  }

  func check() {
    for columns in [2, width, 80] {
      let view = Text(verbatim: text).lineLimit(limit).truncationMode(mode)
      let drawn =
        isBeside
        ? render(
          HStack {
            view
            Text("$1")
          },
          columns: columns
        ) : render(view, columns: columns)
      checkRows(drawn, columns)
      if limit == nil, !isBeside { checkText(drawn) }
      let again = isBeside ? nil : render(view, columns: columns)
      if let again, again != drawn { fail("drawn twice, differently", columns) }
    }
  }

  private func checkRows(_ drawn: String, _ width: Int) {
    for row in drawn.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
      let row = String(row)
      if columns(of: row) > width { fail("a row of \(columns(of: row))", width) }
      if Array(visible(row).utf8) != Array(row.utf8) { fail("a row that is not harmless", width) }
      if endsInBlank(row) { fail("a row that ends in a blank", width) }
    }
  }

  /// A blank on which a mark stands is none.
  private func endsInBlank(_ row: String) -> Bool {
    guard let last = row.last?.unicodeScalars, last.count == 1, let scalar = last.first else {
      return false
    }
    return scalar == " " || Blanks.isSetters(scalar.value)
  }

  /// Everything that has ink is drawn, in its order; blanks that bind words are not where those are parted all the same.
  private func checkText(_ drawn: String) {
    let shown = VisibleText().shown(text)
    if ink(shown) != ink(drawn) { fail("a text that is not whole", width) }
  }

  private func ink(_ text: String) -> [UInt32] {
    text.unicodeScalars.map(\.value).filter { scalar in
      switch scalar {
      case 0x20, 0x0A, 0x2D, 0x2068, 0x2069, 0xA0, 0x2007, 0x202F: false
      default: !Scalars.attributes(scalar).isHidden && !Blanks.isSetters(scalar)
      }
    }
  }

  private func fail(_ what: String, _ width: Int) {
    fatalError(
      "\(what) at \(width) columns: \(text.debugDescription), limit \(limit ?? 0), \(mode)"
    )
  }
}
