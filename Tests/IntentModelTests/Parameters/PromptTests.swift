import AppIntents
import Testing

@testable import IntentModel

struct PromptTests {
  @Test(arguments: [
    ("To-Do", "What's the To-Do?"), ("E-Mail Format", "What's the E-Mail format?"),
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
    ("Kilometers", "What are the kilometers?"), ("Number of tags", "What's the number of tags?"),
    ("Results per page", "What are the results per page?"), ("Status", "What's the status?"),
    ("Address", "What's the address?"), ("GPS", "What's the GPS?"),
    ("Menus", "What are the menus?"),
    ("Children", "What are the children?"), ("Canvas", "What's the canvas?"), ("", "What's the ?"),
    ("Analysis", "What's the analysis?"), ("Distance (miles)", "What's the distance (miles)?"),
    ("User IDs", "What are the user IDs?"), ("Boss's", "What's the boss's?"),
    ("Left margin", "What's the left margin?"), ("Seconds left", "What are the seconds left?"),
  ])
  func `several things are asked for as such`(title: String, prompt: String) {
    let title = LocalizedStringResource(stringLiteral: title)
    #expect(IntentParameter<Double>(title: title).prompt == prompt)
    #expect(IntentParameter<[String]>(title: title).prompt == prompt)
    let counted = prompt.replacing("What are the", with: "How many")
    #expect(IntentParameter<Int>(title: title).prompt == counted)
  }

  @Test func `a title that asks is the question, and numbers of a provider are not counted`() {
    #expect(IntentParameter<Bool>(title: "Ready?").prompt == "Ready?")
    #expect(IntentParameter<Int>(title: "Cups, please?").prompt == "Cups, please?")
    let offered = IntentParameter<Int>(title: "Lengths", optionsProvider: Lengths())
    #expect(offered.prompt == "What are the lengths?")
  }

  private struct Lengths: DynamicOptionsProvider {
    func results() async throws -> [Int] { [5, 10] }
  }

  @Test func `a value is shown without the last digits that only arithmetic leaves`() {
    #expect(shownText(0.1 + 0.2) == "0.3")
    let length = Measurement(value: 6, unit: UnitLength.feet).converted(to: .meters)
    #expect(shownText(length) == "1.8288 m")
    #expect(shownText(1e300) == shownText(1e300.nextUp))
    #expect(shownText(Double.infinity) == "inf")
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
