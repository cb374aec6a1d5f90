import sharp from "sharp"
import { dayShift, nightShift } from "../../src/theme/tokens"
import type { Typesetter } from "./lettering"

/** Units of an icon. */
const SIDE = 32

/** The part of an icon's height below the waterline on which the letter stands. */
const WATER = 5

interface Shape {
  /** Corner of the plate; none where the system cuts the icon itself. */
  corner: number
  /** Height of the letter. */
  letter: number
  foot: number
}

const small: Shape = { corner: 3, letter: 19, foot: SIDE - WATER }
/** The system rounds the corners. */
const touch: Shape = { corner: 0, letter: 18, foot: 26 }
/** Systems cut a maskable icon to a circle of 80 %: letter and water stay inside. */
const maskable: Shape = { corner: 0, letter: 14, foot: 23 }

/** The first letter of the brand as an outline of this height, standing on `foot`, in the middle. */
const letterPath = (name: string, { letter, foot }: Shape, set: Typesetter): string => {
  const { path } = set(([...name.trim()][0] ?? "").toUpperCase(), { family: "display", size: 100 })
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [0, 0]
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = letter / (bottom - top || 1)
  const at = (value: number) => value.toFixed(3)
  return `<path class="l" transform="translate(${at(SIDE / 2 - ((left + right) / 2) * scale)} ${at(foot - bottom * scale)}) scale(${at(scale)})" d="${path}"/>`
}

const draw = (name: string, shape: Shape, style: string, set: Typesetter): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>${style}</style><clipPath id="c"><rect width="${SIDE}" height="${SIDE}" rx="${shape.corner}"/></clipPath><g clip-path="url(#c)"><path class="p" d="M0 0h32v32H0z"/>${letterPath(name, shape, set)}<path class="w" d="M0 ${shape.foot}h32v32H0z"/></g></svg>`

const byDay = `.p{fill:${dayShift.ink}}.l{fill:${dayShift.ground}}.w{fill:${dayShift.sea}}`
const byNight = `.p{fill:${nightShift.plane}}.l{fill:${nightShift.ink}}.w{fill:${nightShift.sea}}`

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / SIDE })
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
 * Draws the icons of the site: the first letter of the brand, afloat. The SVG follows the system's light and dark.
 * `favicon.ico` and `apple-touch-icon.png` have the names that browsers ask for by themselves, so no page needs to link them.
 * @param name the brand
 * @returns the files by their names in `public/`
 */
export const drawIcons = async (name: string, set: Typesetter): Promise<Record<string, Buffer>> => {
  const plate = draw(name, small, byDay, set)
  return {
    "icon.svg": Buffer.from(draw(name, small, `${byDay}@media(prefers-color-scheme:dark){${byNight}}`, set)),
    "favicon.ico": ico(await png(plate, SIDE)),
    "apple-touch-icon.png": await png(draw(name, touch, byDay, set), 180),
    "icon-192.png": await png(plate, 192),
    "icon-512.png": await png(plate, 512),
    "icon-maskable-512.png": await png(draw(name, maskable, byDay, set), 512),
  }
}
