import AppIntents
import Testing

@testable import IntentModel

private struct Photograph: CameraCaptureIntent {
  struct AppContext: Codable, Equatable, Sendable {
    var isFront = false
    var filters: [String] = []
  }
  static let title: LocalizedStringResource = "Photograph"
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: try await Self.appContext?.isFront ?? false)
  }
}

private struct Film: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Film"
  func perform() async throws -> some IntentResult { .result() }
}

struct CameraCaptureTests {
  private func known() async throws -> Photograph.AppContext? { try await Photograph.appContext }

  @Test func `what a capture extension is given is read back until it is taken back`() async throws
  {
    try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
      #expect(try await known() == nil)
      let front = Photograph.AppContext(isFront: true, filters: ["sepia"])
      try await Photograph.updateAppContext(front)
      #expect(try await known() == front)
      #expect(try await Photograph().perform().value == true)
      try await Photograph.updateAppContext(nil)
      #expect(try await known() == nil)
    }
  }

  @Test func `an intent without a context has none, and each app its own`() async throws {
    try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
      try await Photograph.updateAppContext(.init())
      try await Film.updateAppContext(nil)
      let ofFilm: Never? = try await Film.appContext
      #expect(ofFilm == nil)
      let ofOther = try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
        try await known()
      }
      #expect(ofOther == nil)
    }
  }

  @Test func `a context that is too large is refused, and what was there stays`() async throws {
    try await AppDependencyManager.$scoped.withValue(AppDependencyManager()) {
      try await Photograph.updateAppContext(.init(isFront: true))
      let large = Photograph.AppContext(filters: [String(repeating: "a", count: 4096)])
      let error = await #expect(throws: CameraContextError.self) {
        try await Photograph.updateAppContext(large)
      }
      #expect(
        error?.description == "The app context of Photograph has 4128 bytes as JSON; there may be "
          + "4096. Keep identifiers in it instead of what they stand for."
      )
      #expect(try await known()?.isFront == true)
    }
  }
}
