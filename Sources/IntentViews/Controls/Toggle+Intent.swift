public import IntentModel
public import SnippetFoundation
public import Snippets

extension Toggle {
  /// A toggle that runs an intent.
  @inlinable
  public nonisolated init<Intent: AppIntent>(
    isOn: Bool,
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _action: ControlAction(kind: .toggle, of: Intent.self),
      payload: intent,
      isOn: isOn,
      label: label()
    )
  }
}

extension Toggle where Label == Text {
  /// A toggle with words that runs an intent.
  @inlinable
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  /// A toggle with words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension Toggle where Label == Text {
  /// A toggle with words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
}

extension Toggle where Label == Snippets.Label<Text, Image> {
  /// A toggle with a symbol and words that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    systemImage: String,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Snippets.Label(title, systemImage: systemImage) }
  }

  /// A toggle with a symbol and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    isOn: Bool,
    intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }
}
