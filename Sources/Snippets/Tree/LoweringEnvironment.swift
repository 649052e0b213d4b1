/// What views inherit while they are lowered: the few values that nearly every view asks for.
///
/// It lives in the builder: a modifier saves it, changes it, lowers its content and restores it.
@frozen
public struct LoweringEnvironment: BitwiseCopyable {
  /// How characters look.
  public var style = Style()
  /// The most lines of a text; 0: no limit.
  public var lineLimit: Int32 = 0
  /// The axis that spacers and dividers follow: 0 in a row, 1 in a column, 2 outside of stacks.
  public var axis: UInt8 = 1
  /// Bits for a text's node: its alignment (2, 3) and where it is cut (4, 5).
  @usableFromInline var textFlags: UInt8 = 0
  /// What a text has to go through before it is drawn; nothing for most.
  @usableFromInline var textRules = TextRules()
  /// The rows that a text takes at least.
  @usableFromInline var leastLines: Int32 = 0
  /// The view that a shape stands in front of or behind; -1: none.
  @usableFromInline var decorated: Int32 = -1
  /// The colour of controls.
  public var tint = StyleChange()
  @usableFromInline var isDisabled = false
  @usableFromInline var isHidden = false
  @usableFromInline var isInControl = false
  @usableFromInline var isPrivate = false
  /// Styles and places that few views ask for.
  @usableFromInline var surroundings = Surroundings(rawValue: 0)

  @inlinable init() {}
}
