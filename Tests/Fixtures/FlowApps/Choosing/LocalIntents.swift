import AppIntents
import Foundation

/// Two amounts, one of which is meant.
struct PayMiller: AppIntent {
  static let title: LocalizedStringResource = "Pay Miller"

  @Parameter(title: "Price", requestValueDialog: "How much?") var price: IntentCurrencyAmount?

  func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
    let choices = ["EUR", "CHF"].map { IntentCurrencyAmount(amount: 1234.5, currencyCode: $0) }
    guard let price, choices.contains(price) else {
      throw $price.needsDisambiguationError(among: choices)
    }
    return .result(value: price)
  }
}

/// A way whose unit is that of the person's region.
struct DeliverFlour: AppIntent {
  static let title: LocalizedStringResource = "Deliver Flour"

  @Parameter(
    title: "Height",
    defaultUnit: .centimeters,
    requestValueDialog: "How high is the door?"
  )
  var height: Measurement<UnitLength>

  @Parameter(title: "Wire", defaultUnit: .nanometers, requestValueDialog: "How thick is the wire?")
  var wire: Measurement<UnitLength>

  @Parameter(title: "Day", kind: .date, requestValueDialog: "Which day?") var day: Date

  @Parameter(title: "Time", kind: .time, requestValueDialog: "What time?") var time: Date

  @Parameter(title: "Guest", requestValueDialog: "Who opens?") var guest: IntentPerson

  @Parameter(
    title: "Way",
    defaultValue: 5,
    defaultUnit: .kilometers,
    defaultUnitAdjustForLocale: true
  )
  var way: Measurement<UnitLength>?

  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> & ProvidesDialog {
    let high = "\(height.value.rounded()) \(height.unit.symbol)"
    let thick = "\(wire.value) \(wire.unit.symbol)"
    let meters = way.map { Int($0.converted(to: .meters).value.rounded()) } ?? 0
    let name = guest.name.displayString
    return .result(
      value: [day, time],
      dialog: "\(high) | \(thick) | \(meters) m | \(name) \(guest.handle?.text ?? "")"
    )
  }
}

struct ListDeliveries: AppIntent {
  static let title: LocalizedStringResource = "List Deliveries"

  func perform() async throws -> some IntentResult & ReturnsValue<[Date]> {
    .result(value: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_767_663_000)])
  }
}

struct ListWeights: AppIntent {
  static let title: LocalizedStringResource = "List Weights"

  func perform() async throws -> some IntentResult & ReturnsValue<[Double]> {
    .result(value: [1.5, 1234.5])
  }
}
