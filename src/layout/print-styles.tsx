import { buttonClass } from "../components/button"
import { drawingClass } from "../scenes/scene"
import { LateRules } from "../theme/late-rules"
import { paper } from "../theme/tokens"

/** `html:root`, because the theme's own rules for `:root` stand elsewhere in the head. */
const inks = Object.entries(paper)
  .map(([name, color]) => `--palette-yard-${name}:${color}`)
  .join(";")

/** Where an address helps on paper: in running text, and only if it can be typed. */
const TEXT_LINK = `main :is(p,li,td)>a:not(.${buttonClass})`

/** What a page is on paper: its matter alone, in ink on white, disclosures open, addresses written out. */
const printSheet = (url: string): string =>
  [
    "@page{margin:14mm 12mm}",
    `html:root{${inks};--palette-text-secondary:${paper.inkSoft};font-size:13px;color-scheme:light}`,
    ":is(header,footer,div:has(~header)):not(main *),[data-floating]{display:none}",
    `nav,[data-banner],form,main .${buttonClass},summary::after{display:none!important}`,
    "main>section{padding-block:1.25rem!important;min-height:0!important}",
    "main>section,main [data-band]{overflow:visible!important}",
    // A heading stays with what it heads; a thing stays in one piece.
    "h1,h2,h3,main>section>div>div:has(>h2:first-child){break-after:avoid}",
    `article,figure,blockquote,details,tr,dl>div,li,.${drawingClass},.note{break-inside:avoid}`,
    // All of a wide drawing, for it is cropped by the width of a window.
    `main figure>.${drawingClass}{width:100%!important;margin-left:0!important}`,
    // Drawings of entries are about as large as on a screen, where three stand side by side.
    `main article .${drawingClass}{max-width:24rem}`,
    "p,li{orphans:3;widows:3}",
    // Paper shows what is, not what is on its way: disclosures would open while the page is being printed.
    "*,::before,::after{transition:none!important}",
    "::details-content{transition:none!important}",
    "details::details-content{content-visibility:visible;block-size:auto}",
    "[hidden=until-found]{content-visibility:visible}",
    `${TEXT_LINK}[href^="/"]::after{content:" (${url}" attr(href) ")";position:static}`,
    `${TEXT_LINK}[href^=http]::after{content:" (" attr(href) ")"}`,
  ].join("")

interface PrintStylesProps {
  /** Address of the site, put before those of its own pages. */
  url: string
}

/** The rules for paper. */
export const PrintStyles = ({ url }: PrintStylesProps) => <LateRules rules={`@media print{${printSheet(url)}}`} />
