/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// A kind of card by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A kind of card by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// American Express.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Bancomat.
  public static let bancomat = PKPaymentNetwork("Bancomat")
  /// Bancontact.
  public static let bancontact = PKPaymentNetwork("Bancontact")
  /// Cartes Bancaires.
  public static let cartesBancaires = PKPaymentNetwork("CartesBancaires")
  /// UnionPay.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Dankort.
  public static let dankort = PKPaymentNetwork("Dankort")
  /// Discover.
  public static let discover = PKPaymentNetwork("Discover")
  /// Eftpos.
  public static let eftpos = PKPaymentNetwork("Eftpos")
  /// Visa Electron.
  public static let electron = PKPaymentNetwork("Electron")
  /// Elo.
  public static let elo = PKPaymentNetwork("Elo")
  /// Girocard.
  public static let girocard = PKPaymentNetwork("Girocard")
  /// iD.
  public static let idCredit = PKPaymentNetwork("iD")
  /// Interac.
  public static let interac = PKPaymentNetwork("Interac")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// JCB.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Mada.
  public static let mada = PKPaymentNetwork("Mada")
  /// Maestro.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Mastercard.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Mir.
  public static let mir = PKPaymentNetwork("Mir")
  /// PostFinance.
  public static let postFinance = PKPaymentNetwork("PostFinanceAG")
  /// A card of a shop's own.
  public static let privateLabel = PKPaymentNetwork("PrivateLabel")
  /// QUICPay.
  public static let quicPay = PKPaymentNetwork("QUICPay")
  /// Suica.
  public static let suica = PKPaymentNetwork("Suica")
  /// Visa.
  public static let visa = PKPaymentNetwork("Visa")
  /// V Pay.
  public static let vPay = PKPaymentNetwork("VPay")
}
