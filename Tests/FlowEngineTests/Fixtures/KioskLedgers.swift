import AppIntents
import FlowEngine

// Files that are handed round, and an entity that becomes a file and is made of one.

/// A file that is to be removed.
struct ScanLedger: AppIntent {
  static let title: LocalizedStringResource = "Scan Ledger"

  @Parameter(title: "Path") var path: String
  @Parameter(title: "Removed", default: true) var isRemoved: Bool

  init() {}

  init(path: String, isRemoved: Bool = true) { (self.path, self.isRemoved) = (path, isRemoved) }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    var file = IntentFile(fileURL: URL(fileURLWithPath: path))
    file.removedOnCompletion = isRemoved
    return .result(value: file)
  }
}

/// Any file.
struct WeighLedger: AppIntent {
  static let title: LocalizedStringResource = "Weigh Ledger"

  @Parameter(title: "File", supportedContentTypes: [.plainText]) var file: IntentFile

  init() {}

  init(file: IntentFile) { self.file = file }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(file.filename): \(file.data.count) bytes.")
  }
}

struct Ledger: AppEntity, Transferable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ledger"
  static let defaultQuery = LedgerQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "Ledger \(id)" }

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { Data($0.id.utf8) }
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.id.utf8)
    } importing: {
      Ledger(id: String(decoding: $0, as: UTF8.self))
    }
    .suggestedFileName { "\($0.id).txt" }
    DataRepresentation(importedContentType: .plainText) {
      Ledger(id: String(decoding: $0, as: UTF8.self))
    }
  }
}

struct LedgerQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Ledger] {
    identifiers.map { Ledger(id: $0) }
  }
}

struct FindLedger: AppIntent {
  static let title: LocalizedStringResource = "Find Ledger"

  func perform() async throws -> some IntentResult & ReturnsValue<Ledger> {
    .result(value: Ledger(id: "May"))
  }
}

struct CloseLedger: AppIntent {
  static let title: LocalizedStringResource = "Close Ledger"

  @Parameter(title: "Ledger") var ledger: Ledger

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Closed \(ledger.id).")
  }
}
