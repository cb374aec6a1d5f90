import { buttonClasses } from "@mui/material/Button"
import GlobalStyles from "@mui/material/GlobalStyles"
import { drawingClass } from "#theme/drawing-svg"
import { fontStack, printColors, space } from "#theme/tokens"

/** `html:root`, because the theme's own rules for `:root` stand elsewhere in the head. */
const printVariables = Object.entries(printColors)
  .map(([name, color]) => `--palette-colors-${name}:${color}`)
  .join(";")

/** The same inks under the names that Material UI's components ask for. */
const names = [
  `--palette-text-primary:${printColors.text}`,
  `--palette-text-secondary:${printColors.textSecondary}`,
  `--palette-background-default:${printColors.background}`,
  `--palette-background-paper:${printColors.surface}`,
  `--palette-divider:${printColors.divider}`,
].join(";")

/** Where an address helps on paper: in running text and below it, and only if it can be typed. */
const TEXT_LINK = `main :is(p,li,td,div)>a:not(.${buttonClasses.root},:has(>b),[data-team] a)`

/**
 * The head of a section, and the room it asks for below itself: where there is less, it goes to the next page together
 * with what it heads. `break-after` does not do that before a grid.
 */
const HEAD = "main>section>div>div:has(>h2:only-child,>h2:first-child+div):not([data-side])"
const HEADING_RESERVE = 17

/** Calls to act, and the ways on to other pages. */
const SCREEN_ONLY = `nav,[data-banner],[data-next],form,main :is(button,.${buttonClasses.root},.${buttonClasses.root}~a)`

/** What a page is on paper: its matter alone, in ink on white, disclosures open, addresses written out. */
const printSheet = ({ url, sender }: PrintStylesProps): string =>
  [
    "@page{margin:14mm 12mm}",
    `html:root{${printVariables};${names};font-size:13px;color-scheme:light}`,
    ":is(header,footer,div:has(~header)):not(main *),[data-floating]{display:none}",
    `${SCREEN_ONLY},summary::after{display:none!important}`,
    "main>section{padding-block:1.25rem!important;min-height:0!important}",
    "main>section{overflow:visible!important}",
    // What is told by a ground, as days and sheets are, is told on paper too; bands are only rhythm.
    "main{print-color-adjust:exact}",
    "main>section{background:none!important}",
    "[data-opaque]{background:#fff!important}",
    // A heading stays with what it heads; a thing stays in one piece.
    "h1,h2,h3{break-after:avoid}",
    `${HEAD}{break-inside:avoid;padding-bottom:${HEADING_RESERVE}rem;margin-bottom:${2 - HEADING_RESERVE}rem}`,
    `article,figure,blockquote,details,tr,dl>div,li,.${drawingClass},.note{break-inside:avoid}`,
    ":has(>div>details),main>section>div:has(>h2:first-child+ul){break-inside:avoid}",
    "section[hidden=until-found]{margin-top:2rem!important}",
    // All of a wide drawing, for it is cropped by the width of a window.
    `main figure>.${drawingClass}{width:100%!important;margin-left:0!important}`,
    // Drawings of entries are about as large as on a screen, where three stand side by side; so are bars.
    `main article .${drawingClass}{max-width:24rem}`,
    "main [data-bars]{max-width:20rem!important}",
    "p,li{orphans:3;widows:3}",
    // Paper shows what is, not what is on its way: disclosures would open while the page is being printed.
    "*,::before,::after{transition:none!important}",
    "::details-content{transition:none!important}",
    "details::details-content{content-visibility:visible;block-size:auto}",
    "[hidden=until-found]{content-visibility:visible}",
    // Links in lists are boxes to press; on paper they are words and an address.
    "main :is(li,div)>a:not(:has(>b)){display:inline-block!important;min-height:0!important}",
    `${TEXT_LINK}::after{position:static;font:400 .85rem/1.4 ${fontStack.text};letter-spacing:0;overflow-wrap:anywhere}`,
    `${TEXT_LINK}[href^="/"]::after{content:" (${url}" attr(href) ")"}`,
    `${TEXT_LINK}[href^=http]::after{content:" (" attr(href) ")"}`,
    // Whose paper it is: the buttons that would tell are left out.
    `main::after{content:${JSON.stringify(sender)};display:block;padding:1rem ${space.gutter};font-size:.85rem}`,
  ].join("")

interface PrintStylesProps {
  /** Address of the site, put before those of its own pages. */
  url: string
  /** Name and addresses of whom a page comes from: the last line of each. */
  sender: string
}

/** The rules for paper. */
export const PrintStyles = (props: PrintStylesProps) => <GlobalStyles styles={`@media print{${printSheet(props)}}`} />
