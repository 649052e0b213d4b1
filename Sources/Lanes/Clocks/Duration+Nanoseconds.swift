extension Duration {
  /// The whole duration in nanoseconds, at most some 290 years.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max / 2 : min(product, .max / 2) + attoseconds / 1_000_000_000
  }
}
