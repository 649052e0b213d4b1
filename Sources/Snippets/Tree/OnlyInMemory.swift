/// Keeps what stores it in memory, never in registers.
///
/// For types that cannot be copied and have dozens of fields: a method that only reads is checked field by field and block
/// by block if the compiler may take the value apart, which makes 150 ms for one of thirty lines.
struct OnlyInMemory {
  private let value: (any Sendable)? = nil
}
