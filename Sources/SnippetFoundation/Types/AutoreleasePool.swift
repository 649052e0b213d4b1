/// Calls `body`: on Linux objects are let go as soon as nobody holds them.
///
/// **Source**: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
