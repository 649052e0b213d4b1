import Foundation

/// Something that is dragged, dropped or pasted; in text nothing is, so it is only kept.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  // Set while it is made only.
  private let object: NSObject?
  /// The types it can be read as.
  public let registeredTypeIdentifiers: [String]
  /// A name for a file of it; set and read by the app alone.
  public var suggestedName: String?

  /// Makes one of nothing.
  public override init() {
    (object, registeredTypeIdentifiers) = (nil, [])
    super.init()
  }

  /// Makes one of an object.
  public init(object: NSObject) {
    self.object = object
    registeredTypeIdentifiers = [object is NSURL ? "public.url" : "public.utf8-plain-text"]
    super.init()
  }

  /// Makes one of an object that can be read as a type.
  public init(item: NSObject?, typeIdentifier: String?) {
    (object, registeredTypeIdentifiers) = (item, typeIdentifier.map { [$0] } ?? [])
    super.init()
  }

  /// Makes one of a file.
  public convenience init?(contentsOf fileURL: URL) { self.init(object: fileURL as NSURL) }

  /// Whether it can be read as a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }
}
