public import SnippetFoundation

/// The resources of the module that it stands in, such as in `String(localized: "Tea", bundle: #bundle)`.
///
/// A module without resources has those of the program.
///
/// **Source**: developer.apple.com/documentation/foundation/bundle()
@freestanding(expression)
public macro bundle() -> Bundle =
  #externalMacro(module: "IntentMacros", type: "BundleMacro")
