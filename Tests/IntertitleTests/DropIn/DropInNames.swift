import IntertitleTesting

// All that it takes to compile a screen's source against the models.
typealias UIViewController = TitleModel
typealias UILabel = LabelModel
typealias UIButton = ButtonModel
typealias UITextField = TextFieldModel
typealias UISearchBar = SearchBarModel
typealias UISegmentedControl = SegmentedControlModel
typealias UIBarButtonItem = BarButtonItemModel
typealias UIAlertController = AlertModel
typealias UIAlertAction = AlertActionModel
