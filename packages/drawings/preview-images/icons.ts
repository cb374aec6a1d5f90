import sharp from "sharp"
import { lightColors, letterMark, darkColors } from "../../../src/theme/tokens"

/** Pixels of the smallest icon. */
const SIDE = 32

interface Shape {
  /** Free space around the letter mark, in units of its box of 28. */
  margin: number
  /** Radius of the plate's corners; none where the system cuts the icon itself. */
  corner: number
}

const small: Shape = { margin: 3, corner: 3 }
/** The system rounds the corners. */
const touch: Shape = { margin: 7, corner: 0 }
/** Systems cut a maskable icon to a circle of 80 %: the mark stays inside. */
const maskable: Shape = { margin: 12, corner: 0 }

const sideOf = ({ margin }: Shape): number => 28 + 2 * margin

const draw = (shape: Shape, style: string): string => {
  const { margin, corner } = shape
  const side = sideOf(shape)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><style>${style}</style><rect class="p" x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}"/><path class="m" d="${letterMark}"/></svg>`
}

const byDay = `.p{fill:${lightColors.ink}}.m{fill:${lightColors.ground}}`
const byNight = `.p{fill:${darkColors.plane}}.m{fill:${darkColors.ink}}`

/** Drawn at the size it is shown in: a picture made smaller or larger afterwards loses its edges. */
const png = (shape: Shape, size: number): Promise<Buffer> =>
  sharp(Buffer.from(draw(shape, byDay)), { density: 72 * (size / sideOf(shape)) })
    .resize(size, size)
    .png()
    .toBuffer()

/** A PNG as ICO file: one entry of 32 px. */
const ico = (image: Buffer): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([SIDE, SIDE], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

/**
 * Draws the icons of the site: the letter mark on a plate. The SVG follows the system's light and dark.
 * `favicon.ico` and `apple-touch-icon.png` have the names that devices ask for by themselves.
 * @returns the files by their names in `public/`
 */
export const drawIcons = async (): Promise<Record<string, Buffer>> => ({
  "icon.svg": Buffer.from(draw(small, `${byDay}@media(prefers-color-scheme:dark){${byNight}}`)),
  "favicon.ico": ico(await png(small, SIDE)),
  "apple-touch-icon.png": await png(touch, 180),
  "icon-192.png": await png(small, 192),
  "icon-512.png": await png(small, 512),
  "icon-maskable-512.png": await png(maskable, 512),
})
