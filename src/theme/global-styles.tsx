import { GlobalStyles as Styles } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { glowAttribute, spreadAttribute, waitingAttribute } from "../deferred/motion"
import { loadingAttribute } from "../inline/names"
import { fontStacks } from "./fonts"
import { LateRules } from "./late-rules"
import { floating, fontStack, header, type ModeColors, stroke } from "./tokens"

interface Rules {
  [selector: string]: unknown
}

/** A color's variable, to be set anew. */
const name = (color: keyof ModeColors) => `--palette-yard-${color}`

const base = (theme: Theme): Rules => {
  const { yard } = theme.vars.palette
  return {
    "*,*::before,*::after": { boxSizing: "border-box" },
    ":root": { "--display": fontStacks.display, "--text": fontStacks.text },
    html: { WebkitTextSizeAdjust: "100%", scrollPaddingTop: header.clearance },
    "html:has([data-floating])": { scrollPaddingBottom: floating.clearance },
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
    // A word that is wider than its column breaks, before the column grows: text may be set at twice its size.
    "h1,h2,h3": { overflowWrap: "anywhere" },
    // No column or row grows with what stands in it, but for what has a size of its own.
    ":where(main :not(svg,img,i))": { minWidth: 0 },
    "ul,ol": { listStyle: "none" },
    "p,li,dd,summary,blockquote,figcaption": { textWrap: "pretty" },
    a: { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: ".22em" },
    ":focus-visible": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3, borderRadius: 1 },
    "main:focus": { outline: 0 },
    ":is(a,button,summary):active": { opacity: 0.7 },
    "@media (prefers-reduced-motion: no-preference)": {
      // One page turns into the next; what is pressed meanwhile counts.
      "@view-transition": { navigation: "auto" },
      "::view-transition": { pointerEvents: "none" },
    },
    // What is chosen, where colors are forced: the grounds, shadows and colored lines that tell it elsewhere are left
    // out there. `:root` twice, because the rules of menus and rows of keys come later and set grounds too.
    "@media (forced-colors: active)": {
      ":root:root :is([aria-current],[data-current],[aria-pressed=true],label:has(:checked)):is(a,button,label)": {
        forcedColorAdjust: "none",
        background: "Highlight",
        color: "HighlightText",
      },
    },
    "@media (prefers-contrast: more)": {
      // The first of the page's rules may come after these.
      "html:root:root": { [name("inkSoft")]: yard.ink, [name("line")]: yard.ink, [name("pencil")]: yard.ink },
    },
    // What follows the first screen is not seen before its rules are there.
    [`[${loadingAttribute}] :is(main>noscript,main)~*`]: { "@media screen": { display: "none !important" } },
    "@media (prefers-reduced-motion: reduce)": {
      "*,*::before,*::after": { transition: "none !important", animation: "none !important" },
    },
  }
}

/** What is pressed, unfolds and rises into view does so after the first paint; no post begins with code. */
const late = [
  // Code is told apart by its letters: the ground has no second color that everybody could read.
  ":is(.hljs-keyword,.hljs-built_in,.hljs-name,.hljs-selector-tag){font-weight:700}",
  ":is(.hljs-string,.hljs-number,.hljs-literal,.hljs-attr,.hljs-comment){color:var(--palette-yard-deepSoft)}",
  ".hljs-comment{font-style:italic}",
  "html:has(:modal){overflow:hidden}",
  "::selection{background:var(--palette-yard-sea);color:var(--palette-yard-onSea)}",
  `@media screen{[${waitingAttribute}]{opacity:0}}`,
  `[${glowAttribute}]{position:fixed;z-index:30;top:-10px;left:-10px;width:20px;height:20px;border-radius:50%;`,
  "background:var(--palette-yard-signal);filter:blur(3px);mix-blend-mode:var(--palette-yard-glow);opacity:0;",
  "pointer-events:none;transition:opacity .24s}",
  ...["old", "new"].map(part => `[${spreadAttribute}]::view-transition-${part}(root){animation:none}`),
  // The header is a part of its own when one page turns into the next; in the circle it would change before the circle
  // comes to it, and lie over the drawer. The next page names it again.
  `[${spreadAttribute}] header{view-transition-name:none}`,
  "@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth;interpolate-size:allow-keywords}",
  // What is pressed unfolds. What an address, a way back or a search in the page opens is whole at once: the browser
  // goes to its place as soon as it is open, and would miss it if the page grew afterwards.
  "::details-content{block-size:0;overflow:clip;overflow-clip-margin:6px}",
  "[open]::details-content{block-size:auto}",
  ":has(>details>summary:focus)>details::details-content{transition:.28s allow-discrete}}",
].join("")

/** Ground rules: what is seen, and how things give when pressed. Rendered once, around every page. */
export const GlobalStyles = () => (
  <>
    <Styles styles={base} />
    <LateRules rules={late} />
  </>
)
