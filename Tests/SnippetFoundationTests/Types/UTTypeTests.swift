import SnippetFoundation
import Testing

struct UTTypeTests {
  @Test func `a type is found by its ending and its MIME type`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.png") == .png)
    #expect(UTType("com.example.unknown") == nil)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
  }

  @Test func `types are kinds of others, near and far`() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.text.isSupertype(of: .html))
    #expect(UTType(exportedAs: "com.example.menu").identifier == "com.example.menu")
  }
}
