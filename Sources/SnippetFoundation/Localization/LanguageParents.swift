/// What languages take their words from where they have none of their own.
///
/// **Source**: the parent locales of Unicode's CLDR, with Apple's own (Australia's English from the British), as Foundation
/// has them. `Locale.Language.parent` is not asked: where several threads do, one of them may never come back, as ICU's
/// table of parents becomes a ring.
enum LanguageParents {
  /// The parent of a language, as a name that may leave the usual script out; nil: there is none.
  static func parent(
    code: String,
    script: String?,
    usualScript: String?,
    region: String?
  ) -> String? {
    let short = script == nil || script == usualScript ? code : "\(code)-\(script ?? "")"
    guard let region else { return languages[short] }
    return regions["\(short)-\(region)"] ?? short
  }

  /// Of languages without a region.
  private static let languages = [
    "nb": "no", "nn": "no", "hi-Latn": "en-IN", "zh": "zh-Hans-CN", "zh-Hant": "zh-Hant-TW",
    "yue": "yue-Hant-HK", "yue-Hans": "yue-Hans-CN", "pa-Aran": "pa-Arab",
    "ur": "ur-Arab", "ur-Arab": "ur-Aran", "ks": "ks-Arab", "ks-Arab": "ks-Aran",
  ]

  /// Of languages with a region that is not simply left out.
  private static let regions: [String: String] = {
    var parents = ["zh-Hant-MO": "zh-Hant-HK"]
    for (parent, children) in children {
      let code = parent.prefix { $0 != "-" }
      for region in children.split(separator: " ") { parents["\(code)-\(region)"] = parent }
    }
    return parents
  }()

  private static let children: KeyValuePairs<String, String> = [
    "en-001": "AG AR BR CM CV ER FM GB ID IL LR MG MM PG PN PW RW SX TH TK",
    "en-150": "AL AT BE BG CH CY CZ DE DK EE FI FR GR HU LT LV NL NO PL PT RU SE SI SK UA",
    "en-AU": "CC CK CX NF NR NU NZ WS",
    "en-GB": """
    150 AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE \
    JM KE KI KN KY LC LS MO MS MT MU MV MW MY NA NG PK SB SC SD SG SH SL SS SZ TC \
    TO TT TV TZ UG VC VG VU ZA ZM ZW
    """,
    "es-419": """
    AG AR BB BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC GD GT GY HN HT KN KY LC \
    MX NI PA PE PR PY SV TC TT US UY VC VE VG VI
    """,
    "pt-PT": "AO CH CV FR GQ GW LU MO MZ ST TL",
  ]
}
