import FlowEngine

extension CheckVerb {
  /// `opened ~ Orders{{*}}`: the step sent the person to the app, for this reason or to this place.
  static let opened = CheckVerb(
    "opened",
    usage: "opened ~ TEXT",
    parse: CheckedText.init(_:)
  ) { text, scene in
    let opened = scene.events.flatMap { event -> [String] in
      if case .noted(.opened(let app, let reason)) = event { [reason, app] } else { [] }
    }
    return text.verdict(among: opened.map(scene.filtered), of: "opening of an app", &scene.captures)
  }
}
