public import Foundation
import IntentEffects
import IntentModel
import Snippets

/// Shows a payment to a person, who pays or does not.
///
/// In a conversation the payment is a confirmation with the lines of the request. A flow counts it as the effect
/// `PassKit.pay`; one that lets `PassKit.present` fail is a device that cannot pay, and one that lets `PassKit.pay` fail a
/// bank that refuses. Nothing is charged.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {  // set up, then read
  /// What is told of the payment.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest

  /// A sheet for a payment.
  public init(paymentRequest: PKPaymentRequest) { request = paymentRequest }

  /// Whether a person can be asked: in a conversation.
  open class func canMakePayments() -> Bool { CurrentHost.host != nil }

  /// Whether a person can be asked: in a conversation; any kind of card will do.
  open class func canMakePayments(usingNetworks networks: [PKPaymentNetwork]) -> Bool {
    canMakePayments()
  }

  /// Whether a person can be asked: in a conversation; any kind of card will do.
  open class func canMakePayments(
    usingNetworks networks: [PKPaymentNetwork],
    capabilities: PKMerchantCapability
  ) -> Bool { canMakePayments() }

  /// Shows the payment.
  ///
  /// Returns whether it could be shown, if there is a delegate to be told what became of it; without one, whether it was
  /// paid. False outside of a conversation.
  @discardableResult
  open func present() async -> Bool {
    guard let delegate else { return await pay() == .paid }
    nonisolated(unsafe) let told = delegate  // told of one thing after the other, on the main actor
    let outcome = await pay()
    if outcome == .unavailable { return false }
    await told.paymentAuthorizationControllerDidFinish(self)
    return true
  }

  /// Shows the payment, and calls back.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    Task { completion?(await present()) }
  }

  /// Puts the payment away; here it is already.
  open func dismiss() async {}

  /// Puts the payment away; here it is already.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) { completion?() }

  private enum Outcome { case paid, refused, unavailable }

  private func pay() async -> Outcome {
    guard let host = CurrentHost.host else { return .unavailable }
    do { try await Effect.run("PassKit.present") {} } catch { return .unavailable }
    let sheet = PaymentSheet(request: request)
    do {
      _ = try await host.confirm(
        ConfirmationRequest(
          intent: EmptySnippetIntent(),
          dialog: IntentDialog(stringLiteral: sheet.question),
          showsDialog: true,
          actionName: .pay,
          content: .view(SnippetContent(sheet))
        )
      )
      return try await Effect.run("PassKit.pay") { try await authorize() }
        ? .paid : .refused
    } catch {
      return .refused
    }
  }

  /// Whether the app takes the payment; without a delegate nobody asks it.
  @MainActor private func authorize() async throws -> Bool {
    guard let delegate else { return true }
    let payment = PKPayment(
      token: PKPaymentToken(transactionIdentifier: AppRandom.uuid().uuidString),
      for: request
    )
    delegate.paymentAuthorizationControllerWillAuthorizePayment(self)
    let result = await delegate.paymentAuthorizationController(self, didAuthorizePayment: payment)
    if result.status == .success { return true }
    throw result.errors.first ?? PaymentRefused()
  }
}

/// The app did not take the payment.
private struct PaymentRefused: Error {}
