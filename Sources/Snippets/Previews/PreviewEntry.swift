import SnippetFoundation

/// A preview that is in the running image.
package struct PreviewEntry: Sendable {
  /// Its own name, or that of its file or type.
  package let name: String
  /// `Module/File.swift`; for a `PreviewProvider`, of which nothing else is known, `Module.Type`.
  package let fileID: String
  /// The line of `#Preview`; nil for a `PreviewProvider`.
  package let line: Int?
  private let content: @MainActor @Sendable (RenderSettings, Bool) async throws -> SnippetContent
  /// Which of the previews of a `PreviewProvider` it is, from 0.
  package let part: Int
  /// Whether its frame is that of a snippet, not its own.
  package let isSnippet: Bool
  /// Columns that it asks for.
  package let columns: Int?

  /// `App/View.swift:12`, or `App.View_Previews`.
  package var place: String { line.map { "\(fileID):\($0)" } ?? fileID }

  /// Whether a name is the end of the place: a file and a line, or a `PreviewProvider`.
  package func isPlaced(at name: String) -> Bool {
    place == name || place.hasSuffix((line == nil ? "." : "/") + name)
  }

  /// The previews of the image in the order of their places; `problems` are those that cannot be made.
  @MainActor
  package static func all() -> (entries: [PreviewEntry], problems: [String]) {
    var entries: [PreviewEntry] = []
    var problems: [String] = []
    for provider in ImageTypes.ofApps(conformingTo: (any PreviewProvider.Type).self) {
      entries += PreviewEntry.all(of: provider)
    }
    for registry in ImageTypes.ofApps(conformingTo: (any PreviewRegistry.Type).self) {
      do {
        entries.append(PreviewEntry(registry, try registry.makePreview()))
      } catch {
        problems.append("\(registry.fileID):\(registry.line): \(error)")
      }
    }
    let sorted = entries.sorted {
      ($0.fileID, $0.line ?? $0.part, $0.name) < ($1.fileID, $1.line ?? $1.part, $1.name)
    }
    return (sorted, problems.sorted())
  }

  /// Draws the preview, in the frame of a snippet or without it.
  ///
  /// Errors: what its modifiers throw, and a `ViewError`.
  @MainActor
  package func tree(_ settings: RenderSettings, isFramed: Bool) async throws -> ViewTree {
    let content = try await content(settings, isFramed)
    guard isFramed, isSnippet else { return try resolve(content, settings: settings).tree }
    let frame = SnippetFrame(title: name) { PreviewContent(content: content) }
    return try resolve(SnippetContent(frame), settings: settings).tree
  }
}

extension PreviewEntry {
  @MainActor
  private init(_ registry: any PreviewRegistry.Type, _ preview: Preview) {
    fileID = registry.fileID
    line = registry.line
    let file = registry.fileID.split(separator: "/").last.map(String.init) ?? registry.fileID
    let base = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let own = preview.name.map { visible($0) } ?? ""
    let name = own.isEmpty ? base : own
    self.name = name
    (part, columns) = (0, preview.columns)
    switch preview.content {
    case .view(let body):
      isSnippet = true
      content = { _, _ in
        var content = SnippetContent(any: body())
        for trait in preview.traits {
          if case .modifier(let change) = trait.change {
            content = try await change.applied(to: content)
          }
        }
        return content
      }
    case .framed(let draw):
      isSnippet = false
      content = { try await draw(name, $0, $1) }
    }
  }

  /// One entry a view that the provider makes; it is asked for them only where its type does not tell that.
  @MainActor
  private static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewEntry] {
    let type = "\(provider)"
    let place = "\(moduleName(of: provider)).\(type)"
    if PreviewPart.isOne(Provider.Previews.self) {
      return [PreviewEntry(type, place) { Provider.previews }]
    }
    let parts = PreviewPart.all(of: Provider.previews)
    return parts.enumerated().map { number, part in
      let own = part.name.map { visible($0) } ?? ""
      let unnamed = parts.count > 1 ? "\(type) \(number + 1)" : type
      return PreviewEntry(own.isEmpty ? unnamed : own, place, part: number, part.frame) {
        let parts = PreviewPart.all(of: Provider.previews)
        return parts.indices.contains(number) ? parts[number].view : EmptyView()
      }
    }
  }

  private init(
    _ name: String,
    _ place: String,
    part: Int = 0,
    _ frame: PreviewFrame? = nil,
    _ make: @escaping @MainActor @Sendable () -> any View
  ) {
    (self.name, fileID, self.part) = (name, place, part)
    (line, columns, isSnippet) = (nil, frame?.columns, frame == nil)
    content = { settings, isFramed in
      try frame?.draw(make(), name, settings, isFramed) ?? SnippetContent(any: make())
    }
  }
}

extension PreviewTrait {
  /// Columns that it asks for.
  var columns: Int? {
    guard case .width(let points) = change, points.isFinite, points > 0 else { return nil }
    return Int(min(10_000, max(1, (points / 8).rounded())))
  }
}

extension SnippetContent {
  /// Keeps a view whose type is not known.
  @MainActor
  fileprivate init(any view: any View) {
    func kept<V: View>(_ view: V) -> SnippetContent { SnippetContent(view) }
    self = kept(view)
  }
}

/// The content of a preview.
private struct PreviewContent: PrimitiveView {
  let content: SnippetContent

  @MainActor
  static func _lower(_ view: Self, _ builder: inout TreeBuilder) { view.content.lower(&builder) }
}
