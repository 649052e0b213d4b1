import AppIntents
import Testing

@testable import IntentModel

private struct Swallow: AppIntent {
  static let title: LocalizedStringResource = "Swallow"
  @Parameter(title: "Drink") var drink: String?
  func perform() async throws -> some IntentResult { .result() }
}

/// What a line is to an app called Cat with one phrase: `yes`, the parameter's text, `?` where it is only likely, `-`.
private func read(_ line: String, _ phrase: String, appName: String = "Cat") -> String {
  switch book(phrase, appName).read(line) {
  case .one(let match): match.slots.first?.text ?? "yes"
  case .several: "several"
  case .unsure: "?"
  case .none: "-"
  }
}

private func book(_ phrase: String, _ appName: String = "Cat") -> Phrasebook {
  var parts = AppShortcutPhrase<Swallow>.StringInterpolation(
    literalCapacity: 0,
    interpolationCount: 0
  )
  for part in [PhrasePart](template: phrase) {
    switch part {
    case .text(let text): parts.appendLiteral(text)
    case .applicationName: parts.appendInterpolation(.applicationName)
    case .parameter: parts.appendInterpolation(\Swallow.$drink)
    }
  }
  let shortcut = AppShortcut(
    intent: Swallow(),
    phrases: [AppShortcutPhrase(stringInterpolation: parts)]
  )
  return Phrasebook(catalog: IntentCatalog(shortcuts: [shortcut]), appName: appName)
}

struct ClosePhraseTests {
  @Test(arguments: [
    ("Catで何か飲んだと書く", "${applicationName}で何か飲んだと書く"),
    ("Cat で 何か飲んだと書く", "${applicationName}で何か飲んだと書く"),
    ("何か飲んだと書く", "${applicationName}で何か飲んだと書く"),
    ("一杯飲んだ Cat", "一杯飲んだ ${applicationName}"), ("Catで一杯飲んだ", "一杯飲んだ ${applicationName}"),
    ("用Cat记录饮料", "用${applicationName}记录饮料"), ("用 Cat 记录饮料", "用${applicationName}记录饮料"),
    ("记录饮料", "用${applicationName}记录饮料"), ("记录饮料 Cat", "用${applicationName}记录饮料"),
    ("在Cat中记一杯", "在 ${applicationName} 中记一杯"), ("记一杯", "在 ${applicationName} 中记一杯"),
    ("在 Cat 中记一杯", "在${applicationName}中记一杯"), ("在Cat里记一杯", "记一杯"),
    ("Cat에서 음료 기록", "${applicationName}에서 음료 기록"), ("음료 기록", "${applicationName}에서 음료 기록"),
    ("Cat에서 음료 기록", "음료 기록"), ("บันทึกใน Cat", "บันทึกใน${applicationName}"),
    ("L'Cat note", "L'${applicationName} note"), ("L’Cat note", "L'${applicationName} note"),
    ("Cat'te iç", "${applicationName}'te iç"), ("Catissa juo", "${applicationName}issa juo"),
    ("show Cat's menu", "Show ${applicationName}'s menu"),
    ("show menu", "Show ${applicationName}'s menu"),
    ("Avec Cat, note une boisson", "Avec ${applicationName}, note une boisson"),
    ("note une boisson", "Avec ${applicationName}, note une boisson"),
  ])
  func `a phrase is said as it is written where the app's name touches letters`(
    line: String,
    phrase: String
  ) {
    #expect(read(line, phrase) == "yes")
  }

  @Test(arguments: [
    ("カフェラテを注文", "${drink}を注文", "カフェラテ"), ("カフェラテ注文してください", "${drink}を注文してください", "カフェラテ"),
    ("CatでLサイズのラテを注文。", "${applicationName}で${drink}を注文", "Lサイズのラテ"),
    ("ラテを注文", "${applicationName}で${drink}を注文", "ラテ"),
    ("用Cat点一杯冰 拿铁", "用${applicationName}点一杯${drink}", "冰 拿铁"),
    ("라떼를 주문", "${drink}를 주문", "라떼"), ("Cat에서 라떼 주문", "${applicationName}에서 ${drink}를 주문", "라떼"),
    ("commande d'eau", "Commande d'${drink}", "eau"), ("note l'eau", "Note ${drink}", "l'eau"),
  ])
  func `a parameter may touch letters`(line: String, phrase: String, expected: String) {
    #expect(read(line, phrase) == expected)
  }

  @Test(arguments: [
    ("ドアを閉めてください", "ドアを開けてください", "-"), ("不记录饮料", "记录饮料", "?"), ("饮料", "记录饮料", "-"),
    ("今日の天気は", "何か飲んだと書く", "-"), ("ここ", "ここ", "yes"),
  ])
  func `another letter is asked about or is another phrase`(
    line: String,
    phrase: String,
    expected: String
  ) {
    #expect(read(line, phrase) == expected)
  }

  @Test(arguments: [
    ("用${applicationName}记录饮料", "记录饮料"), ("请用${applicationName}记录饮料", "请记录饮料"),
    ("在 ${applicationName} 上下单", "下单"), ("${applicationName}上菜", "上菜"),
    ("飲み物を${applicationName}で記録", "飲み物を記録"), ("${applicationName}で${drink}を注文", "<drink>を注文"),
    ("一杯飲んだ ${applicationName}", "一杯飲んだ"), ("${applicationName}에서 음료 기록", "음료 기록"),
    ("음료를 ${applicationName}에서 기록", "음료를 기록"), ("L'${applicationName} note", "note"),
    ("Note dans l'${applicationName}", "Note"), ("Avec ${applicationName}, note", "note"),
    ("Log it, ${applicationName}", "Log it"), ("Is it open in ${applicationName}?", "Is it open?"),
    ("Order ${drink} in ${applicationName} now", "Order <drink> now"),
    ("Order in ${applicationName} ${drink}", "Order <drink>"),
    ("Show ${applicationName}'s menu", "Show menu"),
    ("Eine ${applicationName}-Bestellung", "Eine Bestellung"),
    ("(${applicationName}) log", "() log"),
  ])
  func `a phrase is shown without the app's name and what belongs to it`(
    phrase: String,
    expected: String
  ) {
    #expect(book(phrase).examples.first == expected)
  }

  @Test(arguments: ["猫", "コーヒー", "珈琲 Time", "커피숍", "L'Eau"])
  func `an app's name may be of any writing`(appName: String) {
    #expect(read("\(appName)で何か飲む", "${applicationName}で何か飲む", appName: appName) == "yes")
    #expect(read("何か飲む", "${applicationName}で何か飲む", appName: appName) == "yes")
    #expect(read("order \(appName)", "Order with ${applicationName}", appName: appName) == "yes")
    #expect(read("order", "Order with ${applicationName}", appName: appName) == "yes")
  }

  @Test(.timeLimit(.minutes(1))) func `a long line without blanks takes no long time`() {
    for letter in ["注", "๊ก", "か\u{3099}", "l'", "한"] {
      let line = String(repeating: letter, count: 10_000)
      _ = read(line, "${drink}を注文")
    }
  }
}
