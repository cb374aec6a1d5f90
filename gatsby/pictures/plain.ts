import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { OptionalPackage } from "../../packages"
import { letterMark, lightColors } from "../../src/theme/tokens"

/** The letter mark, in its box of 28 by 28, amid a plate. */
const onPlate = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(28 - width) / 2} ${(28 - height) / 2} ${width} ${height}"><rect x="-50%" y="-50%" width="200%" height="200%" fill="${lightColors.ink}"/><path d="${letterMark}" fill="${lightColors.ground}"/></svg>`

const preview = "preview.png"

/**
 * Stands in for the package `drawings` where that has been taken out: every page's preview image and the icon are the
 * letter mark, unless `static/` has files of these names.
 */
export const plainPictures: OptionalPackage = {
  previewFor: (_, site) => site && { src: `/${preview}`, alt: String(site.name) },
  publish: async root => {
    const pictures = {
      [preview]: () =>
        sharp(Buffer.from(onPlate(120, 63)), { density: 720 })
          .resize(1200, 630)
          .png()
          .toBuffer(),
      "icon.svg": () => onPlate(34, 34),
    }
    for (const [name, draw] of Object.entries(pictures))
      if (!existsSync(join(root, "static", name))) writeFileSync(join(root, "public", name), await draw())
    return []
  },
}
