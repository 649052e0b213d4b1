import FlowEngine
import Snippets

/// Thinks up inputs: half of them fit what is asked, so that conversations get somewhere.
struct AttackGenerator {
  var dice: Dice

  private static let phrases = [
    "order a latte", "order", "order an espresso", "order 2 mochas", "order tea", "reorder",
    "where is my order", "show my order", "what's today's special", "order the same again",
    "order a latte from coffee shop open", "ordr a late",
  ]

  private static let words = [
    "0", "1", "2", "3", "12", "13", "-1", "+1", "007", "1e3", "99999999999999999999", "two",
    "two dozen", "small", "medium", "large", "Large", "lar", "yes", "y", "YES", " yes ", "no", "n",
    "place order", "order", "place it", "not yet", "later", "+", "-", "oat milk", "oat milk #2",
    "#1", "x#", "cancel order", "cancel it", "keep", "explain", "done", "back", "cancel", "help",
    "?", "latte", "mocha", "then Reorder", "then", "yes yes", "yes\tno", "", " ", "quit ",
  ]

  private static let commands = [
    "/help", "/cancel", "/back", "/set", "/set quantity 3", "/set size large", "/set size",
    "/set product mocha", "/set quantity latte", "/set nothing 1", "/again", "/review", "/trace",
    "/intents", "/width", "/width 20", "/width 8", "/width 1000", "/width 7",
    "/width 99999999999999999999", "/width -5", "/", "//", "/ help", "/HELP", "/yes", "/save",
    "/resume", "/set\u{0}quantity 2", "/set quantity \u{1B}[2J",
  ]

  private static let oddities = [
    "\u{1B}[2J", "\u{0}", "\u{7}", "\r", "a\rb", "\u{8}\u{8}yes", "\u{202E}sey", "yes\u{200F}",
    "\u{2028}yes", "yes\nyes", "\n\n", "\u{FEFF}yes", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "注文", "ｙｅｓ",
    "\u{1B}]0;title\u{7}", "%n%s%@", "{{*}}", "...", "> yes", "! confirm", "[yes] Place Order",
    "'", "\"", "\\", "\u{1B}[200~yes\u{1B}[201~", "\u{4}", "\u{3}",
  ]

  mutating func next(_ view: ConversationView) -> AttackInput {
    switch dice.roll(100) {
    case ..<50: fitting(view)
    case ..<56: .line(dice.pick(Self.phrases))
    case ..<66: .line(dice.pick(Self.words))
    case ..<73: .line(dice.pick(Self.commands))
    case ..<78: .line(dice.pick(Self.oddities))
    case ..<80: .line(noise())
    case ..<84: .wait(milliseconds: dice.pick([0, 1, 250, 1_000, 31_000, 61_000, 600_000]))
    case ..<87: .resize(dice.pick([0, 1, 8, 20, 34, 44, 80, 200, 1_000, -3, .max, .min]))
    case ..<95: event(view)
    case ..<99: .atOnce((0...1 + dice.roll(2)).map { _ in single(view) })
    default: dice.roll(3) == 0 ? .endOfInput : .line("quit")
    }
  }

  /// Something that gets the conversation on.
  private mutating func fitting(_ view: ConversationView) -> AttackInput {
    let fits = view.completions.filter { $0 != "help" && $0 != "cancel" }
    if view.question == nil, dice.roll(3) == 0 { return .line(dice.pick(Self.phrases)) }
    guard !fits.isEmpty else { return .line(String(1 + dice.roll(4))) }
    let label = dice.pick(fits)
    return dice.roll(4) == 0 ? .tap(label) : .line(label)
  }

  private mutating func single(_ view: ConversationView) -> AttackInput {
    dice.roll(2) == 0 ? fitting(view) : .line(dice.pick(Self.words))
  }

  private mutating func event(_ view: ConversationView) -> AttackInput {
    switch dice.roll(9) {
    case 0: .confirm
    case 1: .decline
    case 2: .cancel
    case 3: .back
    case 4: .interrupt
    case 5: .reload(dice.pick(["Open Order", "OrderSnippetIntent", "Review Order", "nothing"]))
    case 6: .then(dice.pick(["Reorder", "Order Coffee", "Place Order", "nothing"]))
    case 7: .tap(dice.pick(Self.words + Self.oddities))
    default: .tap(view.snippet.flatMap { dice.pick([""] + $0.tree.controls.map(\.label)) } ?? "1")
    }
  }

  /// Bytes, read as text.
  private mutating func noise() -> String {
    let length = dice.roll(10) == 0 ? 5_000 : dice.roll(40)
    return String(decoding: (0..<length).map { _ in UInt8(dice.roll(256)) }, as: UTF8.self)
  }
}
