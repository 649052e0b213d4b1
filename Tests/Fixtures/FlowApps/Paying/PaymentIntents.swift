import AppIntents
import PassKit

/// A payment in the mission's form: without a delegate, what counts is whether it was paid.
struct RequestPayment: AppIntent {
  static let title: LocalizedStringResource = "Request Payment"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let paymentRequest = PKPaymentRequest()
    paymentRequest.currencyCode = "EUR"
    paymentRequest.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Plum Cake", amount: 12.5),
      PKPaymentSummaryItem(label: "Candles", amount: 2, type: .pending),
      PKPaymentSummaryItem(label: "The Bakery", amount: 14.5),
    ]
    let controller = PKPaymentAuthorizationController(paymentRequest: paymentRequest)
    guard await controller.present() else {
      return .result(dialog: "Unable to process payment")
    }
    return .result(dialog: "Payment Processed")
  }
}

/// A payment in Apple's form: a delegate takes it, and hears when it is over.
struct PayTab: AppIntent {
  static let title: LocalizedStringResource = "Pay Tab"
  @Parameter(title: "Limit", requestValueDialog: "What is the limit?") var limit: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard PKPaymentAuthorizationController.canMakePayments() else {
      return .result(dialog: "Nobody can pay here.")
    }
    let request = PKPaymentRequest()
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    let till = Till(limit: limit)
    controller.delegate = till
    guard await controller.present() else {
      return .result(dialog: "There is no way to pay.")
    }
    await till.isOver()
    return .result(dialog: "\(till.story.joined(separator: ", ")).")
  }
}

/// A payment that nobody waits for: the intent has its result, and is over when the payment is.
struct PayOnTheWay: AppIntent {
  static let title: LocalizedStringResource = "Pay On The Way"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let request = PKPaymentRequest()
    request.currencyCode = "EUR"
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "The\nBakery", amount: 3, type: .pending)
    ]
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    let till = Till(limit: 20)
    controller.delegate = till
    controller.present { isShown in till.story.append(isShown ? "told" : "not shown") }
    return .result(dialog: "It is on the way.")
  }
}

/// A payment that the app puts away before anybody has paid, and one of an amount that is none.
struct PayNothing: AppIntent {
  static let title: LocalizedStringResource = "Pay Nothing"
  @Parameter(title: "Total", requestValueDialog: "How much?") var total: Double

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "The Bakery", amount: NSDecimalNumber(value: total))
    ]
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    let till = Till(limit: 20)
    controller.delegate = till
    guard await controller.present() else {
      return .result(dialog: "There is no way to pay.")
    }
    await controller.dismiss()
    await till.isOver()
    return .result(dialog: "\(till.story.joined(separator: ", ")).")
  }
}

/// Takes payments up to a limit.
private final class Till: PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
  // Told of one thing after the other.
  let limit: Int
  var story: [String] = ["Shown"]
  private let end = AsyncStream.makeStream(of: Void.self)

  init(limit: Int) { self.limit = limit }

  func isOver() async { for await _ in end.stream {} }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    story.append(limit < 10 ? "refused by the till" : "taken")
    return PKPaymentAuthorizationResult(status: limit < 10 ? .failure : .success, errors: nil)
  }

  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    story.append("over")
    end.continuation.finish()
  }
}

/// A payment as most apps write it: the delegate calls back with what became of it.
struct PayAtDoor: AppIntent {
  static let title: LocalizedStringResource = "Pay At Door"
  @Parameter(title: "Limit", requestValueDialog: "What is the limit?") var limit: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let controller = PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest())
    let door = DoorTill(limit: limit)
    controller.delegate = door
    guard await controller.present() else {
      return .result(dialog: "There is no way to pay.")
    }
    await withCheckedContinuation { door.hold($0) }
    return .result(dialog: "\(door.story.joined(separator: ", ")).")
  }
}

/// Takes payments up to a limit; without one it never answers.
private final class DoorTill: PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
  // Told of one thing after the other.
  let limit: Int
  var story: [String] = ["Shown"]

  private var waiting: CheckedContinuation<Void, Never>?

  init(limit: Int) { self.limit = limit }

  /// As apps wait for a delegate: it is told of the end only after the payment is on show.
  func hold(_ continuation: CheckedContinuation<Void, Never>) { waiting = continuation }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    if limit == 0 { return }
    story.append(limit < 10 ? "refused at the door" : "taken")
    completion(PKPaymentAuthorizationResult(status: limit < 10 ? .failure : .success, errors: nil))
  }

  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    story.append("over")
    waiting?.resume()
  }
}
