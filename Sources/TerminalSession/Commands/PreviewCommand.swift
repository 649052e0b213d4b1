import ArgumentParser
import SnippetFoundation
import Snippets

/// `preview`: the app's previews, listed or drawn.
struct PreviewCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw the app's previews, or list them.",
    discussion: """
      A preview is what '#Preview' or a PreviewProvider declares. It is named by its name, or by its \
      place, such as OrderView.swift:12. Without a name, all are listed.

      Exits 0 once all are drawn, 1 if one of them failed, 2 for a name that is none, 3 if there are none.
      """
  )

  /// What is written.
  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case plain, ascii, ansi, spoken, html, svg, json
  }

  @Argument(help: "A preview's name, or its file and line.")
  var name: String?

  @Flag(help: "Draw every preview, each in a process of its own.")
  var all = false

  @Option(
    help:
      "Columns to draw in, 1 to 10000. (default: --width, or the preview's own, or at most 44)"
  )
  var columns: Int?

  @Option(
    help: "plain, ascii, ansi, spoken, html, svg or json. (default: what the terminal can show)"
  )
  var format: Format?

  @Option(name: .customLong("color-scheme"), help: "light or dark.")
  var colorScheme: String?

  @Flag(name: .customLong("no-frame"), help: "The view alone, without title and buttons.")
  var noFrame = false

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var language: LanguageOptions

  /// Draws the preview at this place of the list; what '--all' starts for each.
  @Option(help: .private)
  var index: Int?

  func validate() throws {
    if let columns, !(1...10_000).contains(columns) {
      throw ValidationError("'\(columns)' is no width. Give --columns a number from 1 to 10000.")
    }
    if let colorScheme, !["light", "dark"].contains(colorScheme) {
      throw ValidationError("'\(colorScheme)' is no colour scheme. Give light or dark.")
    }
    if all, name != nil {
      throw ValidationError("Give either a name or --all.")
    }
    if all, let format, [.html, .svg].contains(format) {
      throw ValidationError("One \(format.rawValue) file is one picture. Name a preview.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    let previews = PreviewSession(self, session)
    if let index { return previews.draw(at: index) }
    if all { return previews.drawAll() }
    return name.map(previews.draw(named:)) ?? previews.list()
  }
}
