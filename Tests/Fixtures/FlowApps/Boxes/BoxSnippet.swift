import AppIntents
import IntentEffects
import SwiftUI

struct ShowBox: AppIntent {
  static let title: LocalizedStringResource = "Show Box"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    var snippet = BoxSnippet(cake: cake, label: "party")
    snippet.ribbon = "red"
    return .result(snippetIntent: snippet)
  }
}

/// What is in the box now.
///
/// Its ribbon is no parameter, so it does not travel.
struct BoxSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Box"

  @Parameter(title: "Cake") var cake: Cake
  @Parameter(title: "Label") var label: String
  @Dependency var bakery: Bakery
  var ribbon = "none"

  init() {}

  init(cake: Cake, label: String) {
    self.cake = cake
    self.label = label
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("BoxSnippet.perform") {}
    if let trouble = await bakery.trouble { throw BakeryError(trouble) }
    return .result(
      view: BoxView(
        cake: cake,
        label: label,
        ribbon: ribbon,
        pieces: await bakery.pieces,
        isIced: await bakery.isIced
      )
    )
  }
}

struct BoxView: View {
  let cake: Cake
  let label: String
  let ribbon: String
  let pieces: Int
  let isIced: Bool

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(pieces) x \(cake.name) (\(label), ribbon \(ribbon))")
      Text("\(colorScheme == .dark ? "dark" : "light"), \(locale.identifier)")
      HStack {
        Button("Less", intent: AddPiece(delta: -1)).disabled(pieces <= 1)
        Button("More", intent: AddPiece(delta: 1))
        Toggle("Iced", isOn: isIced, intent: Ice(value: !isIced))
      }
      HStack {
        Button("Buy", intent: BuyBox())
        Button("Wrap", intent: WrapBox())
        Button("Poster", intent: ShowPoster())
      }
    }
  }
}

/// Words of the bakery for what went wrong.
struct BakeryError: LocalizedError {
  let errorDescription: String?

  init(_ words: String) { errorDescription = words }
}
