import type { ThemeComponents } from "./theme-components"

/** Elements of the text variants. Their styles are in theme.ts. */
export const typography: ThemeComponents = {
  MuiTypography: {
    defaultProps: {
      /** Default elements of variants that Material UI does not map as needed. */
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
