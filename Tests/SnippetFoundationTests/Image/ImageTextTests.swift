import Foundation
import Testing

@testable import SnippetFoundation

struct ImageTextTests {
  @Test func `a text begins behind a zero byte and ends with one`() {
    let bytes = Array("group.a\0group.b.c\0 group.d\0group.e\0group.f".utf8)
    var found: [String] = []
    bytes.withUnsafeBytes { bytes in
      ImageText.texts("group.", in: bytes) { found.append(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(found == ["group.b.c", "group.e"])
  }

  @Test func `a mark within a text begins no second one`() {
    var found = 0
    Array("\0group.group.x\0".utf8).withUnsafeBytes {
      ImageText.texts("group.", in: $0) { _ in found += 1 }
    }
    #expect(found == 1)
    ImageText.texts("group.", in: UnsafeRawBufferPointer(start: nil, count: 0)) { _ in found += 1 }
    #expect(found == 1)
  }

  @Test(arguments: [
    ("group.com.example.shop", true), ("group.shop", false), ("group..shop", false),
    ("group.com.exa mple", false), ("group.com." + String(repeating: "x", count: 200), false),
  ])
  func `a group has two words or more behind its mark`(text: String, isGroup: Bool) {
    Array(text.utf8).withUnsafeBytes {
      #expect(ImageText.group($0) == (isGroup ? text : nil))
    }
  }

  @Test func `the loaded segments hold the program's header and its constants`() throws {
    let segments = ImageSegments.readable
    let first = try #require(segments.first)
    #expect(Array(first.prefix(4)) == [0x7F] + Array("ELF".utf8))
    #expect(segments.allSatisfy { $0.baseAddress.map(ImageTypes.holds) == true })
    var mentions = 0
    for segment in segments {
      ImageText.texts("a text that the test itself holds, ", in: segment) { _ in mentions += 1 }
    }
    withExtendedLifetime("a text that the test itself holds, once") { #expect(mentions > 0) }
  }
}
