import type { ThemeComponents } from "./theme-components"

/** Words. The looks of their variants stand in theme.ts. */
export const typography: ThemeComponents = {
  MuiTypography: {
    defaultProps: {
      /** The element of each variant whose name does not say it, unless `component` names another. */
      variantMapping: {
        hero: "h1",
        h4: "h3",
        lead: "p",
        subtitle1: "p",
        figure: "p",
        caption: "small",
        note: "p",
      },
    },
  },
}
