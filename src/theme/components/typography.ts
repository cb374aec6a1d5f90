import type { Looks } from "./own-theme"

/** Words. The looks of their variants stand in theme.ts. */
export const typography: Looks = {
  MuiTypography: {
    defaultProps: {
      /** The element of each variant, unless `component` names another. */
      variantMapping: {
        hero: "h1",
        page: "h1",
        h1: "h2",
        h2: "h3",
        h3: "h3",
        lead: "p",
        subtitle1: "p",
        figure: "p",
        caption: "small",
        note: "p",
        body1: "p",
        body2: "p",
      },
    },
  },
}
