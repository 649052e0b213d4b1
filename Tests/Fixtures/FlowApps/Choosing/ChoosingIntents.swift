import AppIntents
import IntentEffects

struct VisitMill: AppIntent {
  static let title: LocalizedStringResource = "Visit Mill"

  @Parameter(
    title: "Mill",
    requestValueDialog: "Which mill?",
    requestDisambiguationDialog: "Which one of these?"
  )
  var mill: Mill

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Mill> {
    try await Effect.run("VisitMill.perform") {}
    return .result(value: mill, dialog: "Off to \(mill.town).")
  }
}

struct CompareMills: AppIntent {
  static let title: LocalizedStringResource = "Compare Mills"

  @Parameter(title: "Mills", requestValueDialog: "Which mills?") var mills: [Mill]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(mills.map(\.town).joined(separator: " against ")).")
  }
}

struct GrindFlour: AppIntent {
  static let title: LocalizedStringResource = "Grind Flour"

  @Parameter(title: "Grind", requestValueDialog: "How fine?") var grind: Grind

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Ground by \(grind.rawValue).")
  }
}

/// Seats come in twos.
struct SeatGuests: AppIntent {
  static let title: LocalizedStringResource = "Seat Guests"

  struct Seats: DynamicOptionsProvider {
    func results() async throws -> [Int] { [2, 4, 6, 8] }
  }

  @Parameter(title: "Guests", requestValueDialog: "How many guests?", optionsProvider: Seats())
  var guests: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "A table for \(guests).")
  }
}

struct AnswerSurvey: AppIntent {
  static let title: LocalizedStringResource = "Answer Survey"

  @Parameter(title: "Answers", requestValueDialog: "Your answers?") var answers: [Bool]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(answers.map { $0 ? "yes" : "no" }.joined(separator: " ")).")
  }
}

/// What numbers with thousands and fractions are typed for.
struct BuyFlour: AppIntent {
  static let title: LocalizedStringResource = "Buy Flour"

  @Parameter(title: "Bags", requestValueDialog: "How many bags?") var bags: Int
  @Parameter(title: "Fill", requestValueDialog: "How full?") var fill: Double
  @Parameter(title: "Way", requestValueDialog: "How far?") var way: Measurement<UnitLength>
  @Parameter(title: "Price", requestValueDialog: "For how much?") var price: IntentCurrencyAmount

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let price = "\(price.amount) \(price.currencyCode)"
    return .result(dialog: "\(bags) | \(Int(fill * 1000)) | \(Int(way.value * 10)) | \(price)")
  }
}

struct AttachFile: AppIntent {
  static let title: LocalizedStringResource = "Attach File"

  @Parameter(
    title: "File",
    supportedContentTypes: [.image, .plainText],
    requestValueDialog: "Which file?"
  )
  var file: IntentFile

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Attached \(file.filename).")
  }
}

struct GetFlour: AppIntent {
  static let title: LocalizedStringResource = "Get Flour"

  @Parameter(title: "Source", requestValueDialog: "From where?") var source: FlourSource

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let answer =
      switch source {
      case .mill(let mill): "From the mill in \(mill.town)."
      case .grind(let grind): "Any that is ground by \(grind.rawValue)."
      case .bags(let bags): "\(bags) bags."
      case .words(let words): "From '\(words)'."
      }
    return .result(dialog: "\(answer)")
  }
}

struct AskStock: AppIntent {
  static let title: LocalizedStringResource = "Ask Stock"

  @Parameter(title: "Mill", requestValueDialog: "Which mill?") var mill: Mill

  func perform() async throws -> some IntentResult & ProvidesDialog {
    async let first = mill.stock
    async let second = mill.stock
    let sum = try await first + second
    return .result(dialog: "\(try await mill.stock) bags, \(sum) in all.")
  }
}

/// Calls another intent and forgets what that needs.
struct SendOut: AppIntent {
  static let title: LocalizedStringResource = "Send Out"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await SeatGuests()()
    return .result(dialog: "Sent.")
  }
}

struct PickNone: AppIntent {
  static let title: LocalizedStringResource = "Pick None"

  @Parameter(title: "Mill") var mill: Mill?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let mill else { throw $mill.needsDisambiguationError(among: []) }
    return .result(dialog: "\(mill.name)")
  }
}

struct PickNoneInline: AppIntent {
  static let title: LocalizedStringResource = "Pick None Inline"

  @Parameter(title: "Mill") var mill: Mill?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let mill = try await $mill.requestDisambiguation(among: [])
    return .result(dialog: "\(mill.name)")
  }
}
