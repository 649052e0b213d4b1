public import IntentModel
public import Snippets

extension DisplayRepresentation.Image {
  /// A symbol in a colour and of a size, of which text shows nothing.
  @_disfavoredOverload
  public init?(
    systemName name: String,
    tintColor: UIColor? = nil,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: name) }
}
