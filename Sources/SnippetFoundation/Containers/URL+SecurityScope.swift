public import Foundation

extension URL {
  /// True: on Linux no program keeps a file from another of the same person, so there is nothing to ask for.
  ///
  /// **Source**: developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource()
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing: there was nothing to ask for.
  public func stopAccessingSecurityScopedResource() {}
}
