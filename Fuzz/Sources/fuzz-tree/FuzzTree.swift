import SnippetFoundation

@testable import Snippets

/// Draws bytes as a tree of views; where the first is odd, as a tree's JSON.
@main
enum FuzzTree {
  static func main() {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments) { fuzzTree($0, $1) })
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
public func fuzzTree(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 2 else { return 0 }
  MainActor.assumeIsolated {
    if bytes[0] & 1 == 1 { checkJSON(Array(bytes[1...])) } else { checkViews(bytes) }
  }
  return 0
}

@MainActor
private func checkViews(_ bytes: [UInt8]) {
  let width = 1 + Int(bytes[1] % 60)
  var maker = ViewMaker(bytes: bytes[2...])
  let view = maker.view(depth: 6)
  let drawn = render(view, columns: width)
  check(drawn, width)
  if render(view, columns: width) != drawn { fatalError("drawn twice, differently") }
  var full = Renderer()
  full.usesFastPath = false
  if full.render(view, settings: RenderSettings(columns: width)) != drawn {
    fatalError("the quick way draws something else at \(width) columns")
  }
  guard bytes[0] & 14 == 2 else { return }
  do {
    let tree = try resolve(SnippetContent(view), settings: RenderSettings(columns: width)).tree
    if tree.text() != drawn { fatalError("a tree draws something else") }
    let read = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
    if read != tree || read.text(.ansi) != tree.text(.ansi) {
      fatalError("a tree is read back changed")
    }
    if tree.text(.spoken) != read.text(.spoken) { fatalError("a tree is read out changed") }
  } catch {
    fatalError("a tree that was drawn is refused: \(error)")
  }
}

/// Whatever is read as a tree is drawn, however wrong its numbers are.
@MainActor
private func checkJSON(_ bytes: [UInt8]) {
  guard let tree = try? JSONDecoder().decode(ViewTree.self, from: Data(bytes)) else { return }
  guard tree.size.rows < 10_000 else { return }
  for style in [OutputStyle.plain, .ansi, .spoken] {
    if tree.text(style) != tree.text(style) { fatalError("drawn twice, differently") }
  }
}

@MainActor
private func check(_ drawn: String, _ width: Int) {
  for row in drawn.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
    if columns(of: String(row)) > width {
      fatalError("a row wider than \(width): \(row.debugDescription)")
    }
    if row.hasSuffix(" ") { fatalError("a row that ends in a blank: \(row.debugDescription)") }
  }
}
