import { createHash } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { frameAttribute, type Later } from "../src/layout/later"

/**
 * The drawings of this many bands from the top stay in the page: no first screen reaches further
 * (tests/site/later.test.ts).
 */
const BANDS = 2

/** Characters below which a drawing stays where it is: an icon costs less than its address elsewhere. */
const SMALL = 300

/** A drawing taken out of its page. */
interface LaterDrawing {
  /** Attributes of its `<svg>`. */
  attributes: string
  /** What stands inside. */
  content: string
}

/** Where the drawings begin that may come later: behind the last of the upper bands. */
const startOf = (html: string): number => {
  let depth = 0
  let bands = 0
  for (const { 0: tag, index } of html.matchAll(/<section\b|<\/section>/g)) {
    depth += tag === "</section>" ? -1 : 1
    if (depth === 0 && ++bands === BANDS) return index
  }
  return html.length
}

/**
 * Takes the large drawings below the first screen out of a page, and leaves their empty frames, which keep their place
 * and their description. Drawings that are equal are taken once.
 * @param html rendered HTML of a page
 * @returns the page, and the drawings in the order of their numbers
 */
export const setDrawingsAside = (html: string): { html: string; drawings: LaterDrawing[] } => {
  const drawings: LaterDrawing[] = []
  const start = startOf(html)
  const end = Math.max(start, html.indexOf("</main>"))
  const below = html.slice(start, end)
  let kept = html.slice(0, start)
  let copied = 0
  let depth = 0
  let outermost = { attributes: "", from: 0 }
  for (const { 0: tag, 1: attributes = "", index } of below.matchAll(/<svg\b([^>]*)>|<\/svg>/g)) {
    if (tag !== "</svg>") {
      if (depth++ === 0) outermost = { attributes, from: index + tag.length }
      continue
    }
    if (--depth > 0) continue
    const content = below.slice(outermost.from, index)
    if (content.length < SMALL) continue
    const known = drawings.findIndex(drawing => drawing.content === content)
    const number = known >= 0 ? known : drawings.push({ attributes: outermost.attributes, content }) - 1
    kept += `${below.slice(copied, outermost.from - 1)} ${frameAttribute}="${number}">`
    copied = index
  }
  return { html: kept + below.slice(copied) + html.slice(end), drawings }
}

/** A style sheet's rules one by one, as Emotion writes them: never nested deeper than one at-rule. */
const rulesOf = (css: string): string[] => css.match(/@[^{}]*\{(?:[^{}]*\{[^{}]*\})+\}|[^{}]*\{[^{}]*\}/g) ?? []

/**
 * The drawings as backgrounds of their frames, for where there is no script: each a picture with the rules that colour
 * it by day and by night.
 */
export const sheetOf = (drawings: LaterDrawing[], css: string): string => {
  const rules = rulesOf(css)
  return drawings
    .map(({ attributes, content }, number) => {
      const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(" ") ?? []
      const style = rules.filter(rule => rule.includes(":root") || classes.some(name => rule.includes(`.${name}`)))
      const picture = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}><style>${style.join("")}</style>${content}</svg>`
      return `[${frameAttribute}="${number}"]{background:url("data:image/svg+xml,${encodeURIComponent(picture)}") 0 0/100% 100%}`
    })
    .join("")
}

/** Whether a page's global rules are those for paper (`src/layout/print-styles.tsx`). */
export const areForPaper = (css: string): boolean => css.startsWith("@page")

/**
 * Publishes what a page does not need for its first paint: for the shell script, and as a style sheet for where there
 * is none.
 * @param css the page's rules
 * @param paper those for paper
 * @returns both addresses, which change with what is in the files
 */
export const publishLater = (
  drawings: LaterDrawing[],
  css: string,
  paper: string,
): { script: string; sheet: string } => {
  const forScript = JSON.stringify({ paper, drawings: drawings.map(({ content }) => content) } satisfies Later)
  const forNone = paper + sheetOf(drawings, css)
  const hash = createHash("sha256")
    .update(forScript + forNone)
    .digest("hex")
    .slice(0, 8)
  const name = `/later/${hash}`
  mkdirSync("public/later", { recursive: true })
  writeFileSync(`public${name}.json`, forScript)
  writeFileSync(`public${name}.css`, forNone)
  return { script: `${name}.json`, sheet: `${name}.css` }
}
