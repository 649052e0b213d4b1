import FlowEngine
import FlowScripts
public import IntentModel
import SnippetFoundation

extension Conversation {
  /// Answers the question about a parameter with a value: `answer(\OrderCoffee.$quantity, 2)`.
  ///
  /// The answer is given as a person would give it, so that ranges, queries and resolvers of the app have their say: an
  /// option by its place, another value by its words.
  ///
  /// **Errors**: a failure that says what is asked, and nothing is sent, if no question or one about something else is
  /// open, or if a person could not type the value; a failure, too, if what was typed is taken for another value, unless
  /// the parameter's own resolvers made it that.
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
    let locale = log.withLock { $0.locale ?? setting.locale }
    let words = Localization.withTaken(Locale(identifier: locale)) {
      asked.display(value).title.resolved
    }
    guard let input = input(for: value, words, name: name, of: intent, place) else {
      return Reply([])
    }
    let reply = await send(input, deed(input), "answer(\\.$\(name), \(words))", place)
    if !asked.hasResolvers, let taken = driver.answer(to: name), areSame(value, taken) == false {
      let other = Localization.withTaken(Locale(identifier: locale)) {
        asked.display(taken).title.resolved
      }
      place.fail(
        "'\(words)' was taken for another value of '\(name)': \(other == words ? "\(taken)" : other). "
          + "A person cannot type this one: set it in the intent, and run(_:) that"
      )
    }
    return reply
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
    let places = question.options.indices.filter { question.options[$0].title == words }
    if places.count == 1 {
      let number = "\(places[0] + 1)"
      // A number may be what another option is called, or its value.
      return .tap(driver.option(pickedBy: number)?.place == places[0] ? number : words)
    }
    if let option = driver.option(pickedBy: words), areSame(value, option.value) == false {
      place.fail(
        "'\(words)' cannot be typed as an answer to '\(question.prompt)': "
          + "it picks option \(option.place + 1), '\(question.options[option.place].title)'"
      )
      return nil
    }
    guard !words.isEmpty, !words.hasPrefix("/"), !words.contains(where: \.isNewline),
      words.first?.isWhitespace == false, words.last?.isWhitespace == false
    else {
      place.fail("'\(words)' cannot be typed as an answer to '\(question.prompt)'")
      return nil
    }
    return .line(words)
  }

  private func deed(_ input: FlowInput) -> ConversationLog.Deed {
    switch input {
    case .tap(let label): .event("tap", label)
    case .line(let line): .said(.typed(line))
    default: .unsayable("Type it")
    }
  }
}
