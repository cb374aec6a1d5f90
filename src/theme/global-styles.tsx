import { GlobalStyles as Styles } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { waitingAttribute } from "../hooks/use-reveal"
import { shiftAttribute } from "./theme"
import { fontStack, fontStacks, stroke } from "./tokens"

interface Sheet {
  [selector: string]: unknown
}

/** The night's variables once more, for visitors without script whose system is dark: nothing sets the attribute for them. */
const nightWithoutScript = (theme: Theme): Sheet => {
  const night = (theme.generateStyleSheets?.() as Sheet[] | undefined)?.map(sheet => sheet[`[${shiftAttribute}="dark"]`]).find(Boolean)
  return { "@media (prefers-color-scheme: dark)": { [`:root:not([${shiftAttribute}])`]: { ...(night as Sheet), colorScheme: "dark" } } }
}

const base = (theme: Theme): Sheet => {
  const { yard } = theme.vars.palette
  return {
    "*,*::before,*::after": { boxSizing: "border-box" },
    ":root": { "--display": fontStacks.display, "--text": fontStacks.text },
    html: { WebkitTextSizeAdjust: "100%", scrollBehavior: "smooth", scrollPaddingTop: "6rem" },
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
    p: { textWrap: "pretty" },
    a: { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: ".22em" },
    ":focus-visible": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3, borderRadius: 1 },
    "main:focus": { outline: 0 },
    "@media screen": { [`[${waitingAttribute}]`]: { opacity: 0 } },
    "::selection": { background: yard.signal, color: yard.onSignal },
    "@media (prefers-reduced-motion: reduce)": {
      html: { scrollBehavior: "auto" },
      "*,*::before,*::after": { transition: "none !important", animation: "none !important" },
    },
    "@media print": { ":is(header, footer):not(main *), [data-floating]": { display: "none" } },
  }
}

/** Ground rules and the two shifts. Rendered once, around every page. */
export const GlobalStyles = () => <Styles styles={theme => [nightWithoutScript(theme), base(theme)] as never} />
