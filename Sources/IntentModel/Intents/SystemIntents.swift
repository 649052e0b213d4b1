import SnippetFoundation

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// Opens the app and does nothing else.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of what is deleted.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get }
}

/// An intent that sets a value, as a toggle does.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The new value; declare it as a `@Parameter`.
  var value: ValueType { get set }
}
