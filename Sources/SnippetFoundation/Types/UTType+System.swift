extension UTType {
  /// A script of any kind.
  public static let script = UTType(known: "public.script")
  /// A script of a shell, and of the languages that are started like one.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Source code in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Source code in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// Source code in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// Source code in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// Source code in AppleScript.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A compiled script of AppleScript's kind.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// A compiled script of AppleScript's kind, in a folder.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// A header in C.
  public static let cHeader = UTType(known: "public.c-header")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// A header in C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Source code in assembly language.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Content of several kinds in one.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A folder of text with styles and what stands in it.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// The same in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with what it shows.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A style sheet.
  public static let css = UTType(known: "public.css")
  /// Places in JSON.
  public static let geoJSON = UTType(known: "public.geojson")
  /// Text without styles in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text without styles in UTF-16, with a mark of its order of bytes.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Values separated by tabs in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// A film in AVI.
  public static let avi = UTType(known: "public.avi")
  /// A film in MPEG-1 or MPEG-2.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A film in MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A film in an MPEG-2 stream.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MPEG-4, protected.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A film in MPEG-4, protected.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// Notes for instruments.
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of what to play.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of what to play in M3U.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A picture of a Mac's app.
  public static let icns = UTType(known: "com.apple.icns")
  /// A picture as a camera's sensor saw it.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A raw picture in DNG.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// A picture in OpenEXR.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A shape in space.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in USD.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A scene in USDZ.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene for augmented reality.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// Bytes in bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// Files in one TAR.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// Files in one of Apple's archives.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A disk in a file.
  public static let diskImage = UTType(known: "public.disk-image")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// An app in a folder.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// A folder with a fixed order inside.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A library in a folder.
  public static let framework = UTType(known: "com.apple.framework")
  /// A folder with code that another program loads.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// Code that reads files for Spotlight.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// Code that draws files for Quick Look.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// A helper program of an app.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A page of the system's settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A place to come back to.
  public static let bookmark = UTType(known: "public.bookmark")
  /// An address in a file.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// An address in a file of Windows.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A file that names another.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// What leads to another file, of any kind.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A folder where a disk is seen.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// A file that is found again wherever it was moved to.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A file that leads to another.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A disk, or what looks like one.
  public static let volume = UTType(known: "public.volume")
  /// Something to be done.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Keys and certificates in one.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// Pictures in one HEIC, one after the other.
  public static let heics = UTType(known: "public.heics")
  /// A picture in JPEG XL.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// A thing that a camera recognizes.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// What a hand is to feel.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// How a page is shown as a link.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
  /// What `make` reads.
  public static let makefile = UTType(known: "public.make-source")
  /// A part of an app that other programs load.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension"
  )
}
