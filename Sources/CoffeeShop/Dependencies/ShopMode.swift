/// How the shop is today, so that each way of failing can be shown.
public enum ShopMode: Sendable, Equatable {
  /// Everything works.
  case open
  /// Refuses to begin an order.
  case closed
  /// Takes an order together, and then has nothing left to make it from.
  case soldOut
  /// Its kitchen holds the thread that asks it for a minute.
  case slow
  /// Not a mode: the text that was given for one. The first order says so.
  case unknown(String)

  /// The mode called `open`, `closed`, `soldout` or `slow`.
  public init(named name: String) {
    switch name.lowercased() {
    case "", "open": self = .open
    case "closed": self = .closed
    case "soldout", "sold-out": self = .soldOut
    case "slow": self = .slow
    default: self = .unknown(name)
    }
  }
}
