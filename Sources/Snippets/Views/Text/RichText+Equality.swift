extension RichText.Part {
  /// Whether two parts are made of the same characters and values in the same style.
  nonisolated static func areSame(_ one: Self, _ two: Self) -> Bool {
    switch (one, two) {
    case (.text(let one), .text(let two)): one == two
    case (.styled(let one, let style), .styled(let two, let other)):
      one == two && "\(style)" == "\(other)"
    case (.literal(let one), .literal(let two)), (.string(let one), .string(let two)): one == two
    case (.value(let one), .value(let two)): "\(one)" == "\(two)"
    case (.image(let one), .image(let two)): one == two
    case (.key(let one), .key(let two)): one.isSame(as: two)
    case (.tooDeep, .tooDeep): true
    default: false
    }
  }
}
