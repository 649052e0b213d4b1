public import Foundation
import IntentEffects
import IntentModel
import IntentViews
import SnippetFoundation
import Snippets

/// Shows a payment to a person, who pays or does not.
///
/// In a conversation the payment is a confirmation with the lines of the request. A flow counts it as the effect
/// `PassKit.pay`; one that lets `PassKit.canMakePayments` fail is a device that cannot pay, one that lets `PassKit.present`
/// fail cannot show the payment now, and one that lets `PassKit.pay` fail has a bank that refuses. Nothing is charged.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentauthorizationcontroller
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {  // set up, then read
  /// What is told of the payment.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  private let request: PKPaymentRequest
  /// The payment on show of which a delegate is told.
  private let sheet = Lock<Task<Void, Never>?>(nil)

  /// A sheet for a payment.
  public init(paymentRequest: PKPaymentRequest) { request = paymentRequest }

  /// Whether a person can be asked: in a conversation.
  open class func canMakePayments() -> Bool {
    CurrentHost.host != nil && World.current?.refuses("PassKit.canMakePayments") != true
  }

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
  /// With a delegate, returns once the payment is on show: the delegate is told what becomes of it, and the intent that
  /// shows it is over when the payment is. Without one, returns whether it was paid. False outside of a conversation, and
  /// for a request with an amount that is not a number or a total below zero, of which standard error says so.
  @discardableResult
  open func present() async -> Bool {
    guard let host = CurrentHost.host, isShowable else { return false }
    do { try await Effect.run("PassKit.present") {} } catch { return false }
    guard delegate != nil else { return await pay(host) }
    let shown = Task {
      _ = await pay(host)
      sheet.withLock { $0 = nil }
      await finish()
    }
    sheet.withLock { $0 = shown }
    host.call?.shows(shown)
    return true
  }

  /// Shows the payment, and calls back as soon as it is on show.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    let shown = Task {
      let isShown = await present()
      completion?(isShown)
    }
    CurrentHost.host?.call?.shows(shown)
  }

  /// Puts the payment away; one that nobody has paid yet is not paid.
  open func dismiss() async { sheet.withLock { $0 }?.cancel() }

  /// Puts the payment away; one that nobody has paid yet is not paid.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    sheet.withLock { $0 }?.cancel()
    completion?()
  }

  @MainActor private func finish() { delegate?.paymentAuthorizationControllerDidFinish(self) }

  private var isShowable: Bool {
    guard let problem = PaymentSheet.problem(of: request) else { return true }
    let words = "PKPaymentAuthorizationController: the payment is not shown: \(problem).\n"
    FileHandle.standardError.write(Data(words.utf8))
    return false
  }

  /// Whether the person pays and the app takes it.
  private func pay(_ host: any IntentHost) async -> Bool {
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
    } catch {
      return false
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
