// A tree as text, in each of the forms.
extension ViewTree {
  /// Returns the rows, joined by line feeds: no trailing one, no blanks at the end of a row.
  public func text(_ style: OutputStyle = .plain) -> String {
    switch style.form {
    case .spoken:
      let rows = SpokenOutput(self).rows().joined(separator: "\n")
      return style.isASCII ? plainLetters(spelledLetters(rows)) : rows
    case .html: return HTMLOutput(self, style.colorScheme).page
    case .svg: return SVGOutput(self, style.colorScheme).picture
    case .plain, .ansi: return written(style).text
    }
  }

  /// The rows of `text`; of a tree with nothing in it an empty one.
  package func rows(_ style: OutputStyle = .plain) -> [String] {
    switch style.form {
    case .plain, .ansi: return written(style).rows
    case .spoken, .html, .svg:
      return text(style).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func written(_ style: OutputStyle) -> Output {
    var output = Output()
    arena.withUnsafeBufferPointer { text in
      runs.withUnsafeBufferPointer { runs in
        guard let base = text.baseAddress else { return }
        output.write(
          runs,
          inOrder: inOrder,
          base,
          readable: text.count,
          size: extent,
          columns: columns,
          style: style
        )
      }
    }
    return output
  }
}
