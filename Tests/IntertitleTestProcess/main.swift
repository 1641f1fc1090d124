import Intertitle

// The other process of the tests that need one.
TestProcess.run(Array(CommandLine.arguments.dropFirst()))
