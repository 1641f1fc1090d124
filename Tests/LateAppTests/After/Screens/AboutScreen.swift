/// 关于: what the app says of itself.
final class AboutScreen: Screen {
  let facts: [FactCell]
  let newsLabel = Label()
  let madeLabel = Label()
  let footerLabel = Label()

  init(version: String, year: Int) {
    facts = [
      FactCell(FactRow("版本", .verbatim(version))),
      FactCell(FactRow("开源许可")),
      FactCell(FactRow("给我们评分")),
      FactCell(FactRow("联系港务室")),
    ]
    super.init()
    title = "关于"
    newsLabel.text = "新功能：潮汐提醒"
    madeLabel.text = "造于青岛"
    footerLabel.text = "© \(year) 拾帆俱乐部"
  }

  override var parts: [any Part] { facts + [newsLabel, madeLabel, footerLabel] }
}
