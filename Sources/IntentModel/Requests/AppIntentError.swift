public import SnippetFoundation

/// Why an intent did not do what it was asked for, or what it needs to go on.
public struct AppIntentError: Error, Sendable {
  package let reason: AppIntentErrorReason
  /// The intent that needs a value, where other code called it; nil: the one that runs.
  package var intent: String?
  /// Whether that code is an intent's, which a conversation runs.
  private var isNested = false

  package init(reason: AppIntentErrorReason) { self.reason = reason }

  /// Runs `perform()` again from its start.
  public static var restartPerform: AppIntentError { AppIntentError(reason: .restartPerform) }

  private static func predefined(_ text: String) -> AppIntentError {
    AppIntentError(reason: .predefined(text))
  }

  /// The person must do something first.
  public enum UserActionRequired {
    /// Sign in.
    public static var signin: AppIntentError {
      .predefined("You need to be signed in to complete this action")
    }
    /// Set an account up.
    public static var accountSetup: AppIntentError {
      .predefined("You need to set up your account to complete this action")
    }
    /// Confirm.
    public static var confirmation: AppIntentError {
      .predefined("You need to confirm this action")
    }
  }

  /// The person must give leave first.
  public enum PermissionRequired {
    /// To use Siri.
    public static var siri: AppIntentError { .permission("Siri") }
    /// To use the local network.
    public static var localNetwork: AppIntentError { .permission("Local Network") }
    /// To use Bluetooth.
    public static var bluetooth: AppIntentError { .permission("Bluetooth") }
    /// To use photos.
    public static var photos: AppIntentError { .permission("Photos") }
    /// To use contacts.
    public static var contacts: AppIntentError { .permission("Contacts") }
    /// To use where the person is.
    public static func location(precise: Bool = false) -> AppIntentError {
      .permission(precise ? "Precise Location" : "Location")
    }
  }

  /// It cannot be done.
  public enum Unrecoverable {
    /// The network did not answer.
    public static var networkFailure: AppIntentError { .predefined("The network request failed") }
    /// Only a part was done.
    public static var partialFailure: AppIntentError {
      .predefined("Only a part of this action was done")
    }
    /// It is not allowed.
    public static var notAllowed: AppIntentError {
      .predefined("This current action is not allowed")
    }
    /// Nobody knows why.
    public static var unknown: AppIntentError { .predefined("Something went wrong") }
    /// The device cannot do it.
    public static var unsupportedOnDevice: AppIntentError {
      .predefined("This action is not supported on this device")
    }
    /// The feature is switched off.
    public static var featureCurrentlyRestricted: AppIntentError {
      .predefined("This feature is currently restricted")
    }
    /// What it was about is gone.
    public static var entityNotFound: AppIntentError {
      .predefined("What you asked for could not be found")
    }
  }

  private static func permission(_ name: String) -> AppIntentError {
    .predefined("Please grant \(name) permission to the app")
  }
}

/// What the engine does about an `AppIntentError`.
package indirect enum AppIntentErrorReason: Sendable {
  /// Ask for the parameter, then run `perform()` again.
  case needsValue(parameter: any AnyIntentParameter, dialog: IntentDialog?)
  /// Ask which of the options, then run `perform()` again.
  case needsDisambiguation(
    parameter: any AnyIntentParameter,
    options: [ParameterOption],
    dialog: IntentDialog?
  )
  /// Run `perform()` again.
  case restartPerform
  /// Bring the app to the front, then run the continuation, or without one `perform()` again.
  case needsForeground(
    dialog: IntentDialog?,
    alwaysConfirm: Bool,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  )
  /// Tell the person.
  case predefined(String)
}

extension AppIntentError: Equatable {
  /// Whether both ask for the same.
  public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
    left.message == right.message
  }
}

extension AppIntentError: LocalizedError {
  /// The error in words, with what to do where nobody can be asked.
  public var errorDescription: String? { description }
}

extension AppIntentError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// What a person is told.
  package var message: String {
    switch reason {
    case .needsValue(let parameter, let dialog): dialog?.full ?? parameter.prompt
    case .needsDisambiguation(let parameter, _, let dialog):
      dialog?.full ?? parameter.disambiguationPrompt ?? parameter.prompt
    case .restartPerform: "The action must start again"
    case .needsForeground(let dialog, _, _): dialog?.full ?? "The app must come to the front"
    case .predefined(let text): text
    }
  }

  /// The error for a log.
  public var description: String {
    if let intent, let parameter = needed {
      let other =
        isNested
        ? Self.otherWayInConversation : "run the intent in a conversation, which asks for it."
      return "'\(intent)' was called without a value for '\(parameter)'. Set it before the call, "
        + "or \(other)"
    }
    if case .predefined(let text) = reason {
      return "AppIntent encountered the following predefined error: \(text)"
    }
    return advice.map { "\(message) \($0)" } ?? message
  }

  /// The parameter that has no value, by its property; nil: something else is the matter.
  private var needed: String? {
    switch reason {
    case .needsValue(let parameter, _), .needsDisambiguation(let parameter, _, _):
      parameter.name.isEmpty ? parameter.title : parameter.name
    case .restartPerform, .needsForeground, .predefined: nil
    }
  }

  /// The same error of an intent that other code called.
  func called(_ intent: String) -> AppIntentError {
    guard needed != nil, self.intent == nil else { return self }
    var error = self
    error.intent = intent
    error.isNested = CurrentHost.host != nil
    return error
  }

  /// What the code of an intent that a conversation runs does for another intent whose values a person is to give.
  package static let otherWayInConversation =
    "return the intent as .result(opensIntent:), for which a person is asked."

  /// What to do where nobody can be asked, as in a plain test.
  private var advice: String? {
    switch reason {
    case .needsValue(let parameter, _), .needsDisambiguation(let parameter, _, _):
      "(\(Self.naming(parameter.name.isEmpty ? parameter.title : parameter.name)) has no value: "
        + "set it first, or "
        + (CurrentHost.host == nil
          ? "run the intent in a conversation, which asks for it.)"
          : "\(Self.otherWayInConversation.dropLast()).)")
    case .restartPerform, .needsForeground:
      "(Run the intent in a conversation, which does so.)"
    case .predefined: nil
    }
  }

  /// A parameter as a sentence begins with it; one without a title has no name where nobody asked its intent for it.
  package static func naming(_ name: String) -> String {
    name.isEmpty ? "A parameter" : "The parameter '\(name)'"
  }

  /// The error for a person.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: message)
  }
}
