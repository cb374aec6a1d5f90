import sharp from "sharp"
import { lightColors } from "../../../src/theme/tokens"
import { type Setting, type SetText, type Typesetter } from "../../../gatsby/pictures/lettering"
import { fitTitle, LEADING, type TitleBox, titleSetting } from "./title"
import type { Motif } from "../../../model/parts/motif"
import { type DrawnMotif, drawMotif, pictureCss } from "./motifs"
import type { Brand } from "./plan"

/** What social networks ask for. */
export const SIZE = { width: 1200, height: 630 }

const MARGIN = 64
/** Baseline of the brand's line, and where the title's box begins. */
const BRAND_LINE = 82
const TITLE_TOP = 122

const BRAND: Setting = { family: "display", size: 36, tracking: -0.01 }
const HOST: Setting = { family: "text", weight: 500, size: 26 }

const outline = ({ path }: SetText, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`

/** The bar at the top of every page of the site: from pencil ticks over crane yellow into the sea. */
const TOP_BAR = `<defs><linearGradient id="bar"><stop offset=".18" stop-color="${lightColors.signal}" stop-opacity="0"/><stop offset=".3" stop-color="${lightColors.signal}"/><stop offset=".48" stop-color="${lightColors.signal}"/><stop offset=".74" stop-color="${lightColors.sea}"/></linearGradient></defs><rect width="${SIZE.width}" height="12" fill="url(#bar)"/><path d="${Array.from({ length: 26 }, (_, index) => `M${index * 12 + 1} 0V12`).join("")}" stroke="${lightColors.ink}" stroke-width="2"/>`

/** An SVG file of this size, in pixels. */
const svgOf = (content: string, { width, height } = SIZE) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`,
  )

/** Red, green and blue of the ink. */
const INK = [1, 3, 5].map(at => parseInt(lightColors.ink.slice(at, at + 2), 16))

/**
 * A copy of the ground with ink where the mask says so: several times faster than composing two pictures, and posts
 * come by the thousand.
 */
const inked = (
  ground: Buffer,
  mask: Buffer,
  area: { left: number; top: number; width: number; height: number },
): Buffer => {
  const pixels = Buffer.from(ground)
  for (let index = 0; index < mask.length; index++) {
    const cover = mask[index]! / 255
    if (cover === 0) continue
    const at = ((area.top + Math.floor(index / area.width)) * SIZE.width + area.left + (index % area.width)) * 3
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.round(pixels[at + channel]! * (1 - cover) + INK[channel]! * cover)
  }
  return pixels
}

/** Where the photograph of a page stands: the right side of the picture, under the bar. */
const PHOTO = { left: 590, top: 12, width: SIZE.width - 590, height: SIZE.height - 12 }

/** What leaves the right side to a photograph. */
const BARE: DrawnMotif = { svg: "", top: SIZE.height, beside: true }

/** A photograph as its place needs it: filled, around what is most looked at. */
const photograph = (file: string): Promise<Buffer> =>
  sharp(file)
    .rotate()
    .resize({ ...PHOTO, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: lightColors.ground })
    .png()
    .toBuffer()

interface Ground {
  pixels: Buffer
  box: TitleBox
}

/**
 * Opens a studio that makes preview images.
 * @returns a function that draws a title over a motif, as PNG. Grounds are kept: posts share a handful of motifs, and
 * drawing one costs most.
 */
export const openStudio = (brand: Brand, set: Typesetter): ((title: string, motif: Motif) => Promise<Buffer>) => {
  const grounds = new Map<string, Promise<Ground>>()

  const drawGround = async (motif: Motif): Promise<Ground> => {
    const photo = motif.scene === "photo" ? await photograph(motif.file) : undefined
    const { svg, top, beside } = motif.scene === "photo" ? BARE : drawMotif(motif, SIZE.height, set)
    const host = set(brand.url.replace(/^https?:\/\//, ""), HOST)
    const content = [
      `<style>${pictureCss}</style><rect width="100%" height="100%" fill="${lightColors.ground}"/>`,
      svg,
      TOP_BAR,
      outline(set(brand.name, BRAND), MARGIN, BRAND_LINE, lightColors.ink),
      photo ? "" : outline(host, SIZE.width - MARGIN - host.width, BRAND_LINE, lightColors.inkSoft),
    ].join("")
    const ground = sharp(svgOf(content))
    if (photo) ground.composite([{ input: photo, left: PHOTO.left, top: PHOTO.top }])
    const pixels = await ground.removeAlpha().raw().toBuffer()
    return {
      pixels,
      box: beside
        ? { width: 492, height: 420, lines: 5 }
        : { width: SIZE.width - 2 * MARGIN, height: top - TITLE_TOP - 14, lines: 3 },
    }
  }

  return async (text, motif) => {
    const key = JSON.stringify(motif)
    const ground = grounds.get(key) ?? drawGround(motif)
    grounds.set(key, ground)
    const { pixels, box } = await ground
    const { lines, size } = fitTitle(text, box, set)
    const area = {
      left: MARGIN - 4,
      top: TITLE_TOP,
      width: box.width + 8,
      height: Math.ceil(size * (lines.length * LEADING + 0.3)),
    }
    const outlines = lines.map((line, index) =>
      outline(set(line, titleSetting(size)), 4, size * (0.82 + index * LEADING), lightColors.ink),
    )
    const mask = await sharp(svgOf(outlines.join(""), area))
      .extractChannel("alpha")
      .raw()
      .toBuffer()
    return sharp(inked(pixels, mask, area), { raw: { ...SIZE, channels: 3 } })
      .png({ compressionLevel: 2 })
      .toBuffer()
  }
}
