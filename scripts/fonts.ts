/**
 * Cuts the two families down to what the site sets: `npm run fonts`.
 * The results in static/fonts/, src/theme/font-files.json and src/theme/display-advances.json are committed; run this again only to change the characters or the axes below.
 * "Basic" is what English prose needs and is always loaded; "extended" holds the letters of further Western European languages and is fetched only by pages that use one.
 */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import subsetFont from "subset-font"
import { launchBrowser } from "./browser"

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const basic = `${range(0x20, 0x7e)}\u00a0©–—‘’“”•…×·→é`
const extended = [...`${range(0xa1, 0xff)}€™−≤≥′″←↑↓`].filter(character => !basic.includes(character)).join("")

const cuts: { from: string; to: string; variationAxes: Record<string, number | { min: number; max: number }> }[] = [
  {
    from: "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2",
    to: "anybody",
    variationAxes: { wght: 620, wdth: 88 },
  },
  {
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    to: "instrument-sans",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

const pointsOf = (characters: string): number[] =>
  [...characters].map(character => character.codePointAt(0) ?? 0).sort((one, other) => one - other)

/** The characters as a CSS `unicode-range`, joined wherever no character of the others stands between two: every page carries it. */
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

/** Widths of the characters in thousandths of the font's size, as Chromium sets them. */
const advances = async (font: Buffer, characters: string): Promise<Record<string, number>> => {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const widths = await page.evaluate(
    async ({ data, characters }) => {
      const face = await new FontFace("Measured", `url(data:font/woff2;base64,${data})`).load()
      document.fonts.add(face)
      const context = document.createElement("canvas").getContext("2d")
      if (!context) throw new Error("No canvas to measure on.")
      context.font = "1000px Measured"
      return [...characters].map(
        character => [character, Math.round(context.measureText(character).width)] as [string, number],
      )
    },
    { data: font.toString("base64"), characters },
  )
  await browser.close()
  return Object.fromEntries(widths)
}

const cut = async () => {
  // The licences beside the fonts stay.
  for (const file of readdirSync("static/fonts")) if (file.endsWith(".woff2")) rmSync(`static/fonts/${file}`)
  const files: Record<string, string> = {}
  for (const { from, to, variationAxes } of cuts) {
    const original = readFileSync(`node_modules/${from}`)
    for (const [part, characters] of Object.entries({ basic, extended })) {
      const font = await subsetFont(original, characters, { targetFormat: "woff2", variationAxes })
      const file = `/fonts/${to}-${part}-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`
      writeFileSync(`static${file}`, font)
      files[`${to}-${part}`] = file
      console.log(`${file} ${font.length} bytes`)
    }
  }
  const display = readFileSync(`static${files["anybody-basic"]}`)
  writeFileSync("src/theme/display-advances.json", `${JSON.stringify(await advances(display, basic), null, 2)}\n`)
  writeFileSync(
    "src/theme/font-files.json",
    `${JSON.stringify({ ...files, extendedRange: unicodeRange(extended, basic) }, null, 2)}\n`,
  )
}
void cut()
