import Foundation

let sixTurns = "order a latte\n2\nlarge\n+\nPlace Order\nyes\n"

func startFigures(_ path: String) throws -> [Figure] {
  let times = try (0..<11).map { _ in
    try inFolder { try Child(path: path, state: $0).firstPrompt() }
  }
  return [Figure(name: "start.prompt", value: Measure.median(times), unit: "ms", runs: times.count)]
}

/// What a keystroke costs over readline's own, in microseconds: from the key to its echo on the terminal.
func keystrokeFigures(_ path: String, floor: String) throws -> [Figure] {
  var ours: [Double] = []
  var floors: [Double] = []
  for _ in 0..<7 {
    ours.append(try inFolder { Measure.median(try Child(path: path, state: $0).keystrokes(200)) })
    floors.append(
      try inFolder { Measure.median(try Child(path: floor, state: $0).keystrokes(200)) }
    )
  }
  let (our, least) = (Measure.median(ours), Measure.median(floors))
  return [
    Figure(
      name: "terminal.keystroke",
      value: our - least,
      unit: "us",
      ratio: our / least,
      of: "readline alone",
      runs: ours.count
    )
  ]
}

func memoryFigures(_ path: String) throws -> [Figure] {
  let peaks = try (0..<5).map { _ in
    try inFolder { try Child(path: path, state: $0).peakMemory(lines: sixTurns) }
  }
  return [
    Figure(name: "memory.peak", value: Measure.median(peaks), unit: "bytes", runs: peaks.count)
  ]
}

private func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("coffee-shop-bench-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}
