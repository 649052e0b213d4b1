/// `#bundle`: the resources of the module that it stands in.
enum BundleMacro: ExpressionMacro {
  static func expression(of use: MacroUse) -> String {
    let module = use.fileID.prefix { $0 != "/" }
    return "SnippetFoundation._bundle(ofModule: \"\(module)\")"
  }
}
