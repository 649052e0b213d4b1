import AppIntents

// Addresses of types that an app makes so in an extension.

enum Edition: String, AppEnum {
  case hardback, paperback
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Edition"
  static let caseDisplayRepresentations: [Edition: DisplayRepresentation] = [
    .hardback: "Hardback", .paperback: DisplayRepresentation(title: "Paperback"),
  ]
}

extension Edition: CustomURLRepresentationParameterConvertible {
  var urlRepresentationParameter: String? { rawValue }
}

/// Built from several values, and nothing of App Intents besides.
struct ShelfMark: CustomURLRepresentationParameterConvertible {
  var room: String
  var number: Int

  var urlRepresentationParameter: String? { "\(room)/\(number)" }
}

struct Volume: AppEntity {
  static let defaultQuery = VolumeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Volume"
  let id: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Volume \(id)") }
  var mark: ShelfMark { ShelfMark(room: "east", number: id) }
}

extension Volume: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation { "https://example.com/volumes/\(.id)" }

  var urlRepresentationParameter: String? {
    get async { mark.urlRepresentationParameter }
  }
}

struct VolumeQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Volume] { identifiers.map(Volume.init) }
}

struct OpenVolume: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Volume"
  @Parameter(title: "Volume") var target: Volume
}

struct ShowVolume: AppIntent {
  static let title: LocalizedStringResource = "Show Volume"
  @Parameter(title: "Volume") var volume: Volume
  @Parameter(title: "Edition") var edition: Edition

  func perform() async throws -> some IntentResult { .result() }
}

extension ShowVolume: URLRepresentableIntent {
  static var urlRepresentation: URLRepresentation {
    "https://example.com/\(\.$edition)/\(\.$volume)"
  }
}
