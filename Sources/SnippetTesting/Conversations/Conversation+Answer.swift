import FlowEngine
import FlowFormat
public import IntentModel
import SnippetFoundation

extension Conversation {
  /// Answers the question about a parameter with a value: `answer(\OrderCoffee.$quantity, 2)`.
  ///
  /// The answer is given as a person would give it, so that ranges, queries and resolvers of the app have their say: an
  /// option by its place, another value by its words. A list is given whole, texts in quotes that would be parted: `done()` follows a single value, and is
  /// all that an empty list needs. One that was begun before gets its next values, and waits for more.
  ///
  /// **Errors**: a failure that says what is asked, and nothing is sent, if no question or one about something else is
  /// open, or if a person could not type the value; a failure, too, if what was typed is taken for another value, or fits
  /// several, unless the parameter's own resolvers made it that.
  @discardableResult
  public func answer<Intent: AppIntent, Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ value: Value.UnwrappedType,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    await answer(
      Intent.self,
      parameter,
      value,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Answers the question about a parameter of an intent: `answer(OrderCoffee.self, \.$quantity, 2)`.
  ///
  /// The same as the one above in all else.
  @discardableResult
  public func answer<Intent: AppIntent, Value>(
    _ intent: Intent.Type,
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    _ value: Value.UnwrappedType,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) async -> Reply {
    let place = TestPlace(fileID, filePath, line, column)
    let made = Intent()
    let names = Dictionary(
      IntentModel.parameters(of: made).map { (ObjectIdentifier($0), $0.name) }
    ) { first, _ in first }
    let asked = made[keyPath: parameter]
    let name = names[ObjectIdentifier(asked)] ?? ""
    let words = Localization.withTaken(locale) {
      asked.display(value).title.resolvedInLines
    }
    guard let input = input(for: value, words, name: name, of: intent, place) else {
      return Reply([])
    }
    let call = "answer(\\.$\(name), \(words))"
    let before = driver.listed(in: name)
    let reply = await send(input, deed(input), call, place)
    if !asked.hasResolvers, driver.isAskedWhich(of: name) {
      place.fail("'\(words)' fits several, and it is asked which: tap(_:) one of them")
    }
    if !asked.hasResolvers, let taken = driver.answer(to: name), areSame(value, taken) == false {
      let other = Localization.withTaken(locale) {
        asked.display(taken).title.resolvedInLines
      }
      place.fail(
        "'\(words)' was taken for another value of '\(name)': \(other == words ? "\(taken)" : other). "
          + "A person cannot type this one: set it in the intent, and run(_:) that"
      )
    }
    guard elements(of: value)?.count == 1, before == 0, driver.listed(in: name) == 1
    else { return reply }
    // The list goes on till somebody says that this was all.
    reply.ignore()
    return await send(.done, deed(.done), call, place)
  }

  /// In which the person types by now.
  private var locale: Locale {
    Locale(identifier: log.withLock { $0.locale ?? setting.locale })
  }

  private func input(
    for value: any Sendable,
    _ words: String,
    name: String,
    of intent: any AppIntent.Type,
    _ place: TestPlace
  ) -> FlowInput? {
    let view = driver.view
    guard let question = view.question else {
      place.fail("nothing is asked, so there is no answer to give: '\(words)' for '\(name)'")
      return nil
    }
    guard case .value(let wanted, _) = question.kind else {
      place.fail(
        "'\(name)' is answered, but '\(question.prompt)' is asked: confirm(), decline() or tap(_:)"
      )
      return nil
    }
    let running = view.intent.map { "\($0)" } ?? "an intent"
    guard view.intent == intent, wanted == name else {
      place.fail(
        "'\(intent).\(name)' is answered, but '\(running).\(wanted)' is asked: '\(question.prompt)'. "
          + "Answer it: answer(\\\(running).$\(wanted), ...)"
      )
      return nil
    }
    let list = elements(of: value)
    if let list, list.isEmpty, driver.listed(in: name) == 0 { return .done }
    if let option = option(thatIs: value, words, in: question) {
      let number = "\(option + 1)"
      // A number may be what another option is called, or its value.
      let isPlace = driver.option(pickedBy: number)?.place == option
      return .tap(isPlace ? number : question.typedOptions[option])
    }
    if let list, list.count > 1, let marked = markedList(list, in: question) {
      return .line(marked)
    }
    let line = (list as? [String]).map { TypedList.line($0, in: locale) } ?? words
    if let option = driver.option(pickedBy: line), areSame(value, option.value) == false {
      place.fail(
        "'\(words)' cannot be typed as an answer to '\(question.prompt)': "
          + "it picks option \(option.place + 1), '\(question.options[option.place].title)'"
      )
      return nil
    }
    guard !line.isEmpty, !line.hasPrefix("/"), !line.contains(where: \.isNewline),
      line.first?.isWhitespace == false, line.last?.isWhitespace == false
    else {
      place.fail("'\(words)' cannot be typed as an answer to '\(question.prompt)'")
      return nil
    }
    return .line(line)
  }

  /// Where the option stands that a value is: the one with its title, of several the one that is the same.
  private func option(thatIs value: any Sendable, _ words: String, in question: Question) -> Int? {
    let titled = question.options.indices.filter { question.options[$0].title == words }
    if titled.count == 1 { return titled[0] }
    guard let values = driver.optionValues else { return nil }
    return (titled.isEmpty ? Array(values.indices) : titled).first {
      areSame(value, values[$0]) == true
    }
  }

  /// A list in which options that share their titles are marked, as `Rome, Springfield #2`, and names with what parts a
  /// list are in quotes; nil: none needs to be.
  private func markedList(_ list: [any Sendable], in question: Question) -> String? {
    guard let values = driver.optionValues else { return nil }
    let typed = question.typedOptions
    let places = list.compactMap { value in
      values.firstIndex { areSame(value, $0) == true }
    }
    guard places.count == list.count else { return nil }
    let marked = places.map { place in
      let title = question.options[place].title
      guard typed[place].hasPrefix(title), !ListText.isOne(title, in: locale) else {
        return typed[place]
      }
      return "\"\(title)\"" + typed[place].dropFirst(title.count)
    }
    return marked == places.map { question.options[$0].title }
      ? nil : marked.joined(separator: ", ")
  }

  private func deed(_ input: FlowInput) -> ConversationLog.Deed {
    switch input {
    case .tap(let label): .event("tap", label)
    case .line(let line): .said(.typed(line))
    case .done: .event("done")
    default: .unsayable("Type it")
    }
  }
}
