public import SnippetFoundation

extension Text {
  /// Shows a text with its attributes: what its markup said, fonts, colours, lines; links are underlined.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    let parts: [RichText.Part] = attributedContent.runs.map { run in
      var text = Text(string: String(attributedContent.characters[run.range]))
      text.change = run.change
      return .text(text)
    }
    self.init(string: "", rich: RichText(parts))
  }

  /// Shows a value in a format with attributes, written for the environment's locale.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(AttributedValue(input: input, format: format))
  }
}

/// A value and its format with attributes; they are left out.
private nonisolated struct AttributedValue<F: FormatStyle>: LocalizedValue, @unchecked Sendable
where F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let format: F

  func text(for values: EnvironmentValues) -> String {
    String(values.fitting(format).text(input).characters)
  }
}

extension AttributedString.Runs.Run {
  fileprivate nonisolated var change: StyleChange {
    var change = StyleChange(self.inlinePresentationIntent ?? [], isLink: self.link != nil)
    if let font = self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
      change = change.then(font.change)
    }
    if let color = self[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
      change = change.then(color.change)
    }
    if self[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil {
      change = change.then(StyleChange(.underline, true))
    }
    if self[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
      change = change.then(StyleChange(.strikethrough, true))
    }
    return change
  }
}
