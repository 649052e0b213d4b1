import Dispatch
import SnippetFoundation

/// A provider that is asked for its timeline, its types erased.
protocol AskedProvider: Sendable {
  /// What the provider is called in code.
  var name: String { get }
  /// Hands over the entries, now or later, as often as the provider likes.
  @MainActor func ask(_ answer: @escaping @Sendable (Handed) -> Void) async
}

/// A provider of a widget without settings.
struct PlainProvider<Provider: TimelineProvider>: AskedProvider,
  @unchecked Sendable  // handed over, and used on the main actor only
{
  let provider: Provider
  let context: TimelineProviderContext

  var name: String { typeName(Provider.self) }

  func ask(_ answer: @escaping @Sendable (Handed) -> Void) async {
    provider.getTimeline(in: context, completion: Receiver(answer: answer).take)
  }
}

/// A provider of a widget whose settings are an app intent.
struct SetProvider<Provider: AppIntentTimelineProvider>: AskedProvider,
  @unchecked Sendable  // handed over, and used by one call only
{
  let provider: Provider
  let configuration: Provider.Intent
  let context: TimelineProviderContext

  var name: String { typeName(Provider.self) }

  func ask(_ answer: @escaping @Sendable (Handed) -> Void) async {
    nonisolated(unsafe) let provider = provider
    let timeline = await provider.timeline(for: configuration, in: context)
    answer(Handed(timeline.entries))
  }
}

/// A provider of a widget whose settings are a SiriKit intent.
struct RequestProvider<Provider: IntentTimelineProvider>: AskedProvider,
  @unchecked Sendable  // handed over, and used on the main actor only
{
  let provider: Provider
  let configuration: Provider.Intent
  let context: TimelineProviderContext

  var name: String { typeName(Provider.self) }

  func ask(_ answer: @escaping @Sendable (Handed) -> Void) async {
    provider.getTimeline(
      for: configuration,
      in: context,
      completion: Receiver(answer: answer).take
    )
  }
}

/// Entries that need not be safe to share: who gave them does not touch them any more.
struct Handed: @unchecked Sendable {
  let entries: [any TimelineEntry]

  init(_ entries: [any TimelineEntry]) { self.entries = entries }
}

/// What a provider's completion handler does.
private struct Receiver<Entry: TimelineEntry>: Sendable {
  let answer: @Sendable (Handed) -> Void

  func take(_ timeline: Timeline<Entry>) { answer(Handed(timeline.entries)) }
}

extension AskedProvider {
  /// The entries that a provider hands over first.
  ///
  /// **Errors**: it hands over none within the limit, which counts from when it is asked.
  @MainActor
  func entries(seconds: Int = 10) async throws(WidgetPreviewError) -> [any TimelineEntry] {
    let answer = FirstAnswer<Handed>()
    let handed = await answer.wait { @Sendable in
      Task { @MainActor in
        limits.asyncAfter(deadline: .now() + .seconds(seconds)) { answer.give(nil) }
        await ask(answer.give)
      }
    }
    guard let handed else { throw .unanswered(provider: name, seconds: seconds) }
    return handed.entries
  }
}

/// A queue with a thread of its own: a provider that is waited for may hold all those that others share.
private let limits = DispatchQueue(label: "org.parley.widget-limits")
