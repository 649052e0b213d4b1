import SnippetFoundation
import Testing

@testable import Snippets

/// Addresses written by `URL.FormatStyle`.
@MainActor
struct TextAddressTests {
  private func text(_ address: String, _ style: URL.FormatStyle) -> String {
    URL(string: address).map { style.format($0) } ?? "no address"
  }

  @Test(arguments: [
    ("https://www.example.com:8080/path/to?key=value#x", "https://www.example.com/path/to"),
    ("https://ann:secret@example.com/", "https://example.com"),
    ("music://example.com:9876/a", "music://example.com:9876/a"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("file:///etc/a%20b", "file:/etc/a b"),
    ("https://example.com/A%C3%B1o/", "https://example.com/Año"),
  ])
  func `the usual style`(address: String, drawn: String) {
    #expect(text(address, .url) == drawn)
    #expect(URL(string: address)?.formatted() == drawn)
  }

  @Test func `parts are chosen one by one`() throws {
    let address = "http://ann:secret@www.example.com:8080/path/file.txt?a=b%20c#d"
    let short = URL.FormatStyle.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))
    #expect(text(address, short) == "example.com/path/file.txt")
    let all = URL.FormatStyle(
      user: .always,
      password: .always,
      port: .always,
      query: .always,
      fragment: .always
    )
    #expect(text(address, all) == "http://ann:secret@www.example.com:8080/path/file.txt?a=b c#d")
    #expect(text(address, .url.host(.never)) == "http:/path/file.txt")
    #expect(text(address, .url.scheme(.never).path(.never)) == "www.example.com")
    let url = try #require(URL(string: address))
    #expect(render(Text(url, format: .url.scheme(.never).path(.never))) == "www.example.com")
    #expect(url.formatted(.url.host()) == "http://www.example.com/path/file.txt")
  }

  @Test func `conditions look at a part`() {
    let web = URL.FormatStyle.url.scheme(.omitIfHTTPFamily)
    #expect(text("https://a.com", web) == "a.com")
    #expect(text("ftp://a.com", web) == "ftp://a.com")
    let music = URL.FormatStyle.url.scheme(.displayWhen(.scheme, matches: ["music"]))
    #expect(text("music://a.com", music) == "music://a.com")
    #expect(text("https://a.com", music) == "a.com")
    let local = URL.FormatStyle.url.host(.omitWhen(.host, matches: ["localhost"]))
    #expect(text("https://localhost/a", local) == "https:/a")
    #expect(text("https://a.com/a", local) == "https://a.com/a")
  }

  @Test(arguments: [
    ("https://m.apple.com", "apple.com"), ("https://mobile.com", "mobile.com"),
    ("https://m.mobile.apple.com", "mobile.apple.com"), ("https://m.bbc.co.uk", "bbc.co.uk"),
    ("https://bbc.co.uk", "bbc.co.uk"), ("https://192.168.0.30", "192.168.0.30"),
    ("https://[2620:100:e000::8001]/search", "[2620:100:e000::8001]/search"),
  ])
  func `a first name of the host is left out`(address: String, drawn: String) {
    let option = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["m", "mobile", "192"])
    #expect(text(address, .url.scheme(.never).host(option)) == drawn)
  }

  @Test func `names far in front are left out`() {
    let option = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
      ["www"],
      includeMultiLevelSubdomains: true
    )
    let style = URL.FormatStyle.url.scheme(.never).host(option)
    #expect(text("https://beta.west.example.com/a", style) == "west.example.com/a")
    #expect(text("https://a.www.b.com", style) == "b.com")
    let some = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(
      ["www"],
      when: .scheme,
      matches: ["http"]
    )
    #expect(text("ftp://www.a.com", .url.host(some)) == "ftp://www.a.com")
    #expect(text("http://www.a.com", .url.host(some)) == "http://a.com")
  }

  @Test func `a style is kept as data`() throws {
    let style = URL.FormatStyle.url.scheme(.never).host(.omitSpecificSubdomains(["www"]))
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(URL.FormatStyle.self, from: data) == style)
  }
}
