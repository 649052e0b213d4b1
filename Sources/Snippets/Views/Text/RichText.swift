import SnippetFoundation

/// What stands in a text beside plain characters; immutable, so that copies are cheap.
@usableFromInline
final class RichText: Sendable {
  /// A piece of a text.
  enum Part: Sendable {
    case literal(String)
    case text(Text)
    case date(Date, Text.DateStyle)
    case value(any LocalizedValue)
  }

  let parts: [Part]
  init(_ parts: [Part]) { self.parts = parts }
}

extension Text {
  /// Appends one node with a span for each piece that has a style of its own.
  @MainActor @usableFromInline
  func lowerRich(_ builder: inout TreeBuilder) {
    let (offset, firstSpan) = (builder.bytes.count, builder.spans.count)
    let style = change.applied(to: builder.environment.style)
    let values = EnvironmentValues.current
    append(&builder, style, values)
    builder.tellBracketsApart(since: offset)
    guard builder.spans.count > firstSpan else {
      return builder.finishText(from: offset, style: style, flags: 0)
    }
    let first = builder.spans[firstSpan].style
    let isUniform = (firstSpan..<builder.spans.count).allSatisfy {
      builder.spans[$0].style == first
    }
    if isUniform { builder.spans.count = firstSpan }
    builder.finishText(from: offset, style: first, flags: isUniform ? 0 : 2)
  }

  @MainActor
  private func append(
    _ builder: inout TreeBuilder,
    _ style: Style,
    _ values: EnvironmentValues
  ) {
    guard let rich else { return append(string, &builder, style) }
    for part in rich.parts {
      switch part {
      case .literal(let text): append(text, &builder, style)
      case .text(let text): text.append(&builder, text.change.applied(to: style), values)
      case .date(let date, let form): append(form.text(of: date, values), &builder, style)
      case .value(let write): append(write.text(for: values.locale), &builder, style)
      }
    }
  }

  @MainActor
  private func append(_ text: String, _ builder: inout TreeBuilder, _ style: Style) {
    guard !text.isEmpty else { return }
    builder.append(text)
    builder.spans.append(TextSpan(end: Int32(builder.bytes.count), style: style))
  }
}
