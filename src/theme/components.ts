import { baseline } from "./components/baseline"
import { buttons } from "./components/buttons"
import { inputs } from "./components/inputs"
import { layout } from "./components/layout"
import { navigation } from "./components/navigation"
import { surfaces } from "./components/surfaces"
import { table } from "./components/table"
import type { ThemeComponents } from "./components/theme-components"
import { typography } from "./components/typography"

/** Material UI's components in the look of this site. */
export const components: ThemeComponents = {
  // One rule for all icons of a page: whoever holds an icon says its size.
  // `focusable` speaks to Internet Explorer alone.
  MuiSvgIcon: { defaultProps: { fontSize: "inherit", focusable: undefined } },
  ...baseline,
  ...buttons,
  ...inputs,
  ...layout,
  ...navigation,
  ...surfaces,
  ...table,
  ...typography,
}
