import Intents
import Testing

struct IntentsNamesTests {
  @Test func `a person is called by the name, its parts or the handle`() {
    let handle = INPersonHandle(value: "ada@example.com", type: .emailAddress, label: .work)
    var parts = PersonNameComponents()
    (parts.givenName, parts.familyName) = ("Ada", "Byron")
    func person(_ name: String?, _ parts: PersonNameComponents?) -> INPerson {
      INPerson(
        personHandle: handle,
        nameComponents: parts,
        displayName: name,
        image: INImage(systemImageName: "person"),
        contactIdentifier: nil,
        customIdentifier: "1"
      )
    }
    #expect(person("A. B.", parts).displayName == "A. B.")
    #expect(person(nil, parts).displayName == "Ada Byron")
    #expect(person(nil, nil).displayName == "ada@example.com")
    #expect(!person(nil, nil).isMe && person(nil, nil).suggestionType == .none)
    #expect(INPersonHandle(value: "ada@example.com", type: .emailAddress, label: .work) == handle)
    #expect(INPersonHandle(value: "1", type: .phoneNumber).label == nil)
  }

  @Test func `a shortcut is a request with words, or an activity`() {
    let request = INIntent()
    #expect(INShortcut(intent: request) == nil)
    request.suggestedInvocationPhrase = "Bake"
    #expect(INShortcut(intent: request)?.intent === request)
    let activity = NSUserActivity(activityType: "com.example.bake")
    #expect(INShortcut(userActivity: activity).userActivity === activity)
    #expect(INShortcut(userActivity: activity).intent == nil)
  }

  @Test func `Siri is denied, and nobody has a phrase for a shortcut`() async throws {
    #expect(INPreferences.siriAuthorizationStatus() == .denied)
    #expect(await INPreferences.requestSiriAuthorization() == .denied)
    #expect(!INPreferences.siriLanguageCode().isEmpty)
    let center = INVoiceShortcutCenter.shared
    center.setShortcutSuggestions([])
    #expect(try await center.allVoiceShortcuts().isEmpty)
    await confirmation(expectedCount: 2) { told in
      center.getAllVoiceShortcuts { shortcuts, error in
        #expect(shortcuts?.isEmpty == true && error == nil)
        told()
      }
      center.getVoiceShortcut(with: UUID()) { shortcut, error in
        #expect(shortcut == nil && error == nil)
        told()
      }
    }
  }
}
