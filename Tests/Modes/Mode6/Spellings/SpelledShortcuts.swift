import AppIntents
import SwiftUI

/// Shortcuts, phrases and what shows them.
struct SpelledShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grayBlue

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayTrack(),
      phrases: ["Play \(.applicationName)", "Play \(\.$track) in \(.applicationName)"],
      shortTitle: "Play",
      systemImageName: "play"
    )
    AppShortcut(intent: SpelledModes(), phrases: ["Modes of \(.applicationName)"])
    AppShortcut(
      intent: PlayTrack(),
      phrases: ["Start \(\.$track) with \(.applicationName)"],
      shortTitle: "Start",
      systemImageName: "play",
      parameterPresentation: ParameterPresentation(
        for: \.$track,
        summary: Summary("Start \(\.$track)"),
        optionsCollections: {
          OptionsCollection(TrackQuery(), title: "Tracks", systemImageName: "music.note")
          OptionsCollection(SpelledSuggestions(), title: "More", systemImageName: "star")
        }
      )
    )
    if #available(iOS 18, *) {
      AppShortcut(
        intent: SpelledSummary(),
        phrases: ["Sum \(.applicationName)"],
        shortTitle: "Sum",
        systemImageName: "sum"
      )
    }
  }

  static let negativePhrases = NegativeAppShortcutPhrases(phrases: [
    "Stop \(.applicationName)", "Stop",
  ])
}

struct SpelledNoShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {}
}

struct SpelledControls: View {
  @State private var isVisible = true
  let title = "Play"
  let words = LocalizedStringResource("Play")
  let picture = ImageResource(name: "play", bundle: .main)
  let intent = PlayTrack()

  var body: some View {
    VStack {
      Button("Play", intent: intent)
      Button(title, intent: intent)
      Button(LocalizedStringResource("Play"), intent: intent)
      Button(intent: intent) { Text("Play") }
      Button(role: .destructive, intent: intent) { Text("Play") }
      Button("Play", role: .cancel, intent: intent)
      Button("Play", systemImage: "play", intent: intent)
      Button("Play", systemImage: "play", role: .destructive, intent: intent)
      Button("Play", image: picture, intent: intent)
      Button(title, systemImage: "play", intent: intent)
    }
    Group {
      Button(title, role: .cancel, intent: intent)
      Button(words, role: .cancel, intent: intent)
      Button(words, systemImage: "play", role: .cancel, intent: intent)
      Button(title, image: picture, role: .cancel, intent: intent)
      Button(words, image: picture, intent: intent)
      Button(words, image: picture, role: .cancel, intent: intent)
      Toggle("Loop", systemImage: "repeat", isOn: true, intent: SetLoop())
      Toggle(title, systemImage: "repeat", isOn: true, intent: SetLoop())
      Toggle(words, systemImage: "repeat", isOn: true, intent: SetLoop())
    }
    .accessibilityAction(named: title, intent: intent)
    .accessibilityAction(named: words, intent: intent)
    .accessibilityAction(named: Text(words), intent: intent)
    VStack {
      Toggle(isOn: true, intent: SetLoop()) { Text("Loop") }
      Toggle("Loop", isOn: true, intent: SetLoop())
      Toggle(title, isOn: false, intent: SetLoop())
      Toggle(LocalizedStringResource("Loop"), isOn: false, intent: SetLoop())
      SiriTipView(intent: intent)
      SiriTipView(intent: intent, isVisible: $isVisible).siriTipViewStyle(.dark)
      ShortcutsLink()
      ShortcutsLink { print("open") }.shortcutsLinkStyle(.automaticOutline)
    }
    .accessibilityAction(named: "Play", intent: intent)
    .accessibilityAction(.magicTap, intent: intent)
    .accessibilityAction(intent: intent) { Text("Play") }
    .onAppIntentExecution(ShowTarget.self) { intent in _ = intent.contentIdentifier }
  }
}

func spelledRelevance() async throws {
  let settings = SpelledWidgetSettings()
  try await RelevantIntentManager.shared.updateRelevantIntents([
    RelevantIntent(settings, widgetKind: "W", relevance: .date(.now)),
    RelevantIntent(settings, widgetKind: "W", relevance: .date(from: .now, to: .now)),
    RelevantIntent(settings, widgetKind: "W", relevance: .date(.now, kind: .scheduled)),
    RelevantIntent(settings, widgetKind: "W", relevance: .location(inferred: .home)),
    RelevantIntent(settings, widgetKind: "W", relevance: .sleep(.bedtime)),
    RelevantIntent(settings, widgetKind: "W", relevance: .fitness(.workoutActive)),
    RelevantIntent(settings, widgetKind: "W", relevance: .hardware(headphones: .connected)),
    RelevantIntent(settings, "W", .date(interval: DateInterval())),
  ])
  let sleep: RelevantContext.SleepCondition = .wakeup
  let fitness: RelevantContext.FitnessCondition = .activityRingsIncomplete
  let headphones: RelevantContext.HeadphonesCondition = .connected
  let place: RelevantContext.InferredLocation = .commute
  let times: [RelevantContext.DateKind] = [.default, .informational, .scheduled]
  let _: [RelevantContext] = [
    .sleep(sleep), .fitness(fitness), .hardware(headphones: headphones),
    .location(inferred: place), .date(range: .now ... .distantFuture, kind: times[0]),
    .date(interval: DateInterval(), kind: times[1]),
  ]
  let activity = NSUserActivity(activityType: "a")
  let _: SpelledWidgetSettings? = activity.widgetConfigurationIntent()
  _ = activity.widgetConfigurationIntent(of: SpelledWidgetSettings.self)
}
