import AppIntents
import FlowEngine
import Testing

struct ResolvedValueTests {
  @Test(arguments: [
    (["give number", "7.6"], "Took 8."), (["give text", "ff"], "Took 255."),
    (["give length"], "Took 120."),
  ])
  func `a value of another type becomes one by the parameter's resolvers`(
    lines: [String],
    expected: String
  ) async {
    let text = await transcript(lines + ["then Take Minutes"])
    #expect(text.hasSuffix("> then Take Minutes\n\(expected)"), "\(text)")
  }

  @Test(arguments: [
    ("7.6", "Took 8."), ("2 hours", "Took 120."), ("1h30", "Took 90."), ("ff", "Took 255."),
  ])
  func `a text is read as what a resolver takes`(typed: String, expected: String) async {
    #expect(await transcript([.run(TakeMinutes(), given: ["minutes": typed])]).hasSuffix(expected))
    #expect(await transcript([.run(TakeMinutes()), .line(typed)]).hasSuffix(expected))
  }

  @Test func `each element of a list that is typed is resolved`() async {
    let text = await transcript([.run(TakeManyMinutes()), .line("7.6, 2 and 0.5")])
    #expect(text.hasSuffix("Took 8 and 2 and 1."), "\(text)")
  }

  @Test func `a value goes into a parameter of its type before a resolver is asked`() async {
    let text = await transcript(["give text", "ff", "then Take Minutes And Note", "a"])
    #expect(text.hasSuffix("10, ff."), "\(text)")
  }

  @Test func `a resolver that can make nothing of a value leaves it to be asked for`() async {
    let text = await transcript(["give text", "xyz", "then Take Minutes", "5"])
    let refusal = "'xyz' cannot be made into this. Type a whole number."
    #expect(text.contains("> then Take Minutes\n\(refusal)\nHow many minutes?"), "\(text)")
    #expect(text.hasSuffix("Took 5."), "\(text)")
  }

  @Test func `a resolver that refuses a value says why`() async {
    let text = await transcript(["give number", "1.5", "then Take Some Minutes", "9"])
    #expect(text.contains("'1.5' is less than 5. Type a whole number from 5 to 90"), "\(text)")
    #expect(text.hasSuffix("Took 9."), "\(text)")
    #expect(
      await transcript(["give number", "8.5", "then Take Some Minutes"]).hasSuffix("Took 9.")
    )
  }

  @Test func `a resolver that throws ends the intent with what it throws`() async {
    let text = await transcript(["give answer", "yes", "then Take Minutes"])
    #expect(text.contains("> then Take Minutes\nTake Minutes: The scale is broken."), "\(text)")
    let nothing = await transcript(["give answer", "no", "then Take Minutes"])
    #expect(
      nothing.contains("> then Take Minutes\n'false' cannot be made into this. "),
      "\(nothing)"
    )
  }

  @Test func `every value of a list is resolved, and a list of one is that one`() async {
    let many = await transcript(["give numbers", "then Take Many Minutes"])
    #expect(many.hasSuffix("> then Take Many Minutes\nTook 2 and 3."), "\(many)")
    let one = await transcript(["give number", "7.6", "then Take Many Minutes"])
    #expect(one.hasSuffix("Took 8."), "\(one)")
    let refused = await transcript(["give numbers", "then Take Minutes"])
    #expect(refused.hasSuffix("it has no empty parameter of that type."), "\(refused)")
  }

  @Test func `what no resolver takes is refused as before`() async {
    let text = await transcript(["values", "then Take Minutes"])
    #expect(
      text.hasSuffix("Take Minutes cannot take Latte: it has no empty parameter of that type.")
    )
  }

  @Test func `a type's own resolvers make the values of parameters that name none`() async {
    let given = ["darkness": "7", "others": "2 and 7", "lightness": "7"]
    let taken = await transcript([.run(TakeDarkness(), given: given)])
    #expect(taken.hasSuffix("Took dark, light, dark, light."), "\(taken)")
    let handed = await transcript(["give whole", "then Take Darkness", "light", "done"])
    #expect(handed.hasSuffix("Took dark, light."), "\(handed)")
  }

  @Test func `a collection of resolvers is what they are in their order`() {
    @ResolverSpecificationBuilder<Int> func several(_ radix: Int) -> some ResolverSpecification {
      IntFromStringResolver(radix: radix)
      IntFromDoubleResolver(roundingRule: .up)
    }
    #expect(AnyHashable(several(8)) == AnyHashable(several(8)))
    #expect(AnyHashable(several(8)) != AnyHashable(several(16)))
    #expect(Set([several(8)].map(\.hashValue)) == [several(8).hashValue])
    #expect(Array(several(8)).count == 2)
    #expect(Array(EmptyResolverSpecification<Int>()).isEmpty)
    #expect(Array(Int.defaultResolverSpecification).isEmpty)
    #expect(Array(Darkness.defaultResolverSpecification).count == 1)
  }
}
