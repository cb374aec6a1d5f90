/**
 * Cuts the two families down to what the site sets, and sizes the system's fonts to stand in for them: `npm run fonts`.
 * The results in static/fonts/ and src/theme/font-files.json are committed; run this again when the site's language
 * has changed, the characters (src/theme/font-letters.ts) or the axes below. "Basic" is what the prose of this site
 * needs and is always loaded; "extended" holds the other letters of Western European languages and is fetched only by
 * pages that use one.
 */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createFontStack } from "@capsizecss/core"
import { fromBuffer } from "@capsizecss/unpack"
import subsetFont from "subset-font"
import { loadTexts } from "../packages/content-engine"
import { basicLetters, extendedLetters } from "../src/theme/font-letters"
import { systemFont } from "./system-fonts"

type Axes = Record<string, number | { min: number; max: number }>

interface Cut {
  family: string
  /** The whole font. */
  from: string
  /** Begins the names of the cut files. */
  to: string
  variationAxes: Axes
  /**
   * The weights to size stand-ins for: as widths grow with the weight at another rate in each font, one is not enough
   * for text.
   */
  weights: { wght: number; isBold: boolean; fontWeight?: string }[]
}

const cuts: Cut[] = [
  {
    family: "Anybody",
    from: "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
    to: "anybody",
    variationAxes: { wght: 620, wdth: 88 },
    weights: [{ wght: 620, isBold: true }],
  },
  {
    family: "Instrument Sans",
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    to: "instrument-sans",
    variationAxes: { wght: { min: 400, max: 700 } },
    weights: [
      { wght: 400, isBold: false, fontWeight: "400 500" },
      { wght: 600, isBold: true, fontWeight: "600 700" },
    ],
  },
]

const texts = loadTexts(process.cwd())
/** Whether a letter is of the site's language, not of a name: every page has it, or one file of content in ten. */
const isFrequent = (letter: string) =>
  texts.get("site.yaml")?.includes(letter) ||
  [...texts.values()].filter(text => text.includes(letter)).length > texts.size / 10
/** In both cases: a heading may begin with it. */
const frequent = new Set(
  [...extendedLetters].filter(isFrequent).flatMap(letter => [letter.toLowerCase(), letter.toUpperCase()]),
)
const basic = basicLetters + [...extendedLetters].filter(letter => frequent.has(letter)).join("")
const extended = [...extendedLetters].filter(letter => !frequent.has(letter)).join("")

const pointsOf = (characters: string): number[] =>
  [...characters].map(character => character.codePointAt(0) ?? 0).sort((one, other) => one - other)

/**
 * The characters as a CSS `unicode-range`, joined wherever no character of the others stands between two: every page
 * carries it.
 */
const unicodeRange = (characters: string, others: string): string => {
  const gaps = pointsOf(others)
  const runs: [first: number, last: number][] = []
  for (const point of pointsOf(characters)) {
    const run = runs.at(-1)
    if (run && !gaps.some(gap => gap > run[1] && gap < point)) run[1] = point
    else runs.push([point, point])
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ""}`).join(",")
}

/** Liberation Sans has the widths of Arial, and its place on Linux. */
const withLiberation = (src: string, isBold: boolean) =>
  src.includes("Arial") ? `${src},${isBold ? "local('Liberation Sans Bold')" : "local('Liberation Sans')"}` : src

/** System fonts as wide and high as the cut family, to two decimals: all four are 20 bytes more on every page. */
const standIns = async ({ family, variationAxes, weights }: Cut, original: Buffer) => {
  const stacks = []
  for (const { wght, isBold, fontWeight } of weights) {
    const font = await subsetFont(original, basic, { targetFormat: "sfnt", variationAxes: { ...variationAxes, wght } })
    const metrics = { ...(await fromBuffer(font)), familyName: family }
    const { fontFamily, fontFaces } = createFontStack([metrics, systemFont(isBold)], {
      fontFaceFormat: "styleObject",
      ...(fontWeight && { fontFaceProperties: { fontWeight } }),
    })
    const faces = fontFaces.map(({ "@font-face": { src = "", ...face } }) =>
      Object.entries({ ...face, src: withLiberation(src, isBold) })
        .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`)}:${value}`)
        .join(";"),
    )
    stacks.push({ fontFamily, faces: faces.map(face => `@font-face{${face}}`).join("") })
  }
  return {
    stack: `${stacks[0]?.fontFamily ?? family}, sans-serif`,
    faces: stacks.map(({ faces }) => faces.replaceAll(/(\.\d\d)\d+%/g, "$1%")).join(""),
  }
}

const cut = async () => {
  // The licences beside the fonts stay.
  for (const file of readdirSync("static/fonts")) if (file.endsWith(".woff2")) rmSync(`static/fonts/${file}`)
  const files: Record<string, string> = {}
  for (const one of cuts) {
    const original = readFileSync(`node_modules/${one.from}`)
    for (const [part, characters] of Object.entries({ basic, extended })) {
      const font = await subsetFont(original, characters, {
        targetFormat: "woff2",
        variationAxes: one.variationAxes,
      })
      const file = `/fonts/${one.to}-${part}-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`
      writeFileSync(`static${file}`, font)
      files[`${one.to}-${part}`] = file
      console.log(`${file} ${font.length} bytes`)
    }
    const { stack, faces } = await standIns(one, original)
    files[`${one.to}-stack`] = stack
    files[`${one.to}-stand-ins`] = faces
  }
  writeFileSync(
    "src/theme/font-files.json",
    `${JSON.stringify({ ...files, extendedRange: unicodeRange(extended, basic) }, null, 2)}\n`,
  )
}
void cut()
