public import Foundation

/// A form made of bytes.
///
/// **Source**: developer.apple.com/documentation/coretransferable/datarepresentation
public struct DataRepresentation<Item: SendableMetatype>: TransferRepresentation {
  /// The form.
  public let _forms: [_TransferForm]

  /// A form that can be made and read.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _forms = [.of(contentType, exporting: exporting, importing: importing)] }

  /// A form that can be made.
  public init(
    exportedContentType contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> Data
  ) { _forms = [.of(contentType, exporting: exporting)] }

  /// A form that can be read.
  public init(
    importedContentType contentType: UTType,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { _forms = [.of(contentType, importing: importing)] }
}

/// A form that is another value.
///
/// **Source**: developer.apple.com/documentation/coretransferable/proxyrepresentation
public struct ProxyRepresentation<Item: SendableMetatype, ProxyRepresentation: SendableMetatype>:
  TransferRepresentation
where ProxyRepresentation: Transferable {
  /// Each form of the other value.
  public let _forms: [_TransferForm]

  private init(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) {
    _forms = ProxyRepresentation.transferRepresentation._forms.compactMap {
      $0.proxy(exporting, importing)
    }
  }

  /// Text, or any other value that says its own forms.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.init({ try exporting($0) }, nil)
  }

  /// The same, of a value that is waited for.
  @_disfavoredOverload
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    self.init(exporting, nil)
  }

  /// A value to make this one of.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    self.init(nil, { try importing($0) })
  }

  /// The same, where making it is waited for.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    self.init(nil, importing)
  }

  /// A value to make this one of, and the other way round.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) { self.init({ try exporting($0) }, { try importing($0) }) }

  /// The same, where either is waited for.
  @_disfavoredOverload
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.init(exporting, importing) }
}

/// A form that is a file.
///
/// What `importing` is given is a copy that is removed when it returns, but the file itself where opening it in place is
/// attempted.
///
/// **Source**: developer.apple.com/documentation/coretransferable/filerepresentation
public struct FileRepresentation<Item: SendableMetatype>: TransferRepresentation {
  /// The form.
  public let _forms: [_TransferForm]

  /// A form that can be made.
  public init(
    exportedContentType contentType: UTType,
    shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) { _forms = [.of(contentType, exporting: exporting)] }

  /// A form that can be made and read.
  public init(
    contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    let inPlace = shouldAttemptToOpenInPlace
    _forms = [.of(contentType, exporting: exporting, importing: importing, inPlace: inPlace)]
  }

  /// A form that can be read.
  public init(
    importedContentType contentType: UTType,
    shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) { _forms = [.of(contentType, importing: importing, inPlace: shouldAttemptToOpenInPlace)] }
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

/// A form that is the value as an encoder writes it.
///
/// **Source**: developer.apple.com/documentation/coretransferable/codablerepresentation
public struct CodableRepresentation<
  Item: Codable & SendableMetatype,
  Encoder: TopLevelEncoder & Sendable,
  Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  /// The form.
  public let _forms: [_TransferForm]

  /// As JSON, under a type of the app's own.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }

  /// As an encoder writes it and a decoder reads it.
  public init(
    for itemType: Item.Type = Item.self,
    contentType: UTType,
    encoder: Encoder,
    decoder: Decoder
  ) {
    _forms = [
      .of(
        contentType,
        exporting: { (item: Item) in try encoder.encode(item) },
        importing: { try decoder.decode(Item.self, from: $0) }
      )
    ]
  }
}

extension String: Transferable {
  /// Plain text; text in UTF-8 is read.
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: { (data: Data) throws -> String in
      try text(in: data, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .plainText) { (data: Data) throws -> String in
      try text(in: data, .plainText)
    }
  }

  private static func text(in data: Data, _ type: UTType) throws -> String {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw TransferError.otherContent(type: "String", contentType: type)
    }
    return text
  }
}

extension URL: Transferable {
  /// The address.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { (data: Data) throws -> URL in
      guard let text = String(validating: data, as: UTF8.self), let url = URL(string: text) else {
        throw TransferError.otherContent(type: "URL", contentType: .url)
      }
      return url
    }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}
