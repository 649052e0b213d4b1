// What is typed and searched for: accepted, in text nothing is typed into a view.
extension View {
  /// Runs a closure when what was typed is sent; accepted, not run.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> Self { self }

  /// Sets the word of the key that sends; accepted.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> Self { self }

  /// Keeps what is typed from views outside; accepted.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> Self { self }

  /// Corrects what is typed or does not; accepted.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }

  /// Sets what is written with capital letters; accepted.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> Self { self }

  /// Sets which keys there are; accepted.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> Self { self }

  /// Sets what is typed; accepted.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> Self { self }

  /// Gives a control keys; accepted.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> Self { self }

  /// Gives a control keys; accepted.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }

  /// Gives a control keys; accepted.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }

  /// Lets a person search; the field is not drawn.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> Self { self }

  /// Lets a person search; the field is not drawn.
  public nonisolated func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> Self { self }

  /// Lets a person search; the field is not drawn.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> Self { self }

  /// Lets a person search; the field is not drawn.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> Self { self }

  /// Lets a person search; the field is not drawn.
  public nonisolated func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> Self { self }

  /// Sets where is searched; not drawn.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> Self { self }

  /// Sets what a search may be for; not drawn.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> Self { self }

  /// Sets what a suggestion writes; accepted.
  public nonisolated func searchCompletion(_ completion: String) -> Self { self }
}
