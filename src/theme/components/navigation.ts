import { SmartLink } from "../../components/smart-link"
import type { LinkProps } from "@mui/material/Link"
import { space, typeScale } from "../tokens"
import { underline } from "../underline"
import type { Looks } from "./own-theme"

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    /** A link that is the second, quieter call to action: words on a yellow line. */
    action: true
    /** A link that is the title of an entry and covers all of it; the entry must be positioned. */
    stretched: true
  }
}

/** Words that lead elsewhere. */
export const navigation: Looks = {
  MuiLink: {
    defaultProps: { component: SmartLink, color: "inherit" } as LinkProps,
    styleOverrides: {
      root: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          textDecorationThickness: 1,
          variants: [
            { props: { underline: "hover" }, style: { "&:hover": underline(yard.signal) } },
            {
              props: { variant: "action" },
              style: {
                display: "inline-flex",
                alignItems: "center",
                gap: ".3em",
                minHeight: "2.75rem",
                fontWeight: 600,
                ...underline(yard.signal),
                "&:hover": { textDecorationColor: yard.ink },
              },
            },
            {
              props: { variant: "stretched" },
              style: {
                textDecoration: "underline 3px transparent",
                textUnderlineOffset: ".18em",
                "&::after": { content: '""', position: "absolute", inset: 0 },
                "&:hover": { textDecorationColor: yard.signal },
              },
            },
          ],
        }
      },
    },
  },
  MuiBreadcrumbs: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: space.s2,
        paddingTop: space.s4,
        fontSize: typeScale.small,
        color: theme.vars.palette.yard.inkSoft,
        // The 404 page shows whatever was asked for.
        "& li": { display: "inline-flex", alignItems: "baseline", overflowWrap: "anywhere" },
        "& li + li::before": { content: '"/"', marginRight: space.s2, color: theme.vars.palette.yard.pencil },
        "& a": { display: "inline-flex", alignItems: "center", minHeight: "1.75rem", minWidth: "1.5rem" },
        "& svg": { fontSize: "1.25rem" },
      }),
    },
  },
}
