/// A view that stands for several previews, or names one.
package protocol PreviewParts {
  /// Whether the type alone tells that this is one preview without a name.
  static var isOnePreview: Bool { get }
  /// The previews, in their order.
  @MainActor var previewParts: [PreviewPart] { get }
}

/// A frame of its own, in which a preview of a `PreviewProvider` is drawn instead of a snippet's.
package struct PreviewFrame: Sendable {
  /// Columns that it asks for.
  let columns: Int
  /// Draws a view in it, by the preview's name, if a frame is wanted.
  let draw: @MainActor (any View, String, RenderSettings, Bool) throws -> SnippetContent

  package init(
    columns: Int,
    draw: @escaping @MainActor (any View, String, RenderSettings, Bool) throws -> SnippetContent
  ) { (self.columns, self.draw) = (columns, draw) }
}

/// One preview of a `PreviewProvider`.
package struct PreviewPart {
  var name: String?
  let view: any View
  /// nil: that of a snippet.
  let frame: PreviewFrame?

  init(_ view: any View, name: String? = nil, frame: PreviewFrame? = nil) {
    (self.view, self.name, self.frame) = (view, name, frame)
  }

  /// Whether the type alone tells that a view is one preview without a name.
  static func isOne<V: View>(_ view: V.Type) -> Bool {
    (view as? any PreviewParts.Type).map { $0.isOnePreview } ?? true
  }

  /// The previews that a view stands for; those in it need not be drawn for it.
  @MainActor
  package static func all(of view: any View) -> [PreviewPart] {
    (view as? any PreviewParts)?.previewParts ?? [PreviewPart(view)]
  }

  /// The previews that a view stands for, each with what is around all of them.
  @MainActor
  package static func all(
    of view: any View,
    within change: (any View) -> any View
  ) -> [PreviewPart] {
    all(of: view).map { PreviewPart(change($0.view), name: $0.name, frame: $0.frame) }
  }

  /// The previews that a view stands for, each in a frame unless it has one already.
  @MainActor
  package static func all(of view: any View, framed frame: PreviewFrame) -> [PreviewPart] {
    all(of: view).map { PreviewPart($0.view, name: $0.name, frame: $0.frame ?? frame) }
  }
}

extension PreviewParts {
  package static var isOnePreview: Bool { false }
}

extension EmptyView: PreviewParts {
  @MainActor package var previewParts: [PreviewPart] { [] }
}

extension Pair: PreviewParts {
  @MainActor package var previewParts: [PreviewPart] {
    PreviewPart.all(of: first) + PreviewPart.all(of: second)
  }
}

extension Either: PreviewParts {
  @MainActor package var previewParts: [PreviewPart] {
    switch self {
    case .first(let view): PreviewPart.all(of: view)
    case .second(let view): PreviewPart.all(of: view)
    }
  }
}

extension Optional: PreviewParts where Wrapped: View {
  @MainActor package var previewParts: [PreviewPart] { map { PreviewPart.all(of: $0) } ?? [] }
}

extension Group: PreviewParts where Content: View {
  package static var isOnePreview: Bool { PreviewPart.isOne(Content.self) }
  @MainActor package var previewParts: [PreviewPart] { PreviewPart.all(of: content) }
}

extension ForEach: PreviewParts where Content: View {
  @MainActor package var previewParts: [PreviewPart] {
    data.flatMap { PreviewPart.all(of: content($0)) }
  }
}

extension Scoped: PreviewParts {
  package static var isOnePreview: Bool { PreviewPart.isOne(Content.self) }
  @MainActor package var previewParts: [PreviewPart] {
    func scoped(_ view: some View) -> any View { Scoped<_>(view, change) }
    return PreviewPart.all(of: content) { scoped($0) }
  }
}

extension PreviewNamed: PreviewParts {
  @MainActor package var previewParts: [PreviewPart] {
    PreviewPart.all(of: content).map {
      PreviewPart($0.view, name: $0.name ?? name, frame: $0.frame)
    }
  }
}
