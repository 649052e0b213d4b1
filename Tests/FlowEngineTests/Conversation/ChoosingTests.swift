import FlowEngine
import Testing

struct ChoosingTests {
  static let extremes = [
    "-9223372036854775808", "9223372036854775807", "-1", "0", "#-9223372036854775808",
    "latte #-9223372036854775808", "latte #0", "latte #9223372036854775807",
  ]

  @Test(arguments: extremes)
  func `a number of no option stops nothing`(_ line: String) async {
    let text = await transcript(["buy a drink", line, "latte"])
    #expect(text.hasSuffix("> latte\nHow many?"))
  }

  @Test(arguments: extremes + ["less #-9223372036854775808"])
  func `a number of no control stops nothing`(_ line: String) async {
    let text = await transcript(["buy a latte", "1", "small", line, "/again"])
    #expect(text.hasSuffix("[4: Receipt] [5: ! Throw away]"))
  }
}
