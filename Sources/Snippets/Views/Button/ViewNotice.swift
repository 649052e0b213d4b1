import SnippetFoundation

/// Something in a tree that cannot act where the tree is shown.
struct ViewNotice: Sendable, Hashable, Codable {
  /// What cannot act.
  enum Kind: String, Sendable, Codable {
    case button, toggle, menu, gesture, field
  }

  let kind: Kind
  /// The view's name in source, or the modifier's.
  let view: String
  /// The words on it.
  let text: String
}

extension ViewNotice: CustomStringConvertible {
  var description: String {
    let name = text.isEmpty ? "\(view) without words" : "\(view) '\(text)'"
    switch kind {
    case .button:
      return "\(name): its closure is not run in a snippet or a widget. Use Button(intent:)."
    case .toggle:
      return "\(name): its binding is not set in a snippet or a widget. Use Toggle(isOn:intent:)."
    case .menu:
      return "\(name): it does nothing in a snippet or a widget. Use Button(intent:)."
    case .gesture:
      return "\(name): the gesture is not seen in a snippet or a widget. Use Button(intent:)."
    case .field:
      return "\(name): its value cannot be changed in a snippet or a widget. Use Button(intent:)."
    }
  }
}

extension TreeBuilder {
  /// Keeps that something cannot act; once for the same words.
  mutating func note(_ kind: ViewNotice.Kind, _ view: String, _ text: String) {
    guard collectsControls, !environment.isHidden, notices.count < 100 else { return }
    // Of a tab that is not shown.
    if let window, next <= window.lowerBound || next > window.upperBound { return }
    let notice = ViewNotice(kind: kind, view: view, text: visible(text))
    if !notices.contains(notice) { notices.append(notice) }
  }

  /// Keeps that a control's closure is not run; the action of what is no button names it.
  mutating func note(_ control: ViewTree.Control, _ text: String) {
    let name = control.action.identifier
    switch control.kind {
    case .toggle: note(.toggle, "Toggle", text)
    case .button: name.isEmpty ? note(.button, "Button", text) : note(.menu, name, text)
    }
  }
}
