import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

/// What other processes leave behind, and what they find.
@Suite(.enabled(if: OtherProcess.isThere, "the test process is built beside the tests"))
struct OtherProcessTests {
  private let folder: TemporaryFolder
  private let store: FilePreferenceStore

  init() throws {
    folder = try TemporaryFolder()
    store = FilePreferenceStore(path: folder.path + "/intertitle")
  }

  @Test("PE-09 a choice is not lost when the process ends at once")
  func aChoiceIsNotLost() throws {
    #expect(try OtherProcess(["store", store.path, "zh-Hans"]).finish().isEmpty)
    #expect(try store.value(forKey: "IntertitleLanguage") == "zh-Hans")
    #expect(Localizer(store: store).preference == .fixed("zh-Hans"))
  }

  @Test("PE-08 another process reads what this one chose")
  func anotherProcessReadsTheChoice() throws {
    try Localizer.forTest(store: store).use("zh-Hans")
    let said = try OtherProcess(["recall", store.path]).finish()
    #expect(said == "\(LanguagePreference.fixed("zh-Hans"))")
  }

  @Test("killed 200 times while it stores, a process leaves the old value or the new one")
  func killedWhileStoring() throws {
    let faults = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { [folder = folder.path] file in
      let store = FilePreferenceStore(path: "\(folder)/\(file)")
      for number in 0..<50 {
        do {
          try Self.killWhileStoring(store, after: number % 3 + 1)
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(faults.withLock { $0 } == [])
    #expect(try folder.names().count <= 12)
  }

  /// Lets another process store a few values, ends it, and reads what there is then.
  private static func killWhileStoring(_ store: FilePreferenceStore, after stores: Int) throws {
    try store.store("other account", forKey: "other")
    let process = try OtherProcess(["storeForEver", store.path])
    var rest = stores
    while rest > 0, let said = process.read() { rest -= said.count }
    process.kill()
    let value = try store.value(forKey: "IntertitleLanguage")
    try #require(value == "fr" || value == "system ja")
    try #require(store.value(forKey: "other") == "other account")
  }

  @Test(
    "TO-07 nothing shown depends on the environment",
    arguments: [
      ["LANG": "C"], ["LANG": "zh_CN.UTF-8"], ["LC_ALL": "ar_EG.UTF-8", "LANG": "de_DE.UTF-8"],
      ["LANGUAGE": "fr:ja"],
    ]
  )
  func nothingDependsOnTheEnvironment(_ environment: [String: String]) throws {
    let plain = try OtherProcess(["screen"]).finish()
    #expect(plain.hasPrefix("TitleModel “ウォレット”"))
    #expect(try OtherProcess(["screen"], environment: environment).finish() == plain)
  }

  @Test(
    "TO-07 the environment's languages are read as gettext reads them",
    arguments: [
      (["LANG": "C"], ""), (["LANG": "zh_CN.UTF-8"], "zh-CN"), (["LANG": "de_DE@euro"], "de-DE"),
      (["LC_ALL": "ar_EG.UTF-8", "LANG": "de_DE.UTF-8"], "ar-EG"),
      (["LANGUAGE": "fr:ja", "LANG": "de_DE.UTF-8"], "fr ja"), (["LANG": "POSIX"], ""), ([:], ""),
    ] as [([String: String], String)]
  )
  func theEnvironmentIsRead(_ environment: [String: String], _ tags: String) throws {
    let said = try OtherProcess(["system"], environment: environment).finish()
    #expect(said.hasPrefix(tags) && said.split(separator: " ").count <= 3)
    if tags.isEmpty { #expect(said.isEmpty) }
  }

  @Test func theSharedLocalizerFollowsTheSystemAndRemembersInAFileOfItsOwn() throws {
    let environment = ["LANG": "fr_FR.UTF-8", "XDG_CONFIG_HOME": folder.path]
    let said = try OtherProcess(["shared"], environment: environment).finish()
    #expect(said == "fr Portefeuille")
    #if os(Linux)
      try folder.write("IntertitleLanguage = en\n", to: "IntertitleTestProcess/intertitle")
      #expect(try OtherProcess(["shared"], environment: environment).finish() == "en Wallet")
    #endif
  }
}
