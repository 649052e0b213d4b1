/// A view resolved and laid out for one width: a value without any of the app's code in it.
public struct ViewTree: Sendable, Equatable, Codable {}
