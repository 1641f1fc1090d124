internal import Foundation
internal import IntertitleLanguages

extension TextTranscript {
  /// Checks that the transcript is what a golden file says.
  ///
  /// Each line that differs is a finding, and so is a file that is not there. With the environment
  /// variable `INTERTITLE_RECORD` set to anything but nothing or `0`, the file is written anew instead
  /// (folders that are not there are made), and that is a finding too: what was just written is for a
  /// person to read, and no check.
  /// ```sh
  /// INTERTITLE_RECORD=1 swift test --filter WalletTests
  /// ```
  /// - Parameters:
  ///   - file: The path of the golden file, from the folder of the source file.
  ///   - source: The source file: `#filePath`.
  /// - Returns: A report.
  public func check(against file: String, beside source: String = #filePath) -> CheckReport {
    let environment = ProcessInfo.processInfo.environment["INTERTITLE_RECORD"] ?? ""
    return check(against: file, beside: source, recording: !["", "0"].contains(environment))
  }

  func check(against file: String, beside source: String, recording: Bool) -> CheckReport {
    let place = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent(
      file
    )
    return CheckReport(
      "the transcript is \(file)",
      findings: recording ? [record(to: place, named: file)] : differences(from: place, named: file)
    )
  }

  private func record(to place: URL, named file: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(description.utf8).write(to: place, options: .atomic)
    } catch {
      return "\(file) cannot be written: \(error.localizedDescription)"
    }
    return "\(file) is written anew, so nothing was checked; read it, and run without"
      + " INTERTITLE_RECORD"
  }

  private func differences(from place: URL, named file: String) -> [String] {
    guard let data = try? Data(contentsOf: place) else {
      return ["there is no \(file); write it with INTERTITLE_RECORD=1, and read it"]
    }
    if lines.isEmpty { return ["there is no text, so nothing was checked"] }
    let golden = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    let difference = lines.difference(from: golden.map(String.init))
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(let index, let line, _): "line \(index + 1) was: \(line)"
      case .insert(let index, let line, _): "line \(index + 1) is: \(line)"
      }
    }
  }
}
