import SnippetFoundation

/// What is told of a payment.
///
/// An app takes or refuses a payment in whichever form it writes: `async`, with a handler of a result, or with the older
/// handler of a status. An app that writes none of them takes every payment. A handler that is never called holds the payment
/// up till the time of what runs is over. Nobody chooses among contacts, ways of shipping or cards here, nor types a coupon's
/// code, so an app's methods for that compile and are not called.
///
/// **Source**: developer.apple.com/documentation/passkit/pkpaymentauthorizationcontrollerdelegate
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  /// The person pays: the next thing asked is whether the app takes the payment.
  @MainActor @preconcurrency
  func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  )
  /// The person pays: takes the payment, or refuses it.
  @MainActor @preconcurrency
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult
  /// The person pays: calls back with whether the payment is taken.
  @MainActor @preconcurrency
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
  )
  /// The person pays: calls back with whether the payment is taken; the older form.
  @MainActor @preconcurrency
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void
  )
  /// The payment is over, paid or not.
  @MainActor @preconcurrency
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}

// Each form asks the next older one, so that an app is heard whichever it writes.
extension PKPaymentAuthorizationControllerDelegate {
  /// Does nothing.
  @MainActor @preconcurrency
  public func paymentAuthorizationControllerWillAuthorizePayment(
    _ controller: PKPaymentAuthorizationController
  ) {}

  /// Waits for what the form with a handler answers; refuses if the wait is cancelled.
  @MainActor @preconcurrency
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment
  ) async -> PKPaymentAuthorizationResult {
    let answer = CalledBack<PKPaymentAuthorizationResult>()
    paymentAuthorizationController(controller, didAuthorizePayment: payment) { answer.give($0) }
    return await answer.value
      ?? PKPaymentAuthorizationResult(status: .failure, errors: [CancellationError()])
  }

  /// Answers as the older form does.
  @MainActor @preconcurrency
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    handler completion: @escaping @Sendable (PKPaymentAuthorizationResult) -> Void
  ) {
    paymentAuthorizationController(
      controller,
      didAuthorizePayment: payment,
      completion: { completion(PKPaymentAuthorizationResult(status: $0, errors: nil)) }
    )
  }

  /// Takes every payment.
  @MainActor @preconcurrency
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController,
    didAuthorizePayment payment: PKPayment,
    completion: @escaping @Sendable (PKPaymentAuthorizationStatus) -> Void
  ) { completion(.success) }
}

/// What an app says by calling back: its first call counts.
private final class CalledBack<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case asked
    case awaited(CheckedContinuation<Value?, Never>)
    case over(Value?)
  }

  private let state = Lock(State.asked)

  func give(_ value: Value?) {
    let waiting = state.withLock { state -> CheckedContinuation<Value?, Never>? in
      defer { if case .over = state {} else { state = .over(value) } }
      if case .awaited(let waiting) = state { return waiting }
      return nil
    }
    waiting?.resume(returning: value)
  }

  /// The answer, awaited once; nil if the wait was cancelled.
  @MainActor var value: Value? {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { hold($0) }
      } onCancel: {
        give(nil)
      }
    }
  }

  private func hold(_ waiting: CheckedContinuation<Value?, Never>) {
    let answer = state.withLock { state -> Value?? in
      if case .over(let value) = state { return .some(value) }
      state = .awaited(waiting)
      return .none
    }
    if case .some(let value) = answer { waiting.resume(returning: value) }
  }
}
