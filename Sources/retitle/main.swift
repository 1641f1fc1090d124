import Foundation

// A reader that has gone away, as `head` does, is an error of a write and not the end.
signal(SIGPIPE, SIG_IGN)
exit(Retitle(streams: .ofTheProcess).run(Array(CommandLine.arguments.dropFirst())).rawValue)
