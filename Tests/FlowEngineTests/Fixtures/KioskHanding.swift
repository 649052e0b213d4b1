import AppIntents
import FlowEngine

// Intents that hand values on, and intents whose parameters have rules.

/// Any number.
struct CountCups: AppIntent {
  static let title: LocalizedStringResource = "Count Cups"

  @Parameter(title: "Cups") var cups: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: cups) }
}

/// Any size.
struct FindSize: AppIntent {
  static let title: LocalizedStringResource = "Find Size"

  @Parameter(title: "Size") var size: CupSize

  func perform() async throws -> some IntentResult & ReturnsValue<CupSize> { .result(value: size) }
}

/// One to ten.
struct FillCups: AppIntent {
  static let title: LocalizedStringResource = "Fill Cups"

  @Parameter(title: "Cups", inclusiveRange: (1, 10)) var cups: Int

  init() {}

  init(cups: Int) { self.cups = cups }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Filled \(cups).")
  }
}

/// One to ten, or else any number at all.
struct StackCups: AppIntent {
  static let title: LocalizedStringResource = "Stack Cups"

  @Parameter(title: "Cups", inclusiveRange: (1, 10)) var cups: Int?
  @Parameter(title: "Weight") var weight: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(cups ?? 0) cups, \(weight) g.")
  }
}

/// Says which of its numbers are another intent's.
struct BuyCups: AppIntent {
  static let title: LocalizedStringResource = "Buy Cups"

  @Parameter(title: "Price", inputConnectionBehavior: .never) var price: Int
  @Parameter(title: "Boxes") var boxes: Int?
  @Parameter(
    title: "Cups",
    inclusiveRange: (1, 500),
    inputConnectionBehavior: .connectToPreviousIntentResult
  )
  var cups: Int?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(cups ?? 0) cups and \(boxes ?? 0) boxes for \(price).")
  }
}

/// Takes its number from a person alone.
struct PriceCups: AppIntent {
  static let title: LocalizedStringResource = "Price Cups"

  @Parameter(title: "Price", inputConnectionBehavior: .never) var price: Int

  func perform() async throws -> some IntentResult { .result() }
}

/// Large ones alone.
struct WashCup: AppIntent {
  static let title: LocalizedStringResource = "Wash Cup"

  @Parameter(title: "Size", supportedValues: [.large]) var size: CupSize

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Washed.") }
}

/// Opens an intent with a number that its rules may not allow.
struct OrderCups: AppIntent {
  static let title: LocalizedStringResource = "Order Cups"

  @Parameter(title: "Ordered") var ordered: Int

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: FillCups(cups: ordered))
  }
}

/// Opens an intent with a coin that its provider may not offer.
struct FindCoin: AppIntent {
  static let title: LocalizedStringResource = "Find Coin"

  @Parameter(title: "Found") var found: Int

  func perform() async throws -> some IntentResult & OpensIntent {
    let toss = TossCoin()
    toss.coin = found
    return .result(opensIntent: toss)
  }
}
