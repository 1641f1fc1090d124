/// What a command is called, takes and does: what its words are read by and its help is made of.
struct CommandUsage {
  /// The word that chooses the command.
  var name: String
  /// What it does, in half a sentence, for the list of commands.
  var summary: String
  /// What it does, in sentences.
  var detail: String
  /// The words without dashes that it takes, as its help names them; empty for none.
  var operands = ""
  /// How many of them there must be.
  var operandCount = 0...0
  /// Its own options, those that must be there first; those of every command come by themselves.
  var options: [CommandOption] = []
  /// A call that works as it stands in some project.
  var example: String

  /// Its options and those of every command.
  var allOptions: [CommandOption] { options + [.colour, .quiet, .help] }

  /// The option of that name; nil where there is none.
  func option(named name: String) -> CommandOption? {
    allOptions.first { $0.name == name }
  }
}
