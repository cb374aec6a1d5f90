import type { Looks } from "./own-theme"

/** Words. The looks of their variants stand in theme.ts. */
export const typography: Looks = {
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
