import { optimize } from "svgo"

/** Tenths of a drawing unit: finer than the finest line at any size a drawing is shown in. */
const PRECISION = 1

const shortenPath = (d: string): string => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, {
    // Nothing "useless" is removed: whether a stroke is closed, and a dot of no length, can be seen, and svgo does not
    // know the style sheet.
    plugins: [
      { name: "convertPathData", params: { floatPrecision: PRECISION, makeArcs: undefined, removeUseless: false } },
    ],
  })
  // A path that svgo finds empty stays as it is: what is drawn is not for the build to decide.
  return / d="([^"]*)"/.exec(data)?.[1] ?? d
}

/** Pages share their symbols, so each path is worked on once a build. */
const known = new Map<string, string>()

const remember = (d: string): string => {
  const short = known.get(d) ?? shortenPath(d)
  known.set(d, short)
  return short
}

/**
 * Writes a page with fewer characters where nobody sees the difference. Drawings get the shortest path commands, no
 * idle decimals and no closing tags: scenes are written for people and computed from facts; a visitor's phone gets `m84
 * 91 6-6` (a tenth of the home page's bytes less). React does not compare attributes when it takes over a page, so the
 * long form in the script does no harm.
 * @param html rendered HTML of a page
 */
export const shortenHtml = (html: string): string =>
  html
    .replace(/><\/(path|circle|rect|ellipse|line|use)>/g, "/>")
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${remember(d)}"`)
    .replace(/ (x|y|width|height|cx|cy|r|rx|transform)="([^"]*\.\d{3,}[^"]*)"/g, (_, name: string, value: string) => {
      const rounded = value.replace(/\d+\.\d{3,}/g, number => String(Number(Number(number).toFixed(2))))
      return ` ${name}="${rounded}"`
    })
