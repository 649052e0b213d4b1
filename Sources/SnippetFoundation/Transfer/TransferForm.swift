import Foundation

/// One form of a value, with its types erased.
public struct _TransferForm: Sendable {
  let contentType: UTType
  /// nil: it can only be read.
  var export: (@Sendable (Any) async throws -> TransferContent)?
  /// nil: it can only be made.
  var load: (@Sendable (TransferContent) async throws -> Any)?
  /// Whether a value has the form.
  var isThere: @Sendable (Any) -> Bool = { _ in true }
  /// What a file of it is called.
  var fileName: @Sendable (Any) -> String? = { _ in nil }
}

/// What is handed over: bytes, or a file.
enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  /// The bytes, read where it is a file.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  /// Writes it into a folder, as a file of a name, unless one of that name is there, and returns where it lies.
  func write(to folder: URL, named name: String) throws -> URL {
    // A name is one name: it does not lead out of the folder.
    let last = (name as NSString).lastPathComponent
    let place = folder.appendingPathComponent(["", "/", ".", ".."].contains(last) ? "file" : last)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    switch self {
    case .data(let data): try data.write(to: place, options: .withoutOverwriting)
    case .file(let url): try FileManager.default.copyItem(at: url, to: place)
    }
    return place
  }

  /// Lends it as a file of its own for as long as `body` runs.
  nonisolated(nonsending) func lend<Result>(
    named name: String,
    to body: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(try write(to: folder, named: name))
  }
}

extension _TransferForm {
  /// Bytes.
  static func of<Item: SendableMetatype>(
    _ contentType: UTType,
    exporting: (@Sendable (Item) async throws -> Data)? = nil,
    importing: (@Sendable (Data) async throws -> Item)? = nil
  ) -> _TransferForm {
    var form = _TransferForm(contentType: contentType)
    if let exporting {
      form.export = { .data(try await exporting(try item($0, contentType))) }
    }
    if let importing { form.load = { try await importing(try $0.data()) } }
    return form
  }

  /// A file.
  static func of<Item: SendableMetatype>(
    _ contentType: UTType,
    exporting: (@Sendable (Item) async throws -> SentTransferredFile)? = nil,
    importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)? = nil,
    inPlace: Bool = false
  ) -> _TransferForm {
    var form = _TransferForm(contentType: contentType)
    if let exporting {
      form.export = { .file(try await exporting(try item($0, contentType)).file) }
    }
    guard let importing else { return form }
    form.load = { content in
      var name = "file"
      if case .file(let url) = content {
        if inPlace {
          return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
        }
        name = url.lastPathComponent
      } else if let ending = contentType.preferredFilenameExtension {
        name += "." + ending
      }
      return try await content.lend(named: name) {
        try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false))
      }
    }
    return form
  }

  /// The form of a value that is made into another one; nil: neither way is there.
  func proxy<Item: SendableMetatype, Proxy: Transferable>(
    _ exporting: (@Sendable (Item) async throws -> Proxy)?,
    _ importing: (@Sendable (Proxy) async throws -> Item)?
  ) -> _TransferForm? {
    let contentType = contentType
    var form = _TransferForm(contentType: contentType)
    if let exporting, let export {
      form.export = { try await export(try await exporting(try Self.item($0, contentType))) }
    }
    if let importing, let load {
      form.load = { try await importing(try Self.item(try await load($0), contentType)) }
    }
    return form.export == nil && form.load == nil ? nil : form
  }

  private static func item<Item>(_ value: Any, _ contentType: UTType) throws -> Item {
    if let item = value as? Item { return item }
    throw TransferError.noForm(type: "\(type(of: value))", contentType: contentType)
  }
}
