import { baseline } from "./components/baseline"
import { buttons } from "./components/buttons"
import { inputs } from "./components/inputs"
import { layout } from "./components/layout"
import { navigation } from "./components/navigation"
import { surfaces } from "./components/surfaces"
import { table } from "./components/table"
import type { ThemeComponents } from "./components/theme-components"
import { typography } from "./components/typography"

/** Overrides of Material UI's components. `dropped` removes unused declarations (src/render/prune-styles.ts). */
export const components: ThemeComponents = {
  // One rule for all icons: containers set their size. `focusable` is for Internet Explorer only.
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
