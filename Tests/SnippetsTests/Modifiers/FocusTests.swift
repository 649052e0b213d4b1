import Testing

@testable import Snippets

private struct DocumentKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var document: Binding<String>? {
    get { self[DocumentKey.self] }
    set { self[DocumentKey.self] = newValue }
  }

  @Entry fileprivate var page: Int?
}

extension Transaction {
  @Entry fileprivate var isQuiet = false
}

private final class Model {}

private struct Screen: View {
  @FocusedValue(\.document) private var document
  @FocusedBinding(\.document) private var text
  @FocusedValue(\.page) private var page
  @FocusedObject private var model: Model?
  @FocusState private var isTyping: Bool
  @State private var words = "w"
  @Namespace private var space

  var body: some View {
    Text("\(text ?? "none") \(document == nil) \(page ?? 0) \(model == nil) \(isTyping)")
      .focusedValue(\.document, $words)
      .focusedSceneValue(\.page, 3)
      .focusedObject(Model())
      .focusable(true, interactions: .activate)
      .focusSection()
      .focusScope(space)
      .prefersDefaultFocus(in: space)
      .transaction { $0.isQuiet = true }
  }
}

@MainActor
struct FocusTests {
  @Test func `in text no view has the focus`() {
    #expect(render(Screen()) == "none true 0 true false")
  }

  @Test func `values go with a transaction`() {
    var transaction = Transaction(animation: .default)
    #expect(!transaction.isQuiet)
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
    #expect(withTransaction(\.isQuiet, true) { 3 } == 3)
    #expect(withTransaction(transaction) { 4 } == 4)
    var isOver = false
    transaction.addAnimationCompletion { isOver = true }
    #expect(isOver)
  }
}
