import AppIntents
import Snippets
import Testing

@testable import PassKit

/// Says yes to whatever is to be confirmed.
private struct Agreeing: IntentHost {
  let dependencies = AppDependencyManager()
  let isInFront = true
  let call: RunningCall?

  func confirm(_ request: ConfirmationRequest) async throws -> (any Sendable)? { nil }
  func requestValue(_ request: ValueRequest) async throws -> any Sendable { 0 }
  func choose(_ request: ChoiceRequest) async throws -> Int { 0 }
  func confirmValue(_ request: ValueConfirmationRequest) async throws -> Bool { true }
  func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws {}
  func reload(_ type: any AppIntent.Type) {}
}

/// Hears nothing of a call.
private final class Deaf: RunningCall.Listener {
  func heard(_ sign: RunningCall.Sign, ofCall number: Int) {}
}

private class Teller: NSObject, @unchecked Sendable {  // told of one thing after the other
  var story: [String] = []
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) { story.append("will") }
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    story.append("over")
  }
}

/// Written with a handler, as most apps are.
private final class HandlingTeller: Teller, PKPaymentAuthorizationControllerDelegate,
  @unchecked Sendable
{
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {
    story.append(payment.shippingMethod?.identifier ?? "not shipped")
    completion(
      PKPaymentAuthorizationResult(status: .failure, errors: [CocoaError(.fileNoSuchFile)])
    )
    completion(PKPaymentAuthorizationResult(status: .success, errors: nil))
  }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didSelectShippingMethod shippingMethod: PKShippingMethod,
    handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
  ) { completion(PKPaymentRequestShippingMethodUpdate(paymentSummaryItems: [])) }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didChangeCouponCode couponCode: String
  ) async -> PKPaymentRequestCouponCodeUpdate {
    PKPaymentRequestCouponCodeUpdate(errors: nil, paymentSummaryItems: [], shippingMethods: [])
  }
}

/// Written in the oldest form, on the main actor.
@MainActor
private final class OldTeller: NSObject, PKPaymentAuthorizationControllerDelegate {
  var answers: [PKPaymentAuthorizationStatus] = []
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void
  ) {
    answers.append(.failure)
    Task { completion(.failure) }
  }
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    answers.append(.success)
  }
}

/// Never answers.
private final class SilentTeller: Teller, PKPaymentAuthorizationControllerDelegate,
  @unchecked Sendable
{
  let asked: @Sendable () -> Void

  init(asked: @escaping @Sendable () -> Void) { self.asked = asked }

  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
  ) {
    story.append("asked")
    asked()
  }
}

/// Says nothing of payments at all.
private final class SilentApp: Teller, PKPaymentAuthorizationControllerDelegate,
  @unchecked Sendable
{}

struct PaymentTests {
  private let call = RunningCall(number: 1, listener: Deaf())

  /// Presents a payment, and waits for its end.
  private func present(
    _ delegate: any PKPaymentAuthorizationControllerDelegate,
    _ request: PKPaymentRequest = PKPaymentRequest()
  ) async -> Bool {
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = delegate
    let isShown = await CurrentHost.$host.withValue(Agreeing(call: call)) {
      await controller.present()
    }
    await call.showsNothing()
    return isShown
  }

  @Test func `an app that is called back with a handler is asked`() async {
    let teller = HandlingTeller()
    #expect(await present(teller))
    #expect(teller.story == ["will", "not shipped", "over"])
  }

  @Test @MainActor func `the first call of a handler counts`() async {
    let teller = HandlingTeller()
    let result: PKPaymentAuthorizationResult = await teller.paymentAuthorizationController(
      PKPaymentAuthorizationController(paymentRequest: PKPaymentRequest()),
      didAuthorizePayment: PKPayment(
        token: PKPaymentToken(transactionIdentifier: "1"),
        for: PKPaymentRequest()
      )
    )
    #expect(result.status == .failure)
    #expect(result.errors.first is CocoaError)
  }

  @Test @MainActor func `an app of the oldest form is asked`() async {
    let teller = OldTeller()
    #expect(await present(teller))
    #expect(teller.answers == [.failure, .success])
  }

  @Test func `an app that says nothing of payments takes them`() async {
    let app = SilentApp()
    #expect(await present(app))
    #expect(app.story == ["will", "over"])
  }

  @Test func `a handler that is never called holds the payment up till it is cancelled`() async {
    let (asked, ask) = AsyncStream.makeStream(of: Void.self)
    let teller = SilentTeller { ask.finish() }
    let payment = Task { await present(teller) }
    for await _ in asked {}
    call.cancellationReason = .timeout
    #expect(await payment.value)
    #expect(teller.story == ["will", "asked", "over"])
  }

  @Test func `a payment is on show before it is over, with a call that is over no more`() async {
    let teller = SilentTeller {}
    call.cancellationReason = .timeout
    #expect(await present(teller))
    #expect(teller.story.last == "over")
  }

  @Test(arguments: [
    (NSDecimalNumber(value: -1), "its total is below zero"),
    (NSDecimalNumber.notANumber, "the amount of 'Tea House' is not a number"),
    (NSDecimalNumber(value: 0), nil),
  ])
  func `what no device shows is not shown`(amount: NSDecimalNumber, problem: String?) async {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea House", amount: amount)]
    #expect(PaymentSheet.problem(of: request) == problem)
    let app = SilentApp()
    #expect(await present(app, request) == (problem == nil))
    #expect(app.story == (problem == nil ? ["will", "over"] : []))
  }

  @Test func `amounts are written for the person`() {
    let request = PKPaymentRequest()
    request.currencyCode = "EUR"
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea\nHouse", amount: 1234.5)]
    let question = Localization.withTaken(Locale(identifier: "de_DE")) {
      PaymentSheet(request: request).question
    }
    #expect(question == "Pay Tea House 1.234,50\u{A0}€?")
  }

  @Test func `an error says what is wrong with a payment, and where`() {
    let error = PKPaymentRequest.paymentContactInvalidError(
      withContactField: .emailAddress,
      localizedDescription: "No such mailbox"
    )
    #expect((error as? PKPaymentError)?.code == .shippingContactInvalidError)
    #expect(error.localizedDescription == "No such mailbox")
    let old = error as NSError
    #expect(old.domain == PKPaymentErrorDomain)
    #expect(old.code == PKPaymentError.shippingContactInvalidError.rawValue)
    let key = PKPaymentErrorKey.contactFieldUserInfoKey.rawValue
    #expect(old.userInfo[key] as? String == PKContactField.emailAddress.rawValue)
  }

  @Test @MainActor func `what is shipped says how, and the payment too`() async {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea House", amount: 3)]
    request.currencyCode = "EUR"
    let free = PKShippingMethod(label: "Free Shipping", amount: 0)
    (free.identifier, free.detail) = ("free", "Arrives by July 2")
    request.shippingMethods = [free, PKShippingMethod(label: "Express", amount: 9)]
    request.shippingType = .delivery
    request.requiredShippingContactFields = [.name, .postalAddress]
    request.requiredBillingContactFields = [.emailAddress]
    let teller = HandlingTeller()
    #expect(await present(teller, request))
    #expect(teller.story == ["will", "free", "over"])
    #expect(
      render(PaymentSheet(request: request), columns: 30) == """
        Payment
        Delivery         Free Shipping
        Arrives by July 2
        Tea House                €3.00
        """
    )
  }
}
