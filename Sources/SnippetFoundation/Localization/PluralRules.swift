/// The rules for cardinal numbers, one a group of languages.
///
/// **Source**: Unicode CLDR, language plural rules.
enum PluralRules {
  /// The category of a number in a language such as `de` or `pt-PT`.
  static func category(_ number: PluralOperands, _ language: String) -> PluralCategory {
    if language == "pt-PT" { return oneAndMillions(number) }
    let base = language.prefix { $0 != "-" && $0 != "_" }
    return rules[String(base)]?(number) ?? .other
  }

  private typealias Rule = @Sendable (PluralOperands) -> PluralCategory

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ languages: String, _ rule: @escaping Rule) {
      for language in languages.split(separator: " ") { rules[String(language)] = rule }
    }
    add("ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi", one)
    add(
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj \
      kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps \
      rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """
    ) { $0.n == 1 ? .one : .other }
    add("am as bn doi fa gu hi kn pcm zu") { $0.i == 0 || $0.n == 1 ? .one : .other }
    add("ff hy kab") { $0.i <= 1 ? .one : .other }
    add("ak bho csw guw ln mg nso pa ti wa") { $0.n == 0 || $0.n == 1 ? .one : .other }
    add("si") { $0.n == 0 || $0.n == 1 || ($0.i == 0 && $0.f == 1) ? .one : .other }
    add("tzm") { $0.isWhole(in: 0...1) || $0.isWhole(in: 11...99) ? .one : .other }
    add("da") { $0.n == 1 || ($0.t != 0 && $0.i <= 1) ? .one : .other }
    add("is", icelandic)
    add("mk") { endsInOne($0) ? .one : .other }
    add("ceb fil tl", filipino)
    add("lv prg", latvian)
    add("lag") { $0.n == 0 ? .zero : $0.i <= 1 ? .one : .other }
    add("blo ksh") { $0.n == 0 ? .zero : $0.n == 1 ? .one : .other }
    add("he iw", hebrew)
    add("iu naq sat se sma smi smj smn sms") { $0.n == 1 ? .one : $0.n == 2 ? .two : .other }
    add("shi") { $0.i == 0 || $0.n == 1 ? .one : $0.isWhole(in: 2...10) ? .few : .other }
    add("mo ro", romanian)
    add("bs hr sh sr", serbian)
    add("fr pt") { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
    add("ca it lld scn vec", oneAndMillions)
    add("es") { $0.n == 1 ? .one : $0.isMillions ? .many : .other }
    add("gd", gaelic)
    add("sl", slovenian)
    add("dsb hsb", sorbian)
    add("cs sk", czech)
    add("pl", polish)
    add("be", belarusian)
    add("ru uk", russian)
    add("lt", lithuanian)
    add("br", breton)
    add("mt", maltese)
    add("ga", irish)
    add("gv", manx)
    add("kw", cornish)
    add("ar ars", arabic)
    add("cy", welsh)
    return rules
  }()

  private static let one: Rule = { $0.i == 1 && $0.v == 0 ? .one : .other }

  private static let oneAndMillions: Rule = {
    $0.i == 1 && $0.v == 0 ? .one : $0.isMillions ? .many : .other
  }
}
