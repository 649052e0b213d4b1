import SnippetFoundation

extension Text {
  /// Appends the text's node where it has pieces, or where what is around it has rules for texts.
  @MainActor @usableFromInline
  func lowerRich(_ builder: inout TreeBuilder) {
    let rules = builder.environment.textRules
    if rules.isEmpty { return lowerPieces(&builder) }
    if rules.contains(.prefersShorter), hasShorterForms { return lowerForms(&builder) }
    let node = builder.next
    if rules.contains(.reservesLines) {
      let lines = builder.environment.leastLines
      let frame = Node(
        .frame,
        flags: Alignment.topLeading.bits,
        .unspecified,
        .unspecified,
        lines,
        .unspecified
      )
      let index = builder.open(frame)
      lowerPieces(&builder)
      builder.closeSingle(index)
    } else {
      lowerPieces(&builder)
    }
    builder.coverRedacted(from: node)
  }
}

extension TreeBuilder {
  /// The characters that stand for a text where there are rules for texts.
  @MainActor
  func followingRules(_ text: String) -> String {
    let rules = environment.textRules
    if rules.contains(.uppercase) {
      return text.uppercased(with: EnvironmentValues.current.locale)
    }
    if rules.contains(.lowercase) {
      return text.lowercased(with: EnvironmentValues.current.locale)
    }
    return text
  }

  mutating func setTextCase(_ letters: Text.Case?) {
    environment.textRules.subtract([.uppercase, .lowercase])
    switch letters {
    case .uppercase: environment.textRules.insert(.uppercase)
    case .lowercase: environment.textRules.insert(.lowercase)
    case nil: break
    }
  }

  mutating func setLeastLines(_ lines: Int) {
    environment.leastLines = Int32(max(0, min(lines, 1_000)))
    if environment.leastLines > 1 {
      environment.textRules.insert(.reservesLines)
    } else {
      environment.textRules.remove(.reservesLines)
    }
  }
}
