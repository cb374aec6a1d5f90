import { space, typeScale } from "../tokens"
import { underline } from "../underline"
import type { Looks } from "./own-theme"

declare module "@mui/material/Link" {
  interface LinkOwnProps {
    /** The title of an entry covers all of it; the entry must be positioned. */
    stretched?: boolean
  }
}

/** Words that lead elsewhere. */
export const navigation: Looks = {
  // Also that of src/components/link.tsx. A link in running text is as the browser has it (global-styles.tsx).
  MuiLink: {
    styleOverrides: {
      root: ({ theme, ownerState: { variant, stretched, underline: line } }) => {
        const { yard } = theme.vars.palette
        return {
          // The second, quieter call to action: words on a yellow line.
          ...(variant === "button" && {
            display: "inline-flex",
            alignItems: "center",
            gap: ".3em",
            minHeight: "2.75rem",
            fontWeight: 600,
            ...underline(yard.signal),
            "&:hover": { textDecorationColor: yard.ink },
          }),
          ...(line === "hover" && { textDecoration: "none", "&:hover": underline(yard.signal) }),
          ...(line === "none" && { textDecoration: "none" }),
          ...(stretched && {
            textDecoration: "underline 3px transparent",
            textUnderlineOffset: ".18em",
            "&::after": { content: '""', position: "absolute", inset: 0 },
            "&:hover": { textDecorationColor: yard.signal },
          }),
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
