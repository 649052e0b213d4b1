import SnippetFoundation
import Testing

struct DirectoryTests {
  @Test func `a person's usual folders are those of the file manager`() {
    let manager = FileManager.default
    let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    #expect(URL.applicationSupportDirectory == folder)
    #expect(URL.cachesDirectory == manager.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let all: [URL] = [
      .documentsDirectory, .libraryDirectory, .downloadsDirectory, .desktopDirectory,
      .picturesDirectory, .moviesDirectory, .musicDirectory,
    ]
    for folder in all { #expect(folder.isFileURL && folder.path.count > 1) }
  }
}
