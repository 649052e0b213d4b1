/// A macro that stands for a value.
protocol ExpressionMacro: SendableMetatype {
  /// What the use of the macro becomes.
  static func expression(of use: MacroUse) -> String
}
