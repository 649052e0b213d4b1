import AppIntents
import Testing

@testable import IntentModel

struct PromptTests {
  @Test(arguments: [
    ("N", "What's the N?"), ("X position", "What's the X position?"),
    ("X Position", "What's the X position?"), ("Plan B", "What's the plan B?"),
    ("A", "What's the A?"), ("A Note", "What's the a note?"), ("PIN", "What's the PIN?"),
    ("Task ID", "What's the task ID?"), ("Due Date", "What's the due date?"),
    ("Ä", "What's the Ä?"), ("Größe B", "What's the größe B?"),
  ])
  func `acronyms and single capitals stay as they are`(title: String, prompt: String) {
    let parameter = IntentParameter<Int>(title: LocalizedStringResource(stringLiteral: title))
    #expect(parameter.prompt == prompt)
  }

  @Test(arguments: [
    ("n", "N"), ("taskTitle", "Task title"), ("planB", "Plan B"), ("userID", "User ID"),
    ("urlString", "Url string"), ("htmlURLString", "Html URL string"), ("hasADog", "Has a dog"),
    ("line2", "Line2"), ("QRCode", "QR code"), ("ABC", "ABC"), ("size_large", "Size_large"),
    ("", ""),
  ])
  func `a property's name in words keeps its acronyms`(name: String, title: String) {
    #expect(words(ofProperty: name) == title)
  }

  @Test(arguments: [
    ("From", "What's the value for 'from'?"), ("Due on", "What's the value for 'due on'?"),
    ("Onion", "What's the onion?"), ("Opinion", "What's the opinion?"),
  ])
  func `what is called by a preposition is asked for by it`(title: String, prompt: String) {
    let parameter = IntentParameter<Int>(title: LocalizedStringResource(stringLiteral: title))
    #expect(parameter.prompt == prompt)
  }
}
