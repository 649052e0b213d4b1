public import SnippetFoundation

/// A view with words for those who hear it.
///
/// A label takes the place of a view's text, and of the name of a button or a field: what that is and its value are
/// still said, and of what stands on a control only the part that has it is said otherwise. A control is chosen by the
/// words on it, by its label or by its number.
public nonisolated struct Spoken<Content: View>: PrimitiveView {
  enum Words: Sendable {
    case label(Text)
    /// What the view's value is.
    case value(Text)
    /// Something else that it holds, said after all else.
    case content([Text])
    /// Said after all else.
    case more([Text])
    case nothing
    case asShown
    /// What stands inside, as one thing.
    case together
    /// What stands inside, one by one, behind what it is called.
    case contained
  }

  let content: Content
  let words: Words

  /// Appends the content's nodes and keeps the words for those who hear them.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let (control, node) = (builder.controls.count, builder.next)
    let (notes, parts) = (builder.spoken.count, builder.spokenParts.count)
    Content._lower(view.content, &builder)
    let hidden = builder.redactedWords ?? builder.redactedWords(since: node)
    if case .label(let label) = view.words, builder.next > node, builder.nodes[node].kind != .text {
      builder.nameDrawing(hidden ?? visible(label.plainText), from: node)
    }
    guard builder.collectsControls else { return }
    switch view.words {
    case .label(let label):
      let words = hidden ?? visible(label.plainText)
      if builder.environment.isInControl {
        builder.spokenLabel = words
        builder.speak(words, from: node)
      } else if !builder.namePart(words, from: node, parts) {
        name(words, &builder, control: control, notes: notes, node: node)
      }
      if builder.controls.count == control + 1, builder.controls[control].label != words {
        builder.controls[control].spokenName = words
      }
    case .value(let value):
      let words = hidden ?? visible(value.plainText)
      if !builder.replaceValue(words, from: node, parts) { builder.speakValue(words, from: node) }
    case .content(let texts):
      builder.speakValue(hidden ?? Self.joined(texts), from: node)
    case .more(let texts):
      builder.speakValue(Self.joined(texts), from: node)
    case .nothing: builder.speak("", from: node)
    case .contained: builder.keepContainer(from: node)
    case .asShown: break
    case .together:
      let words = builder.spokenWords(from: node)
      if words.count > 1 { builder.speak(words.joined(separator: ", "), from: node) }
    }
  }

  @MainActor
  private static func joined(_ texts: [Text]) -> String {
    texts.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Words are said in place of all text; beside controls, where what stands inside is one thing, else they name those
  /// that have no words.
  @MainActor
  private static func name(
    _ words: String,
    _ builder: inout TreeBuilder,
    control: Int,
    notes: Int,
    node: Int
  ) {
    let isOne = builder.isOne(builder.spoken[notes...], from: node)
    if builder.controls.count == control || isOne { return builder.speak(words, from: node) }
    builder.nameWordless(words, since: control, from: node)
  }
}

extension View {
  private nonisolated func spoken(
    _ words: Spoken<Self>.Words,
    if isEnabled: Bool = true
  ) -> Spoken<Self> { Spoken(content: self, words: isEnabled ? words : .asShown) }

  /// Says what a view is.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.label(label), if: isEnabled) }

  /// Says what a view is.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.label(Text(labelKey)), if: isEnabled) }

  /// Says what a view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.label(Text(label)), if: isEnabled) }

  /// Says what a view is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.label(Text(verbatim: String(label))), if: isEnabled) }

  /// Says what a view's value is, in place of the value that it has by itself.
  public nonisolated func accessibilityValue(
    _ value: Text,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.value(value), if: isEnabled) }

  /// Says what a view's value is, in place of the value that it has by itself.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.value(Text(valueKey)), if: isEnabled) }

  /// Says what a view's value is, in place of the value that it has by itself.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ value: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.value(Text(value)), if: isEnabled) }

  /// Says what a view's value is, in place of the value that it has by itself.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.value(Text(verbatim: String(value))), if: isEnabled) }

  /// Says what a tap does, after all else.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> Spoken<Self> {
    spoken(.more([hint]), if: isEnabled)
  }

  /// Says what a tap does, after all else.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.more([Text(hintKey)]), if: isEnabled) }

  /// Says what a tap does, after all else.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.more([Text(hint)]), if: isEnabled) }

  /// Says what a tap does, after all else.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(.more([Text(verbatim: String(hint))]), if: isEnabled) }

  /// Keeps a view from those who hear it.
  ///
  /// Its controls are still said: whoever hears a snippet can choose what all others can.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool = true
  ) -> Spoken<Self> { spoken(hidden ? .nothing : .asShown, if: isEnabled) }

  /// Says what stands inside as one thing, not at all, or as it is.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Spoken<Self> {
    switch children {
    case .combine: spoken(.together)
    case .contain: spoken(.contained)
    case .ignore: spoken(.nothing)
    default: spoken(.asShown)
    }
  }

  /// Says what a view is beside what it is called: `heading`, `selected`.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> Spoken<Self> { spoken(.more(traits.words.map { Text(verbatim: $0) })) }

  /// Takes back what a view is; accepted, only what was added is said.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }

  /// Says that a view is a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Spoken<Self> {
    accessibilityAddTraits(.isHeader)
  }

  /// Says something more, after what the view is called.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Spoken<Self> { spoken(.content([label, value])) }

  /// Says something more, after what the view is called.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Spoken<Self> { spoken(.content([Text(labelKey), value])) }

  /// Says something more, after what the view is called.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> Spoken<Self> { spoken(.content([Text(labelKey), Text(valueKey)])) }
}
