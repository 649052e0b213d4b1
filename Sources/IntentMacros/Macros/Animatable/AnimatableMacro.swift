/// `@Animatable`: a type that changes by steps, which in text it never does; `@AnimatableIgnored` adds nothing.
enum AnimatableMacro {
  static let name = "AnimatableMacro"
  static let nameOfIgnored = "AnimatableIgnoredMacro"

  /// The conformance, if the type does not have it.
  static func extensions(of use: HostMessage.AttachedUse, extending type: String?) -> String {
    guard use.macroRole == "extension", use.conformanceListSyntax != nil, let type else {
      return ""
    }
    return "extension \(type): Animatable {}"
  }
}
