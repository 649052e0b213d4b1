public import Foundation

/// A form made of bytes.
public struct DataRepresentation<Item: SendableMetatype>: TransferRepresentation {
  /// The form, if it can be made.
  public let _forms: [_TransferForm]

  /// A form that can be made and read.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  /// A form that can be made.
  public init(
    exportedContentType contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _forms = [form(contentType, exporting)] }

  /// A form that can be read.
  public init(
    importedContentType contentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _forms = [] }
}

/// A form that is another value.
public struct ProxyRepresentation<Item: SendableMetatype, ProxyRepresentation: SendableMetatype>:
  TransferRepresentation
{
  /// The form.
  public let _forms: [_TransferForm]

  /// Text, or any other value that says its own forms.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation)
  where ProxyRepresentation: Transferable {
    _forms = ProxyRepresentation.transferRepresentation._forms.map { proxy in
      form(proxy.contentType) { (item: Item) in try await proxy.export(try exporting(item)) }
    }
  }

  /// A value to make this one of, and the other way round.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) where ProxyRepresentation: Transferable { self.init(exporting: exporting) }
}

/// A form that is a file.
public struct FileRepresentation<Item: SendableMetatype>: TransferRepresentation {
  /// The form, if it can be made.
  public let _forms: [_TransferForm]

  /// A form that can be made.
  public init(
    exportedContentType contentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      form(contentType) { (item: Item) in try Data(contentsOf: try await exporting(item).file) }
    ]
  }

  /// A form that can be made and read.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { self.init(exportedContentType: contentType, exporting: exporting) }

  /// A form that can be read.
  public init(
    importedContentType contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _forms = [] }
}

/// A file to hand over.
public struct SentTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// Whether it may be read where it lies.
  public let allowAccessingOriginalFile: Bool

  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A form that is the value as JSON.
public struct CodableRepresentation<Item: Codable & SendableMetatype>: TransferRepresentation {
  /// The form.
  public let _forms: [_TransferForm]

  /// As JSON, under a type of the app's own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [form(contentType) { (item: Item) in try JSONEncoder().encode(item) }]
  }
}

private func form<Item: SendableMetatype>(
  _ contentType: UTType,
  _ export: @escaping @Sendable (Item) async throws -> Data
) -> _TransferForm {
  _TransferForm(contentType: contentType) { value in
    guard let item = value as? Item else {
      throw TransferError.noForm(type: "\(type(of: value))", contentType: contentType)
    }
    return try await export(item)
  }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.utf8) }
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(exportedContentType: .data) { $0 }
  }
}
