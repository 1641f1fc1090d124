import Foundation
import IntertitleLanguages
import IntertitleTooling

// IntertitleMerge VENDORS OUTPUT APP
//
// Makes the folder OUTPUT of the string files in the folder VENDORS, and says where they conflict with
// the tables in the folder APP. The build plugin runs it. A vendor's fault fails no build: it is a
// warning.

func tell(_ diagnostic: Diagnostic) {
  FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count == 3 else {
  FileHandle.standardError.write(Data("usage: IntertitleMerge VENDORS OUTPUT APP\n".utf8))
  exit(64)
}
do {
  let request = MergeRequest(main: words[2], vendors: [words[0]])
  for var diagnostic in try Vendoring.run(request, into: words[1]) {
    guard diagnostic.severity != .note, !diagnostic.isOfAnAppWithoutTables(words[2]) else {
      continue
    }
    diagnostic.severity = .warning
    tell(diagnostic)
  }
} catch {
  switch error {
  case .words(let sentence): tell(Diagnostic(.error, rule: "words", sentence))
  case .unreadable(let diagnostic), .unwritable(let diagnostic): tell(diagnostic)
  }
  exit(1)
}

extension Diagnostic {
  /// A target may have vendors and no tables of its own.
  fileprivate func isOfAnAppWithoutTables(_ folder: String) -> Bool {
    rule == "no-tables" && path == folder
  }
}
