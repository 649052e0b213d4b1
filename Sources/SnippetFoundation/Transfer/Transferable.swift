public import Foundation

/// A value that other apps can take, in the forms that it says.
///
/// The part of Apple's protocol that app intents use; reach it through the product `CoreTransferable`.
///
/// **Source**: developer.apple.com/documentation/coretransferable/transferable
@preconcurrency
public protocol Transferable: Sendable {
  /// What `transferRepresentation` is made of.
  associatedtype Representation: TransferRepresentation
  /// The forms, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The value as data of a type, in the first form that has it.
  ///
  /// - Throws: `TransferError.noForm` where none has; what making the data throws.
  public func exported(as contentType: UTType) async throws -> Data {
    for form in Self.transferRepresentation._forms
    where form.contentType.conforms(to: contentType) && form.isThere(self) {
      return try await form.export(self)
    }
    throw TransferError.noForm(type: String(describing: Self.self), contentType: contentType)
  }

  /// The types of data that the value can be had as, the best first.
  public func exportedContentTypes() -> [UTType] {
    Self.transferRepresentation._forms.filter { $0.isThere(self) }.map(\.contentType)
  }

  /// What a file of the value is called, in the first form that says so; nil: none does.
  public var suggestedFilename: String? {
    for form in Self.transferRepresentation._forms where form.isThere(self) {
      if let name = form.fileName(self) { return name }
    }
    return nil
  }
}

/// One form of a value, with its types erased.
public struct _TransferForm: Sendable {
  let contentType: UTType
  let export: @Sendable (Any) async throws -> Data
  /// Whether a value has the form.
  var isThere: @Sendable (Any) -> Bool = { _ in true }
  /// What a file of it is called.
  var fileName: @Sendable (Any) -> String? = { _ in nil }
}

/// Forms of a value.
public protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item
  /// Each of them, the best first.
  var _forms: [_TransferForm] { get }
}

/// Collects forms.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// One form.
  public static func buildExpression<Form: TransferRepresentation>(
    _ form: Form
  ) -> Form where Form.Item == Item { form }

  /// All of them.
  public static func buildBlock<each Form: TransferRepresentation>(
    _ forms: repeat each Form
  ) -> _TransferForms<Item> {
    var all: [_TransferForm] = []
    for form in repeat each forms { all += form._forms }
    return _TransferForms(_forms: all)
  }
}

/// Several forms.
public struct _TransferForms<Item>: TransferRepresentation {
  /// Each of them, the best first.
  public let _forms: [_TransferForm]
}

/// Why a value could not be handed over.
public enum TransferError: Error, Equatable, Sendable {
  /// It has no form of the type.
  case noForm(type: String, contentType: UTType)
}

extension TransferError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noForm(let type, let contentType):
      "'\(type)' has no form of type \(contentType). Add one to its transferRepresentation."
    }
  }

  /// The same words.
  public var errorDescription: String? { description }
}
