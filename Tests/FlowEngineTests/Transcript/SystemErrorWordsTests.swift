import Foundation
import FoundationNetworking
import Testing

@testable import FlowEngine

/// What Foundation's errors say to people.
struct SystemErrorWordsTests {
  private struct Order: Decodable { let size: Int }

  private struct Coded: CustomNSError {
    static var errorDomain: String { "shop" }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "The shop is closed."] }
  }

  private struct Mute: LocalizedError {
    let shelf = 3
    var errorDescription: String? { " " }
  }

  @Test func `an error whose words are blank is told by its name`() {
    #expect(IntentWords.of(Mute()) == "Mute: Mute(shelf: 3)")
  }

  private struct Bare: CustomNSError {
    let shelf = 3
  }

  @Test func `an error of the network says what it is, and its code`() {
    #expect(
      IntentWords.of(URLError(.notConnectedToInternet))
        == "URLError: there is no connection to the internet (code -1009)"
    )
    #expect(IntentWords.of(URLError(.timedOut)) == "URLError: no answer came in time (code -1001)")
    let own = URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "Own words."])
    #expect(IntentWords.of(own) == "Own words.")
  }

  @Test func `every code of the network that Foundation names has words`() {
    let codes: [URLError.Code] = [
      .cancelled, .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost,
      .networkConnectionLost, .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable,
      .notConnectedToInternet, .redirectToNonExistentLocation, .badServerResponse,
      .userCancelledAuthentication, .userAuthenticationRequired, .zeroByteResource,
      .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .fileDoesNotExist,
      .fileIsDirectory, .noPermissionsToReadFile, .secureConnectionFailed,
      .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
      .clientCertificateRejected, .clientCertificateRequired,
    ]
    for code in codes {
      #expect(!IntentWords.of(URLError(code)).hasPrefix("URLError: ("), "\(code.rawValue)")
    }
  }

  @Test func `errors of files and of the system name the file and the reason`() {
    let missing = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/x/y"])
    #expect(IntentWords.of(missing) == "CocoaError: The file doesn’t exist. '/x/y'")
    #expect(IntentWords.of(POSIXError(.ENOENT)) == "POSIXError: No such file or directory")
    let cause = NSError(domain: NSPOSIXErrorDomain, code: 21)
    let info: [String: Any] = [NSUnderlyingErrorKey: cause, NSFilePathErrorKey: "/tmp"]
    let words = IntentWords.of(CocoaError(CocoaError.Code(rawValue: 9_999), userInfo: info))
    #expect(words == "CocoaError: Is a directory '/tmp'")
    #expect(IntentWords.of(CocoaError(CocoaError.Code(rawValue: 9_999))) == "CocoaError: code 9999")
  }

  @Test func `what could not be decoded says what is missing, and where`() throws {
    let missing = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Order].self, from: Data("[{}]".utf8))
    }
    #expect(IntentWords.of(try #require(missing)) == "DecodingError: 'size' is missing at [0]")
    let wrong = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Order.self, from: Data("{\"size\": \"a\"}".utf8))
    }
    #expect(
      IntentWords.of(try #require(wrong)) == "DecodingError: no value of type Int at size"
    )
  }

  @Test func `an app's own error with a domain keeps its words`() {
    #expect(IntentWords.of(Coded()) == "The shop is closed.")
    #expect(IntentWords.of(Bare()) == "Bare: Bare(shelf: 3)")
  }
}
