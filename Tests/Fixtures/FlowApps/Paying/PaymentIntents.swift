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
    return .result(dialog: "\(till.story.joined(separator: ", ")).")
  }
}

/// Takes payments up to a limit.
private final class Till: PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
  // Told of one thing after the other.
  let limit: Int
  var story: [String] = ["Shown"]

  init(limit: Int) { self.limit = limit }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    story.append(limit < 10 ? "refused by the till" : "taken")
    return PKPaymentAuthorizationResult(status: limit < 10 ? .failure : .success, errors: nil)
  }

  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    story.append("over")
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
    _ = await controller.present()
    return .result(dialog: "\(door.story.joined(separator: ", ")).")
  }
}

/// Takes payments up to a limit; without one it never answers.
private final class DoorTill: PKPaymentAuthorizationControllerDelegate, @unchecked Sendable {
  // Told of one thing after the other.
  let limit: Int
  var story: [String] = ["Shown"]

  init(limit: Int) { self.limit = limit }

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
  }
}
