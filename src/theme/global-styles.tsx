import { GlobalStyles as Styles } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { facesAttribute } from "./fonts"
import { fontStack, fontStacks, header, standInStacks, stroke } from "./tokens"

interface Rules {
  [selector: string]: unknown
}

const stacks = ({ display, text }: typeof fontStacks): Rules => ({ "--display": display, "--text": text })

const base = (theme: Theme): Rules => {
  const { yard } = theme.vars.palette
  return {
    "*,*::before,*::after": { boxSizing: "border-box" },
    ":root": stacks(standInStacks),
    [`[${facesAttribute}]`]: { ...stacks(fontStacks), fontFamily: fontStack.text },
    html: { WebkitTextSizeAdjust: "100%", scrollPaddingTop: header.clearance },
    body: {
      margin: 0,
      background: yard.ground,
      color: yard.ink,
      fontFamily: fontStack.text,
      fontSize: "1rem",
      lineHeight: 1.55,
      fontVariantNumeric: "lining-nums",
      overflowWrap: "break-word",
    },
    "h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote": { margin: 0, padding: 0 },
    "ul,ol": { listStyle: "none" },
    "p,li,dd,blockquote,figcaption": { textWrap: "pretty" },
    a: { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: ".22em" },
    ":focus-visible": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3, borderRadius: 1 },
    "main:focus": { outline: 0 },
    // One page turns into the next, also where a link was followed before the scripts came.
    "@media (prefers-reduced-motion: no-preference)": { "@view-transition": { navigation: "auto" } },
    "@media (prefers-reduced-motion: reduce)": {
      "*,*::before,*::after": { transition: "none !important", animation: "none !important" },
    },
    "@media print": { ":is(header, footer):not(main *), [data-floating]": { display: "none" } },
  }
}

/** Ground rules for what is seen; `live-styles.tsx` has those for what is done. Rendered once, around every page. */
export const GlobalStyles = () => <Styles styles={base} />
