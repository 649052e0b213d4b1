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
/// A timeline of one entry has no row for it, a family that the widget does not support has one; without a frame the
/// entries alone are drawn.
struct WidgetPicture: View {
  /// As many entries as are drawn.
  static let most = 12

  /// An entry, when it is shown, and what does not fit.
  struct Entry {
    let view: AnyView
    let date: Date
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
  /// The families that the widget says it has; nil: it says nothing.
  var supported: [WidgetFamily]?
  let isFramed: Bool

  var body: some View {
    VStack(alignment: .leading) {
      if isFramed { Text(verbatim: "\(title) (\(family))").bold() }
      if isFramed, let supported, !supported.contains(family) {
        Text(verbatim: "Not among the widget's supportedFamilies.").foregroundStyle(.secondary)
      }
      ForEach(entries.indices, id: \.self) { index in
        if isFramed, count > 1 { Text(verbatim: caption(index)).foregroundStyle(.secondary) }
        if isFramed, isEarly(index) {
          Text(verbatim: "Its date is before that of entry \(index).").foregroundStyle(.secondary)
        }
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
    "Entry \(index + 1) of \(count)" + Self.words(entries[index].date, after: entries[0].date)
  }

  /// Whether an entry lies before the one in front of it.
  private func isEarly(_ index: Int) -> Bool {
    index > 0 && entries[index].date < entries[index - 1].date
  }

  /// Such as `, 90 min later`; nothing within a second.
  private static func words(_ date: Date, after first: Date) -> String {
    if date == .distantFuture, first != date { return ", in the distant future" }
    if date == .distantPast, first != date { return ", in the distant past" }
    let interval = date.timeIntervalSince(first)
    guard abs(interval) >= 1, abs(interval) < 1e12 else { return "" }
    let seconds = Int(abs(interval).rounded())
    return ", \(words(seconds)) \(interval < 0 ? "earlier" : "later")"
  }

  /// Such as `90 min`: in the largest unit that it is a whole number of, or in the largest two, or in years.
  private static func words(_ seconds: Int) -> String {
    let units = [("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1)]
    if seconds >= 2 * 31_556_952 { return "\(seconds / 31_556_952) years" }
    for (unit, length) in units where seconds.isMultiple(of: length) && seconds / length < 100 {
      return "\(seconds / length) \(unit)"
    }
    for ((unit, length), (less, part)) in zip(units, units.dropFirst()) where seconds >= length {
      let rest = seconds % length / part
      return "\(seconds / length) \(unit)" + (rest > 0 ? " \(rest) \(less)" : "")
    }
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
    PreviewPart.all(of: content, framed: WidgetPicture.frame(of: family))
  }
}

extension WidgetPicture {
  /// The columns that a picture asks for.
  static func columns(of family: WidgetFamily) -> Int { max(44, family.columns + 2) }

  /// What draws a view as the only entry of a widget.
  static func frame(of family: WidgetFamily) -> PreviewFrame {
    PreviewFrame(columns: columns(of: family)) { view, title, settings, isFramed in
      let entry = Entry(view: inFamily(view, family), date: settings.now)
      return SnippetContent(
        WidgetPicture(
          title: title,
          family: family,
          entries: [entry.measured(in: family, settings)],
          count: 1,
          isFramed: isFramed
        )
      )
    }
  }

  private static func inFamily(_ view: some View, _ family: WidgetFamily) -> AnyView {
    AnyView(view.environment(\.widgetFamily, family))
  }
}
