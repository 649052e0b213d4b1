/// The module that a thousand generated intents are in.
public enum Thousand {
  /// Its name, by which the intents are found.
  public static let module = "Thousand"
  /// How many there are.
  public static let count = 1000
}
