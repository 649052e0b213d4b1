import TerminalDialogue
import Testing

struct PastedLinesTests {
  @Test func `the first line is sent, the others wait`() {
    var pasted = PastedLines()
    #expect(pasted.take("one\ntwo\r\nthree\n", atConfirmation: false) == "one")
    #expect(pasted.next() == "two")
    #expect(pasted.next() == "three")
    #expect(pasted.next() == nil)
  }

  @Test func `at a confirmation all of it is dropped and counted`() {
    var pasted = PastedLines()
    #expect(pasted.take("yes\nyes", atConfirmation: true) == nil)
    #expect(pasted.drop()?.hasPrefix("2 pasted lines were dropped") == true)
    #expect(pasted.drop() == nil)
  }

  @Test func `where a text of several lines is asked for, a paste is one answer`() {
    var pasted = PastedLines()
    let text = pasted.take("one\n\ntwo\r\n", isPasted: true, atConfirmation: false, asOne: true)
    #expect(text == "one\n\ntwo")
    #expect(pasted.next() == nil && pasted.drop() == nil)
  }

  @Test func `a typed line answers a confirmation`() {
    var pasted = PastedLines()
    #expect(pasted.take("yes", atConfirmation: true) == "yes")
    #expect(pasted.drop() == nil)
  }
}
