/// What a row of output must look like.
package enum ExpectedRow: Sendable, Equatable {
  case literal(String)
  /// `~ ...`.
  case pattern(FlowPattern)
  /// `...`: any rows, also none.
  case anything
}
