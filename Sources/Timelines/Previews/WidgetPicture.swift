import SnippetFoundation
import Snippets

/// The entries of a widget below each other, each in the size of the family.
///
/// Renders as:
/// ```
/// Two cups (accessoryInline)
/// Entry 1 of 2
/// ┌──────────────────────────────┐
/// │            1 cup             │
/// └──────────────────────────────┘
/// Entry 2 of 2, 1 h later
/// ┌──────────────────────────────┐
/// │            2 cups            │
/// └──────────────────────────────┘
/// ```
/// A timeline of one entry has no row for it; without a frame the entries alone are drawn.
struct WidgetPicture: View {
  /// As many entries as are drawn.
  static let most = 12

  /// An entry, when it is shown, and what does not fit.
  struct Entry {
    let view: AnyView
    /// In seconds after the first.
    let later: TimeInterval
    /// The rows that it needs, if that is more than it has.
    var rows: Int?

    /// The same entry with its rows counted.
    @MainActor
    func measured(in family: WidgetFamily, _ settings: RenderSettings) -> Entry {
      var (entry, settings) = (self, settings)
      settings.columns = family.columns
      let needed = (try? resolve(SnippetContent(view), settings: settings))?.tree.size.rows ?? 0
      entry.rows = needed > family.rows ? needed : nil
      return entry
    }
  }

  let title: String
  let family: WidgetFamily
  let entries: [Entry]
  /// As many entries as there are.
  let count: Int
  let isFramed: Bool

  var body: some View {
    VStack(alignment: .leading) {
      if isFramed { Text(verbatim: "\(title) (\(family))").bold() }
      ForEach(entries.indices, id: \.self) { index in
        if isFramed, count > 1 { Text(verbatim: caption(index)).foregroundStyle(.secondary) }
        WidgetSurface(family: family, isFramed: isFramed) { entries[index].view }
        if isFramed, let rows = entries[index].rows {
          Text(verbatim: "It needs \(rows) rows; \(family) has \(family.rows).")
            .foregroundStyle(.secondary)
        }
      }
      if count > entries.count {
        Text(verbatim: "\(count - entries.count) more entries").foregroundStyle(.secondary)
      }
    }
  }

  private func caption(_ index: Int) -> String {
    let words = "Entry \(index + 1) of \(count)"
    return Self.words(entries[index].later).map { "\(words), \($0) later" } ?? words
  }

  /// Such as `90 min`: in the largest unit that it is a whole number of; nil: within a second of the first.
  private static func words(_ interval: TimeInterval) -> String? {
    guard interval.isFinite, interval >= 1, interval < 1e12 else { return nil }
    let seconds = Int(interval.rounded())
    for (unit, length) in [("d", 86_400), ("h", 3_600), ("min", 60)]
    where seconds.isMultiple(of: length) { return "\(seconds / length) \(unit)" }
    return "\(seconds) s"
  }
}

/// The room that a widget of a family has, with a line around it.
nonisolated struct WidgetSurface<Content: View>: View {
  let family: WidgetFamily
  let isFramed: Bool
  let content: Content

  init(
    family: WidgetFamily,
    isFramed: Bool,
    @ViewBuilder content: () -> Content
  ) {
    (self.family, self.isFramed, self.content) = (family, isFramed, content())
  }

  var body: some View {
    let rows = CGFloat(family.rows) * 16
    let surface =
      content
      .environment(\.widgetFamily, family)
      .frame(maxWidth: CGFloat(family.columns) * 8, minHeight: rows, maxHeight: rows)
      .clipped()
    if isFramed { surface.border(.secondary) } else { surface }
  }
}

extension WidgetSurface: PreviewParts {
  @MainActor var previewParts: [PreviewPart] {
    func framed(_ view: some View) -> any View {
      WidgetSurface<_>(family: family, isFramed: isFramed) { view }
    }
    return PreviewPart.all(of: content) { framed($0) }
  }
}
