import SnippetFoundation
import Testing

struct UTTypeTests {
  @Test func `a type is found by its ending and its MIME type`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) != .jpeg)
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

  @Test func `an ending or MIME type that no type has gets a dynamic one`() throws {
    let type = try #require(UTType(filenameExtension: "Wibble"))
    #expect(type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.conforms(to: .data) && type.conforms(to: .item) && !type.conforms(to: .text))
    #expect(type.preferredFilenameExtension == "wibble")
    #expect(UTType(type.identifier) == type)
    #expect(UTType(type.identifier)?.tags == [.filenameExtension: ["wibble"]])
    let text = try #require(UTType(filenameExtension: "jpg", conformingTo: .text))
    #expect(text.isDynamic && text.conforms(to: .text) && text.conforms(to: .data))
    let xml = try #require(UTType(filenameExtension: "wibble", conformingTo: .xml))
    #expect(UTType(xml.identifier)?.conforms(to: .xml) == true)
    let mime = try #require(UTType(mimeType: "application/x-wibble"))
    #expect(mime.preferredMIMEType == "application/x-wibble")
    #expect(mime.preferredFilenameExtension == nil)
  }

  @Test(arguments: ["", " ", "a/b", "a b", "\u{0}", String(repeating: "a", count: 300)])
  func `what is no ending has no type`(_ ending: String) {
    #expect(UTType(filenameExtension: ending) == nil)
    #expect(UTType("dyn.a" + ending) == nil)
  }

  @Test func `a type that an app declares is a kind of its parent`() throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    let list = UTType(importedAs: "com.example.list", conformingTo: note)
    #expect(note.conforms(to: .json) && note.conforms(to: .data))
    #expect(list.conforms(to: note) && list.conforms(to: .text) && !list.conforms(to: .image))
    #expect(list.supertypes.contains(note))
    #expect(note == UTType(exportedAs: "com.example.note"))
    #expect(UTType(importedAs: "public.json").conforms(to: .text))
    #expect(UTType(importedAs: "public.json", conformingTo: .image).conforms(to: .image) == false)
  }

  @Test(arguments: [
    ("docx", "org.openxmlformats.wordprocessingml.document"), ("css", "public.css"),
    ("py", "public.python-script"), ("geojson", "public.geojson"), ("avi", "public.avi"),
    ("usdz", "com.pixar.universal-scene-description-mobile"), ("tar", "public.tar-archive"),
    ("dng", "com.adobe.raw-image"), ("ttf", "public.truetype-ttf-font"), ("h", "public.c-header"),
  ])
  func `endings of the system's types are known`(_ ending: String, _ identifier: String) {
    #expect(UTType(filenameExtension: ending)?.identifier == identifier)
  }

  @Test func `scripts are source code, and raw pictures pictures`() {
    #expect(UTType.pythonScript.conforms(to: .shellScript))
    #expect(UTType.shellScript.conforms(to: .sourceCode) && UTType.cSource.conforms(to: .text))
    #expect(UTType.dng.conforms(to: .image) && UTType.geoJSON.conforms(to: .json))
    #expect(UTType.rtfd.conforms(to: .package) && UTType.applicationBundle.conforms(to: .bundle))
  }

  @Test func `what types conform to is what Apple's header says`() {
    #expect(UTType.commaSeparatedText.conforms(to: .delimitedText))
    #expect(!UTType.commaSeparatedText.conforms(to: .plainText))
    #expect(UTType.pdf.conforms(to: .compositeContent) && UTType.pdf.conforms(to: .data))
    #expect(UTType.zip.conforms(to: .archive) && UTType.zip.conforms(to: .data))
    #expect(!UTType.archive.conforms(to: .data) && !UTType.font.conforms(to: .item))
    #expect(UTType(filenameExtension: "log")?.conforms(to: .log) == true)
    #expect(UTType(filenameExtension: "eml")?.conforms(to: .emailMessage) == true)
    #expect(UTType(filenameExtension: "aif") == .aiff && UTType.aiff.conforms(to: .audio))
    #expect(
      UTType.aliasFile.conforms(to: .resolvable) && UTType.osaScriptBundle.conforms(to: .bundle)
    )
  }

  @Test func `the later types of the system conform to what its header says`() {
    #expect(UTType.heics.conforms(to: .image) && !UTType.heics.conforms(to: .heic))
    #expect(UTType.heic.supertypes.contains { $0.identifier == "public.heif-standard" })
    #expect(UTType.heif.conforms(to: .image) && UTType.jpegxl.conforms(to: .image))
    #expect(UTType(filenameExtension: "jxl") == .jpegxl)
    #expect(UTType.makefile.conforms(to: .script) && UTType.arReferenceObject.conforms(to: .data))
    #expect(UTType.applicationExtension.conforms(to: .xpcService))
    #expect(UTType.linkPresentationMetadata.conforms(to: .data) && UTType.ahap.isDeclared)
    #expect(UTType.png.version == nil && UTType.png.referenceURL == nil)
  }
}
