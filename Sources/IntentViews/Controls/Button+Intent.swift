public import IntentModel
public import SnippetFoundation
public import Snippets

extension Button {
  /// A button that runs an intent.
  @inlinable
  public nonisolated init<Intent: AppIntent>(
    role: ButtonRole? = nil,
    intent: Intent,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _action: ControlAction(kind: .intent, of: Intent.self),
      payload: intent,
      role: role,
      label: label()
    )
  }
}

extension Button where Label == Text {
  /// A button with words that runs an intent.
  @inlinable
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleKey) }
  }

  /// A button with words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == Text {
  /// A button with words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with its role's own words that runs an intent.
  public nonisolated init<Intent: AppIntent>(role: ButtonRole, intent: Intent) {
    self.init(role: role, intent: intent) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == Snippets.Label<Text, Image> {
  /// A button with a symbol and words that runs an intent.
  @inlinable
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Snippets.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Snippets.Label(title, systemImage: systemImage) }
  }

  /// A button with a symbol and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) {
      Snippets.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension Button where Label == Snippets.Label<Text, Image> {
  /// A button with a picture and words that runs an intent.
  public nonisolated init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Snippets.Label(titleKey, image: image) }
  }

  /// A button with a picture and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Snippets.Label(title, image: image) }
  }

  /// A button with a picture and words that runs an intent.
  @_disfavoredOverload
  public nonisolated init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource,
    image: ImageResource,
    role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Snippets.Label(titleResource, image: image) }
  }
}
