import Foundation

// IntertitlePacker OUTPUT [NAME FOLDER]…
//
// Writes one Swift file that holds every file of the folders, each under `NAME/its/path`.

let words = Array(CommandLine.arguments.dropFirst())
guard let output = words.first, words.count % 2 == 1 else {
  FileHandle.standardError.write(Data("usage: IntertitlePacker OUTPUT [NAME FOLDER]…\n".utf8))
  exit(64)
}
do {
  let pairs = stride(from: 1, to: words.count, by: 2)
  let files = try pairs.flatMap { try FileToPack.all(in: words[$0 + 1], named: words[$0]) }
  try Data(source(packing: files).utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
} catch {
  FileHandle.standardError.write(Data("\(output): error: \(error) [pack]\n".utf8))
  exit(66)
}
