import AppIntents
import Testing

@testable import IntentModel

struct PromptTests {
  @Test(arguments: [
    ("From", "What's the value for 'from'?"), ("Due on", "What's the value for 'due on'?"),
    ("Onion", "What's the onion?"), ("Opinion", "What's the opinion?"),
  ])
  func `what is called by a preposition is asked for by it`(title: String, prompt: String) {
    let parameter = IntentParameter<Int>(title: LocalizedStringResource(stringLiteral: title))
    #expect(parameter.prompt == prompt)
  }
}
