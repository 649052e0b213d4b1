import AppIntents
import Testing

@testable import IntentModel

struct BooleanTextTests {
  @Test(arguments: [
    ("yep", "= Yes"), ("Yeah", "= Yes"), ("sure", "= Yes"), ("OK", "= Yes"), ("of course", "= Yes"),
    ("yes, please", "= Yes"), ("enabled", "= Yes"), ("nope", "= No"), ("nah", "= No"),
    ("No, thanks!", "= No"), ("OFF", "= No"), ("ＯＫ", "= Yes"), ("ｎｏ", "= No"),
    ("yes and no", "'yes and no' is neither yes nor no. Type Yes or No."),
    ("0", "'0' is neither yes nor no. Type Yes or No."),
  ])
  func `yes and no have their everyday forms`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<Bool>(title: "Milk")) == expected)
  }

  @Test(arguments: [
    ("on hold", "= On Hold"), ("off", "= On Hold"), ("running", "= Running"),
    ("maybe", "'maybe' is neither yes nor no. Type Running or On Hold."),
  ])
  func `the app's own words count`(text: String, expected: String) async throws {
    let parameter = IntentParameter<Bool>(
      title: "State",
      displayName: .init(true: "Running", false: "On Hold")
    )
    #expect(try await typed(text, parameter) == expected)
  }
}
