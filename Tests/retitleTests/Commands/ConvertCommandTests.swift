import Foundation
import IntertitleTestInputs
import Testing

@testable import retitle

@Suite struct ConvertCommandTests {
  private let english = fixture("clean-tables") + "/en.lproj/Localizable.strings"
  private let french = fixture("clean-tables") + "/fr.lproj/Localizable.strings"
  private let rules = fixture("plural-vendor") + "/Count/en.lproj/Count.stringsdict"
  private let catalog = fixture("catalog") + "/Localizable.xcstrings"

  private func convert(_ path: String, _ more: String...) -> ToolRun {
    ToolRun(["convert", path] + more)
  }

  @Test func aTableBecomesACatalogThatSaysItsLanguage() {
    let run = convert(french, "--to", "xcstrings")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "wallet.title" : {
              "comment" : "The title of the first screen.",
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Portefeuille"
                  }
                }
              }
            },
            "send" : {
              "localizations" : {
                "fr" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Envoyer %1$@ à %2$@"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    )
  }

  @Test func aTableBecomesJSONAndCSVThatSayItsLanguage() {
    #expect(
      convert(french, "--to", "json").output == """
        {
          "fr" : {
            "wallet.title" : "Portefeuille",
            "send" : "Envoyer %1$@ à %2$@"
          }
        }

        """
    )
    #expect(
      convert(french, "--to", "csv").output
        == "key,comment,fr\r\nwallet.title,The title of the first screen.,Portefeuille\r\nsend,,Envoyer %1$@ à %2$@\r\n"
    )
  }

  @Test func aTableBecomesXLIFFWithItsSourceLanguage() {
    let run = convert(french, "--to", "xliff", "--development", "nb")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output.replacing(french, with: "PATH") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="PATH" source-language="nb" target-language="fr" datatype="plaintext">
            <body>
              <trans-unit id="wallet.title" xml:space="preserve">
                <source>wallet.title</source>
                <target>Portefeuille</target>
                <note>The title of the first screen.</note>
              </trans-unit>
              <trans-unit id="send" xml:space="preserve">
                <source>send</source>
                <target>Envoyer %1$@ à %2$@</target>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """
    )
  }

  @Test func rulesBecomeOneTextWithAnErrorThatSaysWhich() {
    let run = convert(rules, "--to", "strings")
    #expect(run.output == "\"n\" = \"%d files\";\n")
    #expect(
      run.errors == "\(rules):5:3: error: a .strings file cannot carry the plural rules of “n”:"
        + " “%d files” is written; stringsdict carries them [cannot-carry]\n"
    )
    #expect(run.status == 1)
  }

  @Test func rulesBecomeRulesAgain() {
    let run = convert(rules, "--to", "stringsdict")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("<string>%#@files@</string>"))
  }

  @Test func ofACatalogOneLanguageIsWrittenWhereItIsAskedFor() {
    let run = convert(catalog, "--to", "strings", "--language", "fr")
    #expect(run.status == 0)
    #expect(run.output == "/* On the button */\n\"Send\" = \"Envoyer\";\n")
    #expect(
      run.errors == "\(catalog): note: only fr is asked for: en and zh-Hans are left out"
        + " [one-language]\n"
    )
    #expect(convert(catalog, "--to", "strings", "--language", "fr", "--quiet").errors.isEmpty)
  }

  @Test func ofACatalogTheSourceLanguageIsWrittenWithAnErrorForTheOthers() {
    let run = convert(catalog, "--to", "strings")
    #expect(run.status == 1)
    #expect(run.output.contains("\"Send\" = \"Send\";\n"))
    #expect(
      run.errors.hasPrefix(
        "\(catalog): error: a .strings file holds one language, here en: fr and zh-Hans are left"
          + " out; write a file for each [cannot-carry]\n"
      )
    )
  }

  @Test func ofACatalogAllLanguagesAreWrittenWhereTheFormatHoldsThem() {
    for format in ["xcstrings", "json", "xliff", "csv"] {
      let run = convert(catalog, "--to", format)
      #expect(run.output.contains("Envoyer") && run.output.contains("发送"), "\(format)")
      #expect(!run.errors.contains("error"))
    }
  }

  @Test(arguments: ["zh_CN", "zh-hans", "zh-Hans-CN"])
  func aLanguageIsFoundHoweverItIsSpelled(tag: String) {
    #expect(convert(catalog, "--to", "strings", "--language", tag).output.contains("发送"))
  }

  @Test func aWarningDoesNotCountUnlessItIsStrict() {
    let words = ["convert", catalog, "--to", "json"]
    let run = ToolRun(words)
    #expect(run.errors.contains("warning: JSON cannot carry comments: that of “Send”"))
    #expect(run.status == 0)
    #expect(ToolRun(words + ["--strict"]).status == 1)
    #expect(ToolRun(words + ["--strict"]).output == run.output)
  }

  @Test func theLanguageOfTheFolderIsWrittenInItsCanonicalSpelling() throws {
    try withTemporaryFolder { folder in
      for (name, tag) in [("pt_br", "pt-BR"), ("English", "en"), ("Base", "en")] {
        let path = "\(folder)/\(name).lproj/T.strings"
        try write("\"a\" = \"b\";", to: path)
        #expect(convert(path, "--to", "csv").output == "key,comment,\(tag)\r\na,,b\r\n")
      }
    }
  }

  @Test func aFileOutsideOfAllFoldersIsInTheDevelopmentLanguageUnlessToldOtherwise() throws {
    try withTemporaryFolder { folder in
      try write("\"a\" = \"b\";", to: folder + "/T.strings")
      let path = folder + "/T.strings"
      func head(_ more: String...) -> String? {
        ToolRun(["convert", path, "--to", "csv"] + more).output.split(separator: "\r\n").first
          .map(String.init)
      }
      #expect(head() == "key,comment,en")
      #expect(head("--development", "ja") == "key,comment,ja")
      #expect(head("--development", "ja", "--language", "fr") == "key,comment,fr")
    }
  }

  @Test func aFaultyFileGivesWhatCanBeSavedAndEndsWith1() {
    let run = convert(fixture("odd-tables") + "/fr.lproj/Localizable.strings", "--to", "json")
    #expect(run.output.contains("Portefeuille"))
    #expect(run.errors.contains("error: expected `;`") && run.status == 1)
  }

  @Test func anEncodingIsUsedWhereItIsNamed() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/T.strings"
      try Data([UInt8]("\"a\" = \"Caf".utf8) + [0xE9] + [UInt8]("\";".utf8))
        .write(to: URL(fileURLWithPath: path))
      let run = convert(path, "--to", "strings", "--encoding", "latin1")
      #expect(run.output == "\"a\" = \"Café\";" && run.status == 0)
    }
  }

  @Test(
    "FU-21: in its own format a file comes back byte for byte",
    arguments: [
      "// nothing\n", "/* Header */\n\n  \"a\"=\"b\" ; // odd\n\n\n", "\u{FEFF}\"a\" = \"b\";\r\n",
    ]
  )
  func inItsOwnFormatAFileComesBack(contents: String) throws {
    try withTemporaryFolder { folder in
      try write(contents, to: folder + "/T.strings")
      let run = convert(folder + "/T.strings", "--to", "strings")
      #expect(Array(run.output.utf8) == Array(contents.utf8))
      #expect(run.errors.isEmpty && run.status == 0)
      #expect(convert(catalog, "--to", "xcstrings").output == (try text(at: catalog)))
    }
  }
}
