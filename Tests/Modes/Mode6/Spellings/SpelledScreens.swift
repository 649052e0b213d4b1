import AppIntents
import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// What is on screen, and what can be taken from it.
struct SpelledScreen: View {
  let track: Track
  let others: [Track]
  let chosen: Track?

  var body: some View {
    List(others) { other in Text(other.name) }
      .appEntityIdentifier(forSelectionType: Int.self) { id in
        EntityIdentifier(for: Track.self, identifier: id)
      }
      .appEntityIdentifier(EntityIdentifier(for: track))
      .appEntityUIElements { context in
        context.requests.flatMap { request in
          switch request {
          case .selected:
            [AppEntityUIElement(track, bounds: context.bounds, state: .init(isSelected: true))]
          case .visible(let rect):
            others.map { other in
              AppEntityUIElement(
                identifier: EntityIdentifier(for: other),
                bounds: rect,
                subelements: [AppEntityUIElement(track, bounds: rect)]
              )
            }
          @unknown default: [AppEntityUIElement]()
          }
        }
      }
      .userActivity("com.example.track", element: track) { track, activity in
        activity.title = "A track"
        activity.appEntityIdentifier = EntityIdentifier(for: track)
      }
      .userActivity("com.example.chosen", element: chosen) { chosen, activity in
        activity.appEntityIdentifier = .init(for: chosen)
      }
      .userActivity("com.example.list", isActive: !others.isEmpty) { activity in
        activity.isEligibleForSearch = true
      }
  }
}

struct SpelledNote: Transferable, Codable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    CodableRepresentation(for: SpelledNote.self, contentType: .data)
    CodableRepresentation(
      contentType: .propertyList,
      encoder: PropertyListEncoder(),
      decoder: PropertyListDecoder()
    )
    ProxyRepresentation(exporting: \.text)
    ProxyRepresentation(exporting: { $0.text }, importing: { SpelledNote(text: $0) })
    DataRepresentation(contentType: .plainText) { note in
      Data(note.text.utf8)
    } importing: { data in
      SpelledNote(text: String(decoding: data, as: UTF8.self))
    }
  }
}

extension Track: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { track in track.name }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.name.utf8) }
  }
}
