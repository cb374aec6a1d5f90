import sharp from "sharp"
import { drawingRules, toCss } from "#theme/drawing-classes"
import { letterMark, lightColors } from "#theme/tokens"
import { type DrawingMarkup, loadDrawingMarkup, savedSvg } from "../pictures/drawing"
import { type TextOutline, type TextStyle, typesetter } from "../pictures/typesetter"
import { fitTitle, LINE_HEIGHT, titleStyle } from "./title"

/** What social networks ask for. */
const SIZE = { width: 1200, height: 630 }

const MARGIN = 64
/** Baseline of the brand's line, and where the title's box begins. */
const BRAND_LINE = 82
const TITLE_TOP = 122

const BRAND: TextStyle = { family: "display", size: 36, tracking: -0.01 }
const HOST: TextStyle = { family: "text", weight: 500, size: 26 }

/** The two boxes of a picture. What is wide stands below the title, everything else beside it. */
const BELOW = { left: 40, width: 1120, height: 384 }
const BESIDE = { left: 590, width: 570, height: 466 }
/** How many times as wide as high a picture is that stands below the title. */
const WIDE = 2.2
/** A photograph fills the right side, under the bar. */
const FILLED = { left: 590, top: 12, width: SIZE.width - 590, height: SIZE.height - 12 }
/** Lower edge of a picture that stands by itself beside the title. */
const PICTURE_BOTTOM = 572

/** Lines are drawn heavier than on the site: in a feed the image is seen at half its size. */
const STROKE_SCALE = 1.6

/** The rules of drawings by day: an image has one color mode, and sharp knows no variables. */
const css = toCss(
  drawingRules(lightColors).map(([classes, { strokeWidth, ...style }]) => [
    classes,
    { ...style, ...(strokeWidth && { strokeWidth: parseFloat(String(strokeWidth)) * STROKE_SCALE }) },
  ]),
)

const outline = ({ path }: TextOutline, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`

/** The bar at the top of every page of the site. */
const TOP_BAR = `<defs><linearGradient id="bar"><stop offset=".18" stop-color="${lightColors.action}" stop-opacity="0"/><stop offset=".3" stop-color="${lightColors.action}"/><stop offset=".48" stop-color="${lightColors.action}"/><stop offset=".74" stop-color="${lightColors.accent}"/></linearGradient></defs><rect width="${SIZE.width}" height="12" fill="url(#bar)"/><path d="${Array.from({ length: 26 }, (_, index) => `M${index * 12 + 1} 0V12`).join("")}" stroke="${lightColors.text}" stroke-width="2"/>`

/** A picture in its box, and how much of the image it leaves to the title. */
interface PlacedPicture {
  svg: string
  /** A picture of pixels, which is laid over the image. */
  pixels?: Buffer
  title: { width: number; height: number; lines: number }
}

const titleBeside = { width: 492, height: 420, lines: 5 }

/** Places a drawing: what runs out of its frame runs out of its box too, down to the image's lower edge. */
const placeDrawing = ({
  frame: [left, top, width, height],
  content,
  isOpen: hasOverflow,
}: DrawingMarkup): PlacedPicture => {
  const isWide = width > WIDE * height
  const box = isWide ? BELOW : BESIDE
  const scale = Math.min(box.width / width, box.height / height)
  const foot = isWide || hasOverflow ? SIZE.height : PICTURE_BOTTOM
  const x = box.left + (box.width - width * scale) / 2
  return {
    svg: `<g transform="translate(${x} ${foot}) scale(${scale}) translate(${-left} ${-top - height})">${content}</g>`,
    title: isWide
      ? { width: SIZE.width - 2 * MARGIN, height: foot - height * scale - TITLE_TOP - 14, lines: 3 }
      : titleBeside,
  }
}

/** The letter mark, for pages without a picture. */
const mark: DrawingMarkup = {
  frame: [0, 0, 28, 28],
  content: `<path d="${letterMark}" fill="${lightColors.action}"/>`,
  isOpen: false,
}

/** A photograph fills its box around what is most looked at; a vector picture of another make stands in it whole. */
const placePhoto = async (file: string): Promise<PlacedPicture> => {
  const { width, height } = FILLED
  const pixels = await sharp(
    file.endsWith(".svg")
      ? Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(savedSvg(file)).toString("base64")}"/></svg>`,
        )
      : file,
  )
    .rotate()
    .resize({ width, height, position: sharp.strategy.attention })
    .flatten({ background: lightColors.background })
    .png()
    .toBuffer()
  return { svg: "", pixels, title: titleBeside }
}

const placePicture = async (file: string | undefined): Promise<PlacedPicture> => {
  if (!file) return placeDrawing(mark)
  const marks = file.endsWith(".svg") ? await loadDrawingMarkup(file) : undefined
  return marks ? placeDrawing(marks) : placePhoto(file)
}

/** What stands on every image. */
export interface Brand {
  name: string
  /** Shown without its protocol. */
  url: string
}

/**
 * Draws the image that other sites show of a page: its title, and its picture in one of two boxes.
 * @param file path of the picture on the disk; without it the letter mark stands there
 * @returns a PNG of 1200 by 630 pixels
 */
export const renderPreview = async (title: string, file: string | undefined, { name, url }: Brand): Promise<Buffer> => {
  const set = await typesetter()
  const { svg, pixels, title: box } = await placePicture(file)
  const { lines, size } = fitTitle(title, box, set)
  const host = set(url.replace(/^https?:\/\//, ""), HOST)
  const content = [
    `<style>${css}</style><rect width="100%" height="100%" fill="${lightColors.background}"/>`,
    svg,
    TOP_BAR,
    outline(set(name, BRAND), MARGIN, BRAND_LINE, lightColors.text),
    pixels ? "" : outline(host, SIZE.width - MARGIN - host.width, BRAND_LINE, lightColors.textSecondary),
    ...lines.map((line, index) =>
      outline(set(line, titleStyle(size)), MARGIN, TITLE_TOP + size * (0.82 + index * LINE_HEIGHT), lightColors.text),
    ),
  ].join("")
  const image = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${content}</svg>`,
    ),
  )
  if (pixels) image.composite([{ input: pixels, left: FILLED.left, top: FILLED.top }])
  return image.removeAlpha().png({ compressionLevel: 2 }).toBuffer()
}
