extension FlowFile {
  /// What `@app` says, or the first of `@apps`: the app that cases begin in; empty if nothing is said.
  package var appName: String {
    for setting in settings { if case .app(let name) = setting.value { return name } }
    return appNames.first ?? ""
  }

  /// Every app that the cases go to.
  package var appNames: [String] {
    for setting in settings { if case .apps(let names) = setting.value { return names } }
    for setting in settings { if case .app(let name) = setting.value { return [name] } }
    return []
  }
}
