import IntentModel
import SnippetFoundation
import Snippets

// Which control or option a line names: by its number, its whole label, or `#2` for the second of two equal ones.
extension FlowMachine {
  /// What a line comes to among the options of a question.
  enum Pick {
    case none
    case one(Int)
    /// Several are called the same.
    case several([Int])
  }

  /// The option that a line names.
  ///
  /// A title is taken before a number, and so is a number that is itself one of the choices: of 2, 4 and 6, "2" is 2.
  func picked(_ text: String, of open: OpenQuestion) -> Pick {
    let options = open.question.options
    if options.isEmpty || text.isBlank { return .none }
    if let position = options.indices.first(where: { same(options[$0].title, text) }) {
      let others = options.indices[(position + 1)...]
      guard others.contains(where: { same(options[$0].title, text) }) else {
        return .one(position)
      }
      let named = options.indices.filter { same(options[$0].title, text) }
      return areOne(
        named.map { open.options.count == options.count ? open.options[$0].value : nil }
      )
        ? .one(position) : .several(named)
    }
    if let number = number(text) {
      if let position = open.options.firstIndex(where: { isNumber(number, $0.value) }) {
        return .one(position)
      }
      if let position = place(number, of: options.count) { return .one(position) }
    }
    return marked(text, among: options, \.title).map { .one($0) } ?? .none
  }

  /// The control that a line names, of several with one label the first: by the words on it, else by what those who hear
  /// it are told, else by the sign that is drawn.
  func exact(_ text: String, on snippet: ShownSnippet?) -> Int? {
    guard let snippet, !text.isBlank else { return nil }
    let controls = snippet.controls
    if let number = number(text),
      let position = place(number, of: controls.count)
    {
      return position
    }
    return named(text, among: controls, \.label)
      ?? named(text, among: controls) { $0.spokenName ?? $0.label }
      ?? drawn(text, on: snippet.resolved.tree)
  }

  /// The control on which just this is drawn, as a symbol may be, in its letters or in those of ASCII.
  private func drawn(_ text: String, on tree: ViewTree) -> Int? {
    tree.firstControl { same($0, text) || same(plainLetters($0), text) }
  }

  private func named(
    _ text: String,
    among controls: [ViewTree.Control],
    _ name: (ViewTree.Control) -> String
  ) -> Int? {
    controls.firstIndex { same(name($0), text) } ?? marked(text, among: controls, name)
  }

  /// Several options have the title that was given: asks which of them, or, where only they are asked about, for a number.
  mutating func say(
    _ positions: [Int],
    areCalled text: String,
    _ open: OpenQuestion,
    in index: Int
  ) {
    let isMore = positions.count < open.question.options.count
    guard isMore, open.options.count == open.question.options.count else {
      let title = open.question.options[positions[0]].title.quotable
      let words = "'\(title)' is there \(positions.count) times. Type the number of one"
      return note(.text("\(words), or \(title) #2 for the second."))
    }
    let slot: Int? = if case .parameter(let slot) = open.purpose { slot } else { nil }
    narrow(positions.map { open.options[$0] }, slot: slot, in: index)
    runs[index].question?.isNarrowed = open.isNarrowed
  }

  /// `Add #2`: the second one called Add.
  private func marked<Labelled>(
    _ text: String,
    among all: [Labelled],
    _ name: (Labelled) -> String
  ) -> Int? {
    guard text.utf8.contains(UInt8(ascii: "#")), let mark = text.lastIndex(of: "#"),
      let number = Int(text[text.index(after: mark)...])
    else { return nil }
    let label = text[..<mark].trimmed
    let equal = all.indices.filter { same(name(all[$0]), label) }
    return place(number, of: equal.count).map { equal[$0] }
  }

  /// A whole number without a plus, in digits of either width.
  private func number(_ text: String) -> Int? {
    text.hasPrefix("+") ? nil : Int(text.narrowed)
  }

  /// Where the one with this number, counted from 1, stands among so many; nil: there is none.
  private func place(_ number: Int, of count: Int) -> Int? {
    number >= 1 && number <= count ? number - 1 : nil
  }

  /// Whether values are all the same, with nothing to tell them apart; nil is like no other.
  private func areOne(_ values: [(any Sendable)?]) -> Bool {
    guard let first = values.first ?? nil else { return false }
    return values.dropFirst().allSatisfy { $0.map { isSame(first, $0) } ?? false }
  }

  private func isNumber(_ number: Int, _ value: any Sendable) -> Bool {
    switch value {
    case let value as Int: value == number
    case let value as Double: value == Double(number)
    default: false
    }
  }
}
