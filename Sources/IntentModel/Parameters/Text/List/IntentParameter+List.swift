import SnippetFoundation

extension IntentParameter {
  package var size: IntentCollectionSize? {
    guard let size = configuration.size, size.min > size.max else { return configuration.size }
    return IntentCollectionSize(min: size.max, max: size.min)
  }

  /// Several values: `a, b and c`.
  ///
  /// A wrong one is named. Of a single one that could be several options, a person can be asked; so can be whether the
  /// options were meant that were nearly named.
  nonisolated(nonsending) func resolveList(
    _ text: String,
    isOnShow: Bool
  ) async throws -> ParameterResolution {
    var parts: [ListText.Part]
    switch ListText.read(text, isOne: readsNumber, isGlued: hasOptions) {
    case .parts(let found): parts = datesJoined(found)
    case .unclear(let piece):
      return reject(
        piece,
        "could be one number or several",
        expected: "Put a blank behind each comma between two"
      )
    }
    guard !parts.isEmpty else { return reject(text, "names nothing") }
    guard parts.count <= 1000 else { return reject(text, "is too long a list") }
    if hasOptions, parts.count > 1 { parts = OptionNames(try await options()).joined(parts) }
    let isAlone = parts.count == 1 && parts[0].count == 1
    if isAlone {
      let resolution = try await resolveOne(element(text.trimmed))
      if case .value(let value) = resolution { return .value([value] as [any Sendable]) }
      return resolution
    }
    var values: [any Sendable] = []
    var guesses = Guesses()
    let isParted = text.contains { $0 == ";" || $0.isNewline }
    for (place, part) in parts.enumerated() {
      // `rock and roll, jazz` are two, `a, b and c` three; people are named one by one.
      let isLast = place == parts.count - 1 && !isParted
      let ands: Ands = parts.count == 1 || isOfPeople ? .each : isLast ? .last : .never
      let resolution = try await resolve(part: part, ands, isOnShow: isOnShow, &guesses)
      guard case .value(let found) = resolution else { return resolution }
      values += (found as? [any Sendable]) ?? [found]
    }
    guard let first = guesses.options.first, let rejection = guesses.rejection else {
      return .value(values)
    }
    if (try? adding(values, to: [])) == nil { return .rejected(rejection.guessing(first)) }
    let meant = titles(of: guesses.options)
    var option = ParameterOption(value: values as [any Sendable], title: meant)
    if guesses.options.count == 1 {
      option.question = first.question.map(ResolverQuestion.init(ofListWith:))
    }
    return .near(option, rejection)
  }

  /// The options that were nearly named in a list, each in the place of what was typed.
  private struct Guesses {
    var options: [ParameterOption] = []
    /// Why the first of them is none.
    var rejection: ParameterRejection?
  }

  private func titles(of options: [ParameterOption]) -> String {
    let titles = options.map(\.title)
    guard let last = titles.last, titles.count > 1 else { return titles.first ?? "" }
    return titles.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether a text with a comma in it is one element, where elements are numbers or have one; nil: they do not.
  private var readsNumber: ((String) -> Bool)? {
    switch kind {
    case .number: { NumberText($0).double != nil || TwofoldNumber.refusal(of: $0) != nil }
    case .integer:
      {
        let number = NumberText($0)
        if case .whole = number { return true }
        if TwofoldNumber($0) != nil { return true }
        return !NumberSigns.current.hasDecimalComma && number.double != nil
      }
    case .other where isOfAmounts:
      { [self] text in
        if case .value = readOne(text) { true } else { TwofoldNumber.start(of: text) != nil }
      }
    default: nil
    }
  }

  /// Whether elements are amounts of money or measurements.
  private var isOfAmounts: Bool {
    Value.ValueType.self is IntentCurrencyAmount.Type
      || Value.ValueType.self is any _MeasurementValue.Type
  }

  private var isOfPeople: Bool { Value.ValueType.self is IntentPerson.Type }

  /// Which "and" of what stands between two commas parts it, where that could be one element as it is.
  private enum Ands {
    case each, last, never

    /// Behind the words of the element that begins with one.
    func end(ofElementAt start: Int, in count: Int) -> Int {
      switch self {
      case .each: start + 1
      case .last: start < count - 1 ? count - 1 : count
      case .never: count
      }
    }
  }

  /// What stands between two commas: the longest runs of its words that are elements, from the left.
  private func resolve(
    part: ListText.Part,
    _ ands: Ands,
    isOnShow: Bool,
    _ guesses: inout Guesses
  ) async throws -> ParameterResolution {
    if part.count > 8 { return reject(part.text(0..<part.count), "has too many parts") }
    var values: [any Sendable] = []
    var start = 0
    // Any text is an element of free text, and nearly any a person.
    let isFree = (kind == .string || isOfPeople) && configuration.optionsProvider == nil
    while start < part.count {
      var end = isFree ? ands.end(ofElementAt: start, in: part.count) : part.count
      search: while true {
        let text = element(part.text(start..<end))
        var resolution = try await resolveByResolvers(text)
        if resolution == nil, isOnShow { resolution = try await numbered(text) }
        if resolution == nil { resolution = try await resolveOne(text) }
        guard let resolution else { break search }
        if case .value(let value) = resolution {
          values.append(value)
          break search
        }
        if end == start + 1 {
          guard case .near(let option, let rejection) = resolution else {
            if case .ambiguous(let options) = resolution { return rejectSeveral(text, options) }
            return resolution
          }
          guesses.options.append(option)
          guesses.rejection = guesses.rejection ?? rejection
          values.append(option.value)
          break search
        }
        end -= 1
      }
      start = end
    }
    return .value(values)
  }

  /// What is in quotes in a list, without them; values with a form of their own read theirs themselves.
  private func element(_ text: String) -> String { kind == .other ? text : text.withoutQuotes }

  private func rejectSeveral(_ text: String, _ options: [ParameterOption]) -> ParameterResolution {
    var places: [String: Int] = [:]
    var (shown, typed): ([String], [String]) = ([], [])
    for option in options.prefix(5) {
      let title = visible(option.title)
      places[title, default: 0] += 1
      let isShared = options.count { $0.title == option.title } > 1
      let subtitle = isShared ? option.subtitle.map { visible($0) } : nil
      let isClear = !options.contains {
        $0.title == option.title && $0.subtitle == option.subtitle
          && !isSame($0.value, option.value)
      }
      let mark = isShared ? "\(title) #\(places[title] ?? 1)" : title
      shown.append(subtitle.map { "'\(title)' (\($0))" } ?? mark)
      let word = subtitle.flatMap { isClear && $0.isOneWord ? $0 : nil }
      typed.append(word.map { "\(title) \($0)" } ?? mark)
    }
    guard shown != typed else { return reject(text, "could be \(listed(shown))") }
    return reject(
      text,
      "could be \(listed(shown))",
      expected: "Type \(listed(typed))"
    )
  }

  /// An option by its place.
  private nonisolated(nonsending) func numbered(_ text: String) async throws -> ParameterResolution?
  {
    guard hasOptions, let number = Int(text), number > 0 else { return nil }
    let offered = try await options()
    guard OptionText(text).named(in: offered).isEmpty, offered.indices.contains(number - 1) else {
      return nil
    }
    return .value(offered[number - 1].value)
  }

  package func adding(
    _ new: [any Sendable],
    to old: [any Sendable]
  ) throws(ParameterRejection) -> [any Sendable] {
    var all = old
    for value in new {
      if repeats(value, all) {
        let title = display(value).title.resolvedInLines
        throw rejection(title, "is named twice", expected: "Name each one once")
      }
      all.append(value)
    }
    if let most = size?.max, all.count > most {
      throw ParameterRejection(
        text: "",
        reason: "That makes \(counted(all.count))",
        expected: "Name \(sizeWords)"
      )
    }
    return all
  }

  /// `exactly 2`, `2 to 3 landmarks`, `2 or more`.
  package var sizeWords: String {
    guard let size else { return "one or more" }
    if size.min == size.max { return "exactly \(counted(size.min))" }
    return size.max == .max
      ? "\(counted(size.min)) or more" : "\(size.min) to \(counted(size.max))"
  }

  /// How many values, in the words of their type where it has some for that.
  private func counted(_ count: Int) -> String {
    let type = Value.ValueType.self as? any TypeDisplayRepresentable.Type
    return type?.typeDisplayRepresentation.counted(count) ?? "\(count)"
  }

  /// Whether the value is in the list and may not be there twice: an option, or anything in a set.
  private func repeats(_ value: any Sendable, _ list: [any Sendable]) -> Bool {
    let isYesOrNo = kind == .boolean && configuration.optionsProvider == nil
    let isUnique = listType?.isUnique == true || (hasOptions && !isYesOrNo)
    return isUnique && list.contains { isSame($0, value) }
  }
}

extension String {
  /// Whether it is one word of letters and digits, which a list can be given with others.
  fileprivate var isOneWord: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber } }
}
