/**
 * Draws preview images and icons: a program of its own, because Gatsby's compiler for `gatsby-node.ts` need not know
 * the drawings, and because it works beside the build. Reads an `Order` from standard input and writes the files.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { text } from "node:stream/consumers"
import { drawIcons } from "./icons"
import type { Order } from "./images"
import { openFonts } from "../../../gatsby/pictures/lettering"
import { openStudio } from "./picture"

/** Encoding happens in threads while the next title is set. */
const AT_ONCE = 3

const draw = async () => {
  const { brand, folder, images, icons } = JSON.parse(await text(process.stdin)) as Order
  mkdirSync(folder, { recursive: true })
  const set = await openFonts()
  const picture = openStudio(brand, set)
  const waiting = [...images]
  const work = async () => {
    for (let image = waiting.shift(); image; image = waiting.shift()) {
      const file = `${folder}/${basename(image.path)}`
      // Renamed when it is whole: a build that is broken off leaves no half image in the cache.
      writeFileSync(`${file}.part`, await picture(image.title, image.motif))
      renameSync(`${file}.part`, file)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  if (icons) {
    mkdirSync(`${icons}.part`, { recursive: true })
    for (const [name, icon] of Object.entries(await drawIcons())) writeFileSync(`${icons}.part/${name}`, icon)
    renameSync(`${icons}.part`, icons)
  }
}

draw().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
