/// Why a view could not become a tree.
public enum ViewError: Error, Equatable, Sendable, CustomStringConvertible {
  /// More than `limit` views stand inside each other; `type` is the app's view that stands in itself, else where lowering stopped.
  case tooDeep(type: String, limit: Int)

  /// The error in words, with what to do.
  public var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      "'\(type)': more than \(limit) nested views. Does its body contain itself without an end?"
    }
  }
}
