import IntentModel
import SnippetFoundation

/// The kinds of the widgets and controls of an app; `modules`: those whose types count, nil: all.
@MainActor
func kinds(of modules: [String]?) -> [String] {
  let modules = modules.map(modulesWithPackages)
  let widgets = ImageTypes.ofApps(in: modules, conformingTo: (any Widget.Type).self)
  let controls = ImageTypes.ofApps(in: modules, conformingTo: (any ControlWidget.Type).self)
  return
    (widgets.compactMap { description(of: $0)?.kind }
    + controls.compactMap { description(of: $0)?.kind }).sorted()
}

/// What the configuration of a widget says; nil: it is none.
@MainActor
package func description(of type: any Widget.Type) -> WidgetDescription? {
  func describe<W: Widget>(_ type: W.Type) -> WidgetDescription? { W.Body._describe(W().body) }
  return describe(type)
}

/// What the configuration of a control says; nil: it is none.
@MainActor
package func description(of type: any ControlWidget.Type) -> WidgetDescription? {
  func describe<W: ControlWidget>(_ type: W.Type) -> WidgetDescription? {
    W.Body._describe(W().body)
  }
  return describe(type)
}
