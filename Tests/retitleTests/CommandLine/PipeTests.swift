import Foundation
import Testing

/// What only a process of its own shows.
@Suite struct PipeTests {
  @Test func aReaderThatGoesAwayEndsTheToolQuietly() throws {
    let script = "'\(tool)' demo | head -1; printf '%s' \"${PIPESTATUS[0]}\""
    let (output, errors) = try run(script)
    #expect(output.hasSuffix("\n0"))
    #expect(errors.isEmpty)
  }

  @Test func aConversionIsBytesForBytesWhatIsPrinted() throws {
    let table = fixture("wallet-app") + "/nb.lproj/Localizable.strings"
    let (output, errors) = try run("'\(tool)' convert '\(table)' --to csv; printf '%s' $?")
    #expect(output == "key,comment,nb\r\nWallet,,Lommebok\r\n0" && errors.isEmpty)
  }

  @Test func aClosedOutputIsNoCrash() throws {
    let (output, _) = try run("'\(tool)' plural en 1 >&-; printf '%s' $?")
    #expect(output == "73")
  }

  @Test func resultsAndDiagnosticsAreApart() throws {
    let (output, errors) = try run("'\(tool)' plural en 1; '\(tool)' plural en x; printf '%s' $?")
    #expect(output == "one\n64")
    #expect(errors.hasPrefix("retitle plural: error: 'x' is no number"))
  }

  private var tool: String {
    Bundle.main.bundleURL.appendingPathComponent("retitle").path
  }

  private func run(_ script: String) throws -> (output: String, errors: String) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    // The shell complains of a locale that the machine does not have.
    process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), String(decoding: complaint, as: UTF8.self))
  }
}
