import Foundation

let words = Array(CommandLine.arguments.dropFirst())
guard words.first == "demo" else {
  FileHandle.standardError.write(Data("usage: retitle demo [--language TAG]\n".utf8))
  exit(64)
}
exit(DemoCommand.run(Array(words.dropFirst())))
