import { fontStack, space, stroke, typeScale } from "../tokens"
import type { Looks } from "./own-theme"

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    /** What is only planned. */
    dashed: true
  }
}

const line = "linear-gradient(currentcolor, currentcolor)"

/** What is raised from the page: a drawn edge in place of a shadow. */
export const surfaces: Looks = {
  MuiPaper: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
        backgroundImage: "none",
      }),
    },
  },
  // All cards: `outlined` in ink, `elevation` in a heavier line, `dashed` if planned (src/components/card.tsx).
  MuiCard: {
    defaultProps: { variant: "outlined" },
    styleOverrides: {
      root: ({ theme, ownerState: { variant } }) => {
        const { yard } = theme.vars.palette
        return variant === "dashed"
          ? { border: `${stroke.draw} dashed ${yard.pencil}` }
          : {
              border: `${variant === "elevation" ? stroke.key : stroke.draw} solid ${yard.ink}`,
              background: yard.plane,
            }
      },
    },
  },
  // The sheet that a drawing lies on; its air is its own.
  MuiCardMedia: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        alignContent: "center",
        background: theme.vars.palette.yard.plane,
        border: `1px solid ${theme.vars.palette.yard.line}`,
      }),
    },
  },
  // The list of src/components/accordion.tsx.
  MuiAccordion: {
    styleOverrides: {
      root: ({ theme }) => {
        const { yard } = theme.vars.palette
        return {
          borderTop: `${stroke.draw} solid ${yard.ink}`,
          "& details": { borderBottom: `1px solid ${yard.line}` },
          "& summary": {
            display: "grid",
            gridTemplateColumns: "1fr auto",
            gap: space.s5,
            alignItems: "center",
            minHeight: "3.25rem",
            paddingBlock: space.s2,
            cursor: "pointer",
            listStyle: "none",
            fontWeight: 600,
            fontSize: typeScale.lead,
            lineHeight: 1.3,
            "&::-webkit-details-marker": { display: "none" },
          },
          // Two lines in a box.
          "& summary::after": {
            content: '""',
            width: 22,
            height: 22,
            border: `${stroke.draw} solid ${yard.ink}`,
            backgroundImage: `${line}, ${line}`,
            backgroundSize: "10px 2px, 2px 10px",
            backgroundPosition: "center",
            backgroundRepeat: "no-repeat",
            transition: "background-size .24s",
          },
          "& summary:hover::after": { backgroundColor: yard.wash },
          "& details[open] > summary::after": {
            backgroundColor: yard.signal,
            backgroundSize: "10px 2px, 2px 0",
            color: yard.onSignal,
          },
          // No line of a ground is seen where colors are forced on a page.
          "@media (forced-colors: active)": {
            // Small enough that the plate behind its letter leaves the border whole.
            "& summary::after": { content: '"+"', fontSize: ".75rem", lineHeight: "18px", textAlign: "center" },
            "& details[open] > summary::after": { content: '"–"' },
          },
          "& details :is(p, ul)": {
            maxWidth: space.measure,
            paddingBottom: space.s5,
            color: yard.inkSoft,
            // Whoever comes by the address of an answer sees its question as well.
            scrollMarginTop: "5rem",
          },
        }
      },
    },
  },
  // A porthole: the picture in a drawn ring (src/components/portrait.tsx).
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: "grid",
        placeItems: "center",
        aspectRatio: "1",
        borderRadius: "50%",
        border: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
        background: theme.vars.palette.yard.plane,
        "& picture": { display: "contents" },
        "& svg": {
          width: "88%",
          fill: theme.vars.palette.yard.ink,
          fontFamily: fontStack.display,
          fontSize: 40,
          fontWeight: 620,
        },
        "& img": {
          display: "block",
          width: "88%",
          height: "auto",
          aspectRatio: "1",
          objectFit: "cover",
          borderRadius: "50%",
        },
      }),
    },
  },
}
