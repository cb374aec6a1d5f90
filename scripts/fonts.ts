/**
 * Cuts the two families down to what the site sets: `npm run fonts`.
 * The results in static/fonts/ and src/theme/font-files.json are committed; run this again only to change the characters or the axes below.
 * "Basic" is what English prose needs and is always loaded; "extended" holds the letters of further Western European languages and is fetched only by pages that use one.
 */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import subsetFont from "subset-font"

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

const basic = `${range(0x20, 0x7e)}\u00a0©–—‘’“”•…×·→é`
const extended = [...`${range(0xa1, 0xff)}€™−≤≥′″←↑↓`].filter(character => !basic.includes(character)).join("")

const cuts: { from: string; to: string; variationAxes: Record<string, number | { min: number; max: number }> }[] = [
  { from: "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2", to: "anybody", variationAxes: { wght: 620, wdth: 88 } },
  {
    from: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    to: "instrument-sans",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

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
  const codePoints = (characters: string) => [...characters].map(character => `U+${character.codePointAt(0)?.toString(16)}`).join(",")
  writeFileSync("src/theme/font-files.json", `${JSON.stringify({ ...files, extendedRange: codePoints(extended) }, null, 2)}\n`)
}
void cut()
