import SnippetFoundation

extension VisibleText {
  /// For a text that is laid out; `continuesLine`: behind another on its line.
  init(continuesLine: Bool = false) {
    self.init(continuingLine: continuesLine) { Scalars.isMark($0.value) }
  }
}
