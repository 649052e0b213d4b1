import SnippetFoundation

@MainActor private var shared = Renderer()
/// A body may itself render: that one gets a renderer of its own.
@MainActor private var isRendering = false

@MainActor
private func withRenderer<Result, Failure: Error>(
  _ body: (inout Renderer) throws(Failure) -> Result
) throws(Failure) -> Result {
  if isRendering {
    var own = Renderer()
    return try EnvironmentValues.nested { () throws(Failure) in try body(&own) }
  }
  isRendering = true
  defer { isRendering = false }
  return try body(&shared)
}

/// Renders a view as plain rows.
///
/// Shape: one row a line, no trailing newline, no blanks at the end of a row.
/// Errors: views nested more than 1,000 deep give one row that says so.
@MainActor
public func render<V: View>(_ view: V, columns: Int = 44) -> String {
  Localization.withLocale(RenderSettings.standard.locale) {
    withRenderer { renderer in
      renderer.take(.standard)
      return renderer.render(view, columns: columns)
    }
  }
}

/// Renders a view as rows, plain or for a terminal.
@MainActor
public func render<V: View>(
  _ view: V,
  settings: RenderSettings,
  style: OutputStyle = .plain
) -> String {
  Localization.withLocale(settings.locale) {
    withRenderer { $0.render(view, settings: settings, style: style) }
  }
}

/// Lowers and lays out a view: the tree as a value, and the live values of its controls.
///
/// Errors: `ViewError.tooDeep` where views are nested more than 1,000 deep.
@MainActor
package func resolve(
  _ content: SnippetContent,
  settings: RenderSettings
) throws(ViewError) -> ResolvedSnippet {
  try Localization.withLocale(settings.locale) { () throws(ViewError) in
    try withRenderer { (renderer) throws(ViewError) in
      try renderer.resolve(content, settings: settings)
    }
  }
}
