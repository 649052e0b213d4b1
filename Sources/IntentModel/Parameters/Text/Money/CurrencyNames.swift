import SnippetFoundation

/// What a person of a locale calls currencies: by code, by sign, or in words.
///
/// Signs and words are those that the locale writes, and those that are known everywhere. What several currencies share,
/// such as `$` and `kr`, is the locale's own where that is one of them, else the one that most people mean, if there is one.
struct CurrencyNames: Sendable {
  /// By names in small letters.
  private let meanings: [String: Meaning]
  /// Whether the locale's own currency is the euro.
  private let isEuropean: Bool

  /// What a name may mean.
  struct Meaning: Sendable {
    /// The likeliest first.
    var codes: [String]
    /// The one that is meant where nothing else is said; nil: it could be any.
    var meant: String?

    /// What both of two names may mean; nil: nothing.
    func agreed(with other: Meaning) -> Meaning? {
      let both = codes.filter(other.codes.contains)
      let one = both.count == 1 ? both[0] : nil
      return both.isEmpty ? nil : Meaning(codes: both, meant: one ?? both.first { $0 == meant })
    }
  }

  /// Of the person for whom the current code runs.
  static var current: CurrencyNames { of(Localization.locale ?? .source) }

  /// Of a locale.
  static func of(_ locale: Locale) -> CurrencyNames { known.value(of: locale, else: Self.init) }

  private static let known = BoundedCache<String, CurrencyNames>(limit: 20)

  private init(_ locale: Locale) {
    let own = locale.currency?.identifier
    isEuropean = own == "EUR"
    var codes: [String: [String]] = [:]
    func add(_ name: String, _ code: String, isFirst: Bool) {
      guard !name.isEmpty, name != "¤" else { return }
      let others = (codes[name] ?? []).filter { $0 != code }
      codes[name] = isFirst || others.isEmpty ? [code] + others : others + [code]
    }
    for (names, shared) in Self.everywhere {
      for name in names { codes[Self.key(name)] = shared }
    }
    var signs: [String: Int] = [:]
    for code in Locale.commonISOCurrencyCodes {
      let names = Self.names(of: code, in: locale).map { Self.key($0) }
      signs[names[0], default: 0] += 1
      for (place, name) in names.enumerated() {
        // The signs that the locale writes are before those that are known everywhere.
        add(name, code, isFirst: place == 0)
      }
    }
    var meanings: [String: Meaning] = [:]
    for (name, shared) in codes {
      if let own, shared.contains(own) {
        meanings[name] = Meaning(codes: [own] + shared.filter { $0 != own }, meant: own)
      } else {
        let isMeant = shared.count == 1 || signs[name] == 1 || Self.chief.contains(shared[0])
        meanings[name] = Meaning(codes: shared, meant: isMeant ? shared[0] : nil)
      }
    }
    for code in Locale.commonISOCurrencyCodes {
      meanings[code.lowercased()] = Meaning(codes: [code], meant: code)
    }
    self.meanings = meanings
  }

  /// What a name of a hundredth may mean, such as `cents`; nil: it is none.
  func meaning(ofHundredth name: String) -> Meaning? {
    switch Self.key(name) {
    case "cent", "cents", "¢":
      guard var meaning = meaning(of: "dollars"), let euro = self.meaning(of: "euros") else {
        return nil
      }
      meaning.codes += euro.codes
      if isEuropean, let meant = euro.meant {
        meaning = Meaning(codes: [meant] + meaning.codes.filter { $0 != meant }, meant: meant)
      }
      return meaning
    case "pence": return Meaning(codes: ["GBP"], meant: "GBP")
    default: return nil
    }
  }

  /// With how many digits behind the point amounts in a currency are written.
  static func decimals(of code: String) -> Int {
    let style = Decimal.FormatStyle.Currency(code: code, locale: .source)
    return Decimal(0).formatted(style).count(where: \.isNumber) - 1
  }

  /// What a name may mean; nil: it is no name of a currency.
  func meaning(of name: String) -> Meaning? { meanings[Self.key(name)] }

  /// The sign and the words that the locale writes for an amount in a currency, the sign first.
  private static func names(of code: String, in locale: Locale) -> [String] {
    let sign = Decimal.FormatStyle.Currency(code: code, locale: locale)
    let words = sign.presentation(.fullName)
    let (five, one) = (Decimal(5), Decimal(1))
    return [sign.format(five), words.format(five), words.format(one)].map { unnumbered($0) }
  }

  /// What is left of a written amount without its number.
  private static func unnumbered(_ text: String) -> String {
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber)
    else { return text }
    return (text[..<first] + " " + text[text.index(after: last)...]).trimmed
  }

  /// Small letters, blanks of one kind, no marks that are not seen.
  private static func key(_ text: String) -> String {
    var key = ""
    for scalar in text.lowercased().unicodeScalars
    where scalar.properties.generalCategory != .format {
      if scalar.properties.isWhitespace {
        if key.last != " " { key.append(" ") }
      } else {
        key.unicodeScalars.append(scalar)
      }
    }
    return key.trimmed
  }

  /// Those that are meant by a shared name outside of their regions too.
  private static let chief: Set<String> = ["USD", "GBP", "JPY", "CHF", "INR"]

  /// Names that are known in every locale; those that several currencies share with the likeliest first.
  private static let everywhere: [(names: [String], codes: [String])] = [
    (["US$", "$US"], ["USD"]), (["CA$", "C$", "$CA"], ["CAD"]), (["A$", "AU$", "$AU"], ["AUD"]),
    (["NZ$", "$NZ"], ["NZD"]), (["HK$", "$HK"], ["HKD"]), (["S$", "SG$"], ["SGD"]),
    (["NT$"], ["TWD"]), (["MX$", "Mex$"], ["MXN"]), (["R$"], ["BRL"]), (["€"], ["EUR"]),
    (["JP¥"], ["JPY"]), (["CN¥", "RMB", "元"], ["CNY"]), (["円"], ["JPY"]), (["₹"], ["INR"]),
    (["₩"], ["KRW"]), (["₽"], ["RUB"]), (["₺"], ["TRY"]), (["₴"], ["UAH"]), (["₪"], ["ILS"]),
    (["₫"], ["VND"]), (["฿"], ["THB"]), (["₱"], ["PHP"]), (["zł"], ["PLN"]), (["Kč"], ["CZK"]),
    (["Ft"], ["HUF"]), (["Fr.", "SFr.", "Fr"], ["CHF"]),
    (["$", "dollar", "dollars", "buck", "bucks", "ドル"], dollars), (["¥", "￥"], ["JPY", "CNY"]),
    (["£", "pound", "pounds", "quid"], ["GBP", "EGP", "LBP", "SYP", "SDG"]),
    (["kr", "kr."], ["SEK", "NOK", "DKK", "ISK"]), (["euro", "euros", "ユーロ"], ["EUR"]),
    (["ポンド"], ["GBP"]), (["ウォン"], ["KRW"]),
    (["yen"], ["JPY"]), (["yuan", "renminbi"], ["CNY"]), (["won"], ["KRW", "KPW"]),
    (["rupee", "rupees"], ["INR", "PKR", "LKR", "NPR", "MUR", "SCR"]),
    (["franc", "francs"], ["CHF", "XOF", "XAF", "XPF", "CDF", "RWF", "BIF", "DJF", "GNF", "KMF"]),
    (["krona", "kronor"], ["SEK", "ISK"]), (["krone", "kroner"], ["NOK", "DKK"]),
    (["krónur", "króna"], ["ISK"]), (["zloty", "zlotys", "złoty", "złote", "złotych"], ["PLN"]),
    (["koruna", "korunas"], ["CZK"]), (["forint", "forints"], ["HUF"]),
    (["lira", "liras"], ["TRY"]),
    (["real", "reais", "reals"], ["BRL"]), (["rand"], ["ZAR"]), (["baht"], ["THB"]),
    (["ruble", "rubles", "rouble", "roubles"], ["RUB", "BYN"]), (["hryvnia", "hryvnias"], ["UAH"]),
    (["shekel", "shekels"], ["ILS"]), (["dong"], ["VND"]), (["rupiah"], ["IDR"]),
    (["ringgit"], ["MYR"]), (["peso", "pesos"], pesos), (["leu", "lei"], ["RON", "MDL"]),
    (["dirham", "dirhams"], ["AED", "MAD"]), (["riyal", "riyals"], ["SAR", "QAR", "OMR", "YER"]),
    (["dinar", "dinars"], ["KWD", "JOD", "BHD", "TND", "DZD", "IQD", "LYD", "RSD"]),
  ]

  private static let dollars = [
    "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "MXN", "ARS", "CLP", "COP", "UYU", "BBD",
    "BMD",
    "BND", "BSD", "BZD", "FJD", "GYD", "JMD", "KYD", "LRD", "NAD", "SBD", "SRD", "TTD", "XCD",
  ]
  private static let pesos = ["MXN", "ARS", "CLP", "COP", "PHP", "UYU", "DOP", "CUP"]
}
