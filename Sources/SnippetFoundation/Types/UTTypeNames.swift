/// What people call types of data.
enum UTTypeNames {
  /// By identifier.
  static let names = [
    "public.data": "data", "public.content": "content", "public.folder": "folder",
    "public.url": "URL", "public.file-url": "file URL", "public.text": "text",
    "public.plain-text": "plain text document", "public.utf8-plain-text": "Unicode text (UTF-8)",
    "public.rtf": "rich text document", "public.html": "HTML text", "public.xml": "XML text",
    "public.json": "JSON document", "public.comma-separated-values-text": "CSV document",
    "public.source-code": "source code", "public.swift-source": "Swift source",
    "public.image": "image", "public.jpeg": "JPEG image", "public.png": "PNG image",
    "public.tiff": "TIFF image", "public.heic": "HEIF image", "public.svg-image": "SVG image",
    "com.compuserve.gif": "GIF image", "com.adobe.pdf": "PDF document",
    "public.audio": "audio", "public.mp3": "MP3 audio",
    "com.microsoft.waveform-audio": "WAVE audio",
    "public.movie": "movie", "public.video": "video", "public.mpeg-4": "MPEG-4 movie",
    "com.apple.quicktime-movie": "QuickTime movie", "public.zip-archive": "ZIP archive",
    "org.idpf.epub-container": "EPUB", "com.microsoft.bmp": "Windows bitmap image",
    "com.apple.property-list": "property list", "com.apple.log": "log file",
    "public.log": "log",
    "public.archive": "archive", "public.vcard": "vCard", "com.apple.ical.ics": "calendar event",
  ]
}
