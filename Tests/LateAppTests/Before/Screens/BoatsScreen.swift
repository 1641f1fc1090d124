/// 船只: the list, two cells of which are on screen at a time.
final class BoatsScreen: Screen {
  let boats: [Boat]
  let searchBar = SearchBar()
  let countLabel = Label()
  let cells = [BoatCell(), BoatCell()]
  let emptyLabel = Label()
  let emptyHint = Label()

  init(boats: [Boat]) {
    self.boats = boats
    super.init()
    title = "船只"
    tabBarItem.title = "boats.tab".localized
    navigationItem.rightBarButtonItem = BarButton(title: "筛选")
    searchBar.prompt = "找一条船"
    searchBar.placeholder = "船名或泊位"
    searchBar.scopeButtonTitles = ["全部", "小艇", "龙骨船"]
    countLabel.text = "共 \(boats.count) 条船"
    emptyLabel.text = "没有符合条件的船"
    emptyHint.text = "换个条件试试"
    scroll(to: 0)
  }

  func scroll(to first: Int) {
    for (cell, boat) in zip(cells, boats.dropFirst(first)) { cell.show(BoatRow(boat)) }
  }

  override var parts: [any Part] { [searchBar, countLabel] + cells + [emptyLabel, emptyHint] }
}
