/// The types that are known by themselves, written as a table that costs nothing until it is asked for.
enum UTTypeTable {
  struct Row: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeType: String?
  }

  static let rows: [Row] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    return Row(
      identifier: fields[0].first ?? "",
      parents: fields[1],
      extensions: fields[2],
      mimeType: fields[3].first
    )
  }

  static func row(of identifier: String) -> Row? { byIdentifier[identifier] }

  private static let byIdentifier = Dictionary(
    rows.map { ($0.identifier, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Identifier, parents, file name extensions, MIME type.
  private static let table = """
    public.item|||
    public.content|||
    public.data|public.item||application/octet-stream
    public.directory|public.item||
    public.folder|public.directory||
    public.url|public.data||
    public.file-url|public.url||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml
    public.json|public.text|json|application/json
    public.comma-separated-values-text|public.plain-text|csv|text/csv
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|text/x-swift
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
    public.image|public.data public.content||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg|image/jpeg
    public.heic|public.image|heic|image/heic
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    public.svg-image|public.image|svg|image/svg+xml
    org.webmproject.webp|public.image|webp|image/webp
    com.adobe.pdf|public.data public.content|pdf|application/pdf
    public.audiovisual-content|public.data public.content||
    public.audio|public.audiovisual-content||
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.audio|m4a|audio/mp4
    com.microsoft.waveform-audio|public.audio|wav|audio/wav
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.mpeg-4|public.movie|mp4|video/mp4
    com.apple.quicktime-movie|public.movie|mov|video/quicktime
    public.archive|public.data||
    public.zip-archive|public.archive|zip|application/zip
    public.contact|public.data||
    public.vcard|public.contact public.text|vcf|text/vcard
    public.calendar-event|public.data||
    org.idpf.epub-container|public.data public.content|epub|application/epub+zip
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    public.heif|public.image|heif|image/heif
    public.aiff-audio|public.audio|aiff aif|audio/aiff
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|public.xml com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    com.apple.log|public.plain-text|log|
    public.delimited-values-text|public.text||
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.yaml|public.text|yaml yml|application/x-yaml
    com.netscape.javascript-source|public.source-code|js|text/javascript
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip
    public.spreadsheet|public.content||
    public.presentation|public.content||
    public.message|public.content||
    public.email-message|public.message||
    public.font|public.data||
    public.database|public.data||
    public.executable|public.data||
    com.apple.package|public.directory||
    com.apple.ical.ics|public.calendar-event public.text|ics|text/calendar
    """
}
