import { GlobalStyles } from "@mui/material"
import { buttonClass } from "../components/button"
import { paper } from "../theme/tokens"

/** `html:root`, because the theme's own rules for `:root` stand later in the head. */
const inks = Object.fromEntries(Object.entries(paper).map(([name, color]) => [`--palette-yard-${name}`, color]))

/** Where an address helps on paper: in running text, and only if it can be typed. */
const TEXT_LINK = `main :is(p, li, td) > a:not(.${buttonClass})`

interface PrintStylesProps {
  /** Address of the site, put before those of its own pages. */
  url: string
}

/** What a page is on paper: its matter alone, in ink on white, disclosures open, addresses written out. */
export const PrintStyles = ({ url }: PrintStylesProps) => (
  <GlobalStyles
    styles={{
      "@page": { margin: "14mm 12mm" },
      "@media print": {
        "html:root": { ...inks, "--palette-text-secondary": paper.inkSoft, fontSize: "13px" },
        [`nav, [data-banner], form, main .${buttonClass}, summary > i`]: { display: "none !important" },
        "main > section": { paddingBlock: "1.25rem !important", minHeight: "0 !important" },
        "main > section, main [data-band]": { overflow: "visible !important" },
        // A heading stays with what it heads; a thing stays in one piece.
        "h1, h2, h3, main > section > div > div:has(> h2:first-child)": { breakAfter: "avoid" },
        "article, figure, blockquote, details, tr, dl > div, li, svg, .note": { breakInside: "avoid" },
        // Drawings of entries are about as large as on a screen, where three stand side by side.
        "main article svg": { maxWidth: "24rem" },
        "p, li": { orphans: 3, widows: 3 },
        "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
        [`${TEXT_LINK}[href^="/"]::after`]: { content: `" (${url}" attr(href) ")"`, position: "static" },
        [`${TEXT_LINK}[href^="http"]::after`]: { content: '" (" attr(href) ")"' },
      },
    }}
  />
)
