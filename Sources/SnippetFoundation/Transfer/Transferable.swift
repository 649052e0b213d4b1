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
  /// A value of bytes, by the first form that reads their type.
  ///
  /// nil as the type: by the first form that can read them.
  ///
  /// - Throws: `TransferError.noForm` where none reads the type; what reading throws.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.value(in: .data(data), contentType)
  }

  /// A value of a file, by the first form that reads its type.
  ///
  /// nil as the type: the one that its name says, else by the first form that can read it.
  ///
  /// - Throws: `TransferError.noForm` where none reads the type; what reading throws.
  public init(importing file: URL, contentType: UTType?) async throws {
    let named = UTType(filenameExtension: file.pathExtension).flatMap { $0.isDynamic ? nil : $0 }
    self = try await Self.value(in: .file(file), contentType ?? named)
  }

  private static func value(in content: TransferContent, _ type: UTType?) async throws -> Self {
    var failure: any Error = TransferError.noForm(
      type: String(describing: Self.self),
      contentType: type ?? .data
    )
    for form in transferRepresentation._forms where type?.conforms(to: form.contentType) != false {
      guard let load = form.load else { continue }
      do {
        if let value = try await load(content) as? Self { return value }
      } catch {
        if type != nil { throw error }
        failure = error
      }
    }
    throw failure
  }

  /// The value as data of a type, in the first form that has it; nil: in the first form.
  ///
  /// - Throws: `TransferError.noForm` where none has; what making the data throws.
  public func exported(as contentType: UTType?) async throws -> Data {
    try await sent(as: contentType).content.data()
  }

  /// Writes the value as a file into a folder and returns where it lies.
  ///
  /// It is called what the value proposes, else as the file that the value is, and never takes another's place.
  ///
  /// - Throws: As `exported(as:)`; what writing throws, where a file of that name is there already.
  public func export(
    to destinationDirectory: URL,
    contentType: UTType?
  ) async throws -> URL {
    let sent = try await sent(as: contentType)
    return try sent.content.write(to: destinationDirectory, named: sent.name)
  }

  /// Lends the value as a file, which is removed when `fileHandler` returns.
  ///
  /// - Throws: As `exported(as:)`; what `fileHandler` throws.
  public nonisolated(nonsending) func withExportedFile<Result>(
    contentType: UTType?,
    fileHandler: (URL) async throws -> Result
  ) async throws -> Result {
    let sent = try await sent(as: contentType)
    return try await sent.content.lend(named: sent.name, to: fileHandler)
  }

  private func sent(as type: UTType?) async throws -> (content: TransferContent, name: String) {
    for form in Self.transferRepresentation._forms where form.isThere(self) {
      guard let export = form.export, type.map({ form.contentType.conforms(to: $0) }) != false
      else { continue }
      let content = try await export(self)
      if let name = form.fileName(self) { return (content, name) }
      if case .file(let url) = content { return (content, url.lastPathComponent) }
      let ending = form.contentType.preferredFilenameExtension.map { "." + $0 } ?? ""
      return (content, String(describing: Self.self) + ending)
    }
    throw TransferError.noForm(
      type: String(describing: Self.self),
      contentType: type ?? .data
    )
  }

  /// The types of data that the value can be had as, the best first; here one program sees those of each visibility.
  public func exportedContentTypes(
    _ visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    Self.transferRepresentation._forms.filter { $0.export != nil && $0.isThere(self) }
      .map(\.contentType)
  }

  /// The types of data that some value can be had as, the best first.
  public static func exportedContentTypes(
    visibility: TransferRepresentationVisibility = .all
  ) -> [UTType] {
    transferRepresentation._forms.filter { $0.export != nil }.map(\.contentType)
  }

  /// The types of data that a value can be made of, the best first.
  public static func importedContentTypes() -> [UTType] {
    transferRepresentation._forms.filter { $0.load != nil }.map(\.contentType)
  }

  /// The types of data that a value of the same type can be made of.
  public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

  /// What a file of the value is called, in the first form that says so; nil: none does.
  public var suggestedFilename: String? {
    for form in Self.transferRepresentation._forms where form.export != nil && form.isThere(self) {
      if let name = form.fileName(self) { return name }
    }
    return nil
  }
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
  /// The bytes are not what their type says.
  case otherContent(type: String, contentType: UTType)
}

extension TransferError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .noForm(let type, let contentType):
      "'\(type)' has no form of type \(contentType). Add one to its transferRepresentation."
    case .otherContent(let type, let contentType):
      "The bytes are no \(contentType) that a '\(type)' can be made of. Give others."
    }
  }

  /// The same words.
  public var errorDescription: String? { description }
}
