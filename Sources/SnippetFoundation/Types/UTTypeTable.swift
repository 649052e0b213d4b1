/// The types that are known by themselves, written as a table that costs nothing until it is asked for.
///
/// **Source**: identifiers and parents: Apple's `UTCoreTypes.h` as far as it names them.
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
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.source-code|public.plain-text||
    public.swift-source|public.source-code|swift|text/x-swift
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
    public.image|public.data public.content||
    public.png|public.image|png|image/png
    public.jpeg|public.image|jpeg jpg|image/jpeg
    public.heif-standard|public.image||
    public.heic|public.heif-standard|heic|image/heic
    public.heics|public.heif-standard|heics|image/heic-sequence
    public.jpeg-xl|public.image|jxl|image/jxl
    com.compuserve.gif|public.image|gif|image/gif
    public.tiff|public.image|tiff tif|image/tiff
    public.svg-image|public.image|svg|image/svg+xml
    org.webmproject.webp|public.image|webp|image/webp
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    public.audiovisual-content|public.data public.content||
    public.audio|public.audiovisual-content||
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4-audio|public.mpeg-4 public.audio|m4a|audio/mp4
    com.microsoft.waveform-audio|public.audio|wav|audio/wav
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.mpeg-4|public.movie|mp4|video/mp4
    com.apple.quicktime-movie|public.movie|mov|video/quicktime
    public.archive|||
    com.pkware.zip-archive|public.data public.archive||
    public.zip-archive|com.pkware.zip-archive|zip|application/zip
    public.contact|||
    public.vcard|public.text public.contact|vcf|text/vcard
    public.calendar-event|||
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
    public.heif|public.heif-standard|heif|image/heif
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff
    public.aifc-audio|public.audio|aifc|audio/aiff
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|public.xml com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    public.log|||
    com.apple.log|public.log public.plain-text|log|
    public.delimited-values-text|public.text||
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.yaml|public.text|yaml yml|application/x-yaml
    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.message|||
    public.email-message|public.message||
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822
    public.font|||
    public.database|||
    public.executable|public.item||
    com.apple.package|public.directory||
    public.script|public.source-code||
    public.shell-script|public.script|sh command|
    public.python-script|public.shell-script|py|text/x-python-script
    public.perl-script|public.shell-script|pl pm|text/x-perl-script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php
    public.make-source|public.script|mk make|
    public.c-source|public.source-code|c|
    public.c-header|public.source-code|h|
    public.c-plus-plus-source|public.source-code|cpp cc cp cxx c++|
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|
    public.objective-c-source|public.source-code|m|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.assembly-source|public.source-code|s|
    com.apple.applescript.text|public.script|applescript|
    com.apple.applescript.script|public.data public.script|scpt|
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    public.composite-content|public.content||
    public.css|public.text|css|text/css
    public.geojson|public.json|geojson|application/geo+json
    public.avi|public.movie|avi vfw|video/avi
    public.mpeg|public.movie|mpg mpeg|video/mpeg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|
    com.apple.m4v-video|public.movie|m4v|video/x-m4v
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|com.apple.m4v-video||
    public.midi-audio|public.audio|midi mid|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
    com.apple.quicktime-image|public.image|qtif qti|image/x-quicktime
    com.apple.icns|public.image|icns|
    public.camera-raw-image|public.image||
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
    com.ilm.openexr-image|public.image|exr|
    com.apple.live-photo|||
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.3d-content public.data|usd|
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    com.apple.reality|public.data|reality|model/vnd.reality
    com.apple.arobject|public.data|arobject|
    com.apple.haptics.ahap|||
    com.apple.linkpresentation.metadata|public.data||
    com.apple.scenekit.scene|public.3d-content|scn|
    public.standard-tesselated-geometry-format|public.3d-content public.data|stl|
    public.alembic|public.data|abc|
    public.polygon-file-format|public.data|ply|
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2
    public.tar-archive|public.data public.archive|tar|application/x-tar
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz|
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed
    com.apple.archive|public.data public.archive|aar|
    public.disk-image|public.archive||
    com.apple.disk-image|public.disk-image||
    com.apple.disk-image-udif|com.apple.disk-image public.data|dmg|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-file|com.apple.application public.data||
    com.apple.bundle|public.directory||
    com.apple.framework|com.apple.bundle|framework|
    com.apple.plugin|com.apple.bundle com.apple.package||
    com.apple.metadata-importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
    com.apple.application-and-system-extension|com.apple.xpc-service|appex|
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefpane|
    public.unix-executable|public.data public.executable||
    com.microsoft.windows-executable|public.data public.executable|exe|
    com.sun.java-archive|public.zip-archive public.executable|jar|
    public.bookmark|||
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|public.data|url|
    com.apple.resolvable|||
    public.symlink|public.item com.apple.resolvable||
    com.apple.mount-point|public.item com.apple.resolvable||
    com.apple.bookmark|public.data com.apple.resolvable||
    com.apple.alias-file|public.data com.apple.resolvable||
    public.volume|public.folder||
    public.utf16-plain-text|public.plain-text||
    public.utf16-external-plain-text|public.plain-text||
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.to-do-item|||
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.opentype-font|public.data public.font|otf|font/otf
    public.truetype-font|public.data public.font||
    public.truetype-ttf-font|public.truetype-font|ttf|font/ttf
    public.truetype-collection-font|public.data public.font|ttc|font/collection
    com.microsoft.word.doc|public.data public.content|doc|application/msword
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint
    org.openxmlformats.wordprocessingml.document|public.data public.content|docx|\
    application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|\
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|\
    application/vnd.openxmlformats-officedocument.presentationml.presentation
    com.apple.ical.ics|public.calendar-event public.text|ics|text/calendar
    """
}
