import IntertitleLanguages
import IntertitleTables

/// What libFuzzer calls with each input: it is taken for a pack as it is, and for what stands in one
/// between its beginning and its hash.
///
/// Nothing may trap, hang or ask for room that the input does not fill, and what is read must be whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  check(bytes)
  let body = Array("INTERTITLE-PACK\n".utf8) + [1, 0, 0, 0] + bytes
  check(body + SHA256(of: body).bytes)
  return 0
}

private func check(_ bytes: [UInt8]) {
  do {
    let pack = try TablePack(SealedPack(bytes))
    precondition(!pack.files.isEmpty)
    var length = 0
    for file in pack.files {
      precondition(!file.found.path.split(separator: "/").contains(".."))
      precondition(!file.found.path.hasPrefix("/") && file.vendor?.isEmpty != true)
      for entry in file.contents.entries {
        length &+= entry.key.utf8.count &+ entry.text.utf8.count
      }
    }
    length &+= pack.misfits(development: "en") { _ in StringTable(folding: []) }.count
    length &+= pack.diagnostics.count
    precondition(length >= 0)
  } catch {
    precondition(!error.diagnostic(path: nil).message.isEmpty)
  }
}
