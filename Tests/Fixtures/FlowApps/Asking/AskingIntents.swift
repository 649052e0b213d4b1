import AppIntents
import IntentEffects
import SwiftUI

enum Icing: String, AppEnum {
  case none, sugar, chocolate

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Icing"
  static let caseDisplayRepresentations: [Icing: DisplayRepresentation] = [
    .none: "None", .sugar: "Sugar", .chocolate: "Chocolate",
  ]
}

/// Throws for its value: perform begins again.
struct IceByError: AppIntent {
  static let title: LocalizedStringResource = "Ice By Error"

  @Parameter(title: "Icing") var icing: Icing?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("Ice.begin") {}
    guard let icing else { throw $icing.needsValueError("Which icing, then?") }
    try await Effect.run("Ice.end") {}
    return .result(dialog: "Iced with \(icing.rawValue).")
  }
}

/// Waits for its value: perform goes on where it was.
struct IceInline: AppIntent {
  static let title: LocalizedStringResource = "Ice Inline"

  @Parameter(title: "Icing") var icing: Icing?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("Ice.begin") {}
    let icing = try await $icing.requestValue("Which icing, then?")
    try await Effect.run("Ice.end") {}
    return .result(
      dialog: "Iced with \(icing.rawValue), kept \(self.icing?.rawValue ?? "nothing")."
    )
  }
}

/// Offers some of the cakes, and begins again.
struct PickByError: AppIntent {
  static let title: LocalizedStringResource = "Pick By Error"

  @Parameter(title: "Cake", requestDisambiguationDialog: "Which of these?") var cake: Cake?
  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("Pick.perform") {}
    guard let cake else {
      throw $cake.needsDisambiguationError(among: Array(await bakery.all.prefix(2)))
    }
    return .result(dialog: "Picked \(cake.name).")
  }
}

/// Offers some of the cakes, and goes on.
struct PickInline: AppIntent {
  static let title: LocalizedStringResource = "Pick Inline"

  @Parameter(title: "Cake") var cake: Cake?
  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("Pick.perform") {}
    let some = Array(await bakery.all.prefix(2))
    let cake = try await $cake.requestDisambiguation(among: some, dialog: "One of these two?")
    return .result(dialog: "Picked \(cake.name).")
  }
}

/// Offers an ordinary option, one that destroys, and one that ends it.
struct ClearShelf: AppIntent {
  static let title: LocalizedStringResource = "Clear Shelf"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("ClearShelf.perform") {}
    let keep = Option(title: "Keep")
    let drop = Option(title: "Throw Away", style: .destructive)
    let choice = try await requestChoice(
      between: [keep, drop, .cancel],
      dialog: "What about the rest?"
    )
    switch choice {
    case keep: return .result(dialog: "Kept.")
    default: return .result(dialog: "Thrown away.")
    }
  }
}

/// A choice below a view, whose end is caught.
struct ClearWindow: AppIntent {
  static let title: LocalizedStringResource = "Clear Window"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let all = Option(title: "All")
    do {
      _ = try await requestChoice(
        between: [all, .cancel],
        dialog: IntentDialog(full: "How much of the window is cleared?", supporting: "How much?"),
        view: Text("Three cakes")
      )
    } catch {
      return .result(dialog: "Left as it was.")
    }
    return .result(dialog: "Cleared.")
  }
}

/// Guesses, and asks whether the guess is right.
struct GuessCake: AppIntent {
  static let title: LocalizedStringResource = "Guess Cake"

  @Parameter(title: "Cake") var cake: Cake?
  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("Guess.perform") {}
    for guess in await bakery.all {
      if try await $cake.requestConfirmation(for: guess) {
        return .result(dialog: "\(guess.name) it is.")
      }
    }
    return .result(dialog: "No idea.")
  }
}

/// Guesses below a view.
struct GuessByPicture: AppIntent {
  static let title: LocalizedStringResource = "Guess By Picture"

  @Parameter(title: "Cake") var cake: Cake?
  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let guess = await bakery.all[0]
    let dialog: IntentDialog = "Is it this one?"
    let isIt = try await $cake.requestConfirmation(for: guess, dialog: dialog) { Text(guess.name) }
    return .result(dialog: isIt ? "Good." : "Pity.")
  }
}

/// Asks to begin again, once.
struct TwiceBaked: AppIntent {
  static let title: LocalizedStringResource = "Twice Baked"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Effect.run("TwiceBaked.perform") {}
    await bakery.add(1)
    if await bakery.pieces < 3 { throw AppIntentError.restartPerform }
    return .result(dialog: "Baked twice.")
  }
}

/// Its words are no help: none on its buttons, and nothing and a refusal to accept.
struct ScrapCake: AppIntent {
  static let title: LocalizedStringResource = "Scrap Cake"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "",
        acceptAlternatives: ["", "no", "cancel", "spare it", "away with it"],
        denyLabel: "yes",
        denyAlternatives: ["spare it"],
        destructive: true
      ),
      dialog: "Scrap the cake?"
    )
    try await Effect.run("Cake.scrap") {}
    return .result(dialog: "Scrapped.")
  }
}
