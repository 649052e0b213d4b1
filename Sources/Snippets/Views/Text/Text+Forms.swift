/// A value that has shorter forms.
nonisolated protocol ShortenedValue: LocalizedValue {
  var hasShorterForms: Bool { get }
}

/// A text whose dates are as short as is asked.
private nonisolated struct BriefText: PrimitiveView {
  let text: Text
  let brevity: UInt8

  @MainActor
  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let rules = builder.environment.textRules
    let outer = EnvironmentValues.current.brevity
    builder.environment.textRules.remove(.prefersShorter)
    EnvironmentValues.current.brevity = view.brevity
    view.text.lowerRich(&builder)
    EnvironmentValues.current.brevity = outer
    builder.environment.textRules = rules
  }
}

extension Text {
  /// Whether a date in it has shorter forms.
  var hasShorterForms: Bool {
    guard let rich else { return false }
    return Self.hasShorterForms(rich.parts)
  }

  private static func hasShorterForms(_ parts: [RichText.Part]) -> Bool {
    parts.contains { part in
      switch part {
      case .value(let value): (value as? any ShortenedValue)?.hasShorterForms ?? false
      case .text(let text), .styled(let text, _): text.hasShorterForms
      case .key(let words): hasShorterForms(words.arguments)
      case .literal, .string, .image, .tooDeep: false
      }
    }
  }

  /// Appends the longest form that fits.
  @MainActor
  func lowerForms(_ builder: inout TreeBuilder) {
    let forms = ViewThatFits(in: .horizontal) {
      BriefText(text: self, brevity: 0)
      BriefText(text: self, brevity: 1)
      BriefText(text: self, brevity: 2)
    }
    ViewThatFits._lower(forms, &builder)
  }
}
