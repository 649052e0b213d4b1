import AppIntents
import IntentEffects
import SwiftUI

struct OrderTea: AppIntent {
  static let title: LocalizedStringResource = "Order Tea"

  @Parameter(title: "Cups", inclusiveRange: (1, 6), requestValueDialog: "How many cups?")
  var cups: Int

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(actionName: .order, dialog: "Order \(cups) cups of tea?")
    try await Effect.run("Kitchen.brew") {}
    return .result(dialog: "The kettle is on.", view: TeaCard(cups: cups))
  }
}

struct TeaCard: View {
  let cups: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Green tea").bold()
        Spacer()
        Text("\(cups) cups")
      }
      Divider()
      Label("Ready in 4 min", systemImage: "clock")
    }
  }
}
