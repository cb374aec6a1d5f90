import { buttonClasses } from "@mui/material/Button"
import GlobalStyles from "@mui/material/GlobalStyles"
import { drawingClass } from "#theme/drawing-svg"
import { fontStack, printColors, space } from "#theme/tokens"

/** Print colors. Set on `html:root` to override the theme's `:root`, wherever it is in the head. */
const printVariables = Object.entries(printColors)
  .map(([name, color]) => `--palette-colors-${name}:${color}`)
  .join(";")

/** The same colors as variables of Material UI. */
const materialVariables = [
  `--palette-text-primary:${printColors.text}`,
  `--palette-text-secondary:${printColors.textSecondary}`,
  `--palette-background-default:${printColors.background}`,
  `--palette-background-paper:${printColors.surface}`,
  `--palette-divider:${printColors.divider}`,
].join(";")

/** Links whose URLs are printed: those in text that a reader could type. */
const TEXT_LINK = `main :is(p,li,td,div)>a:not(.${buttonClasses.root},:has(>b),[data-team] a)`

/**
 * Section headers, and the space in rem that they reserve below: with less, they move to the next page together with
 * their content. `break-after` does not work before a grid.
 */
const SECTION_HEADER = "main>section>div>div:has(>h2:only-child,>h2:first-child+div):not([data-side])"
const HEADING_RESERVE = 17

/** Calls to action and navigation, hidden in print. */
const SCREEN_ONLY = `nav,[data-banner],[data-next],form,main :is(button,.${buttonClasses.root},.${buttonClasses.root}~a)`

/** Returns the print CSS: content only, black on white, disclosures open, URLs printed. */
const printSheet = ({ url, sender }: PrintStylesProps): string =>
  [
    "@page{margin:14mm 12mm}",
    `html:root{${printVariables};${materialVariables};font-size:13px;color-scheme:light}`,
    ":is(header,footer,div:has(~header)):not(main *),[data-floating]{display:none}",
    `${SCREEN_ONLY},summary::after{display:none!important}`,
    "main>section{padding-block:1.25rem!important;min-height:0!important}",
    "main>section{overflow:visible!important}",
    // Backgrounds with a meaning (days, cards) are printed; those of sections are decoration.
    "main{print-color-adjust:exact}",
    "main>section{background:none!important}",
    "[data-opaque]{background:#fff!important}",
    // Headings stay with their content; items are not split.
    "h1,h2,h3{break-after:avoid}",
    `${SECTION_HEADER}{break-inside:avoid;padding-bottom:${HEADING_RESERVE}rem;margin-bottom:${2 - HEADING_RESERVE}rem}`,
    `article,figure,blockquote,details,tr,dl>div,li,.${drawingClass},.note{break-inside:avoid}`,
    ":has(>div>details),main>section>div:has(>h2:first-child+ul){break-inside:avoid}",
    "section[hidden=until-found]{margin-top:2rem!important}",
    // Wide drawings are not cropped.
    `main figure>.${drawingClass}{width:100%!important;margin-left:0!important}`,
    // Drawings of items and bars are about as large as in three columns on a screen.
    `main article .${drawingClass}{max-width:24rem}`,
    "main [data-bars]{max-width:20rem!important}",
    "p,li{orphans:3;widows:3}",
    // No transitions: disclosures would still be opening during printing.
    "*,::before,::after{transition:none!important}",
    "::details-content{transition:none!important}",
    "details::details-content{content-visibility:visible;block-size:auto}",
    "[hidden=until-found]{content-visibility:visible}",
    // Links in lists have large hit areas; in print, they are inline text and URL.
    "main :is(li,div)>a:not(:has(>b)){display:inline-block!important;min-height:0!important}",
    `${TEXT_LINK}::after{position:static;font:400 .85rem/1.4 ${fontStack.text};letter-spacing:0;overflow-wrap:anywhere}`,
    `${TEXT_LINK}[href^="/"]::after{content:" (${url}" attr(href) ")"}`,
    `${TEXT_LINK}[href^=http]::after{content:" (" attr(href) ")"}`,
    // The sender: header and footer are hidden.
    `main::after{content:${JSON.stringify(sender)};display:block;padding:1rem ${space.gutter};font-size:.85rem}`,
  ].join("")

interface PrintStylesProps {
  /** URL of the site, printed before paths. */
  url: string
  /** Name and contact of the site, the last line of each page. */
  sender: string
}

/** Print styles. */
export const PrintStyles = (props: PrintStylesProps) => <GlobalStyles styles={`@media print{${printSheet(props)}}`} />
