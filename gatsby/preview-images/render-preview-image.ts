import sharp from "sharp"
import { drawingRules, toCss } from "#theme/drawing-classes"
import { letterMark, lightColors } from "#theme/tokens"
import { cleanSvg, type DrawingMarkup, loadDrawingMarkup } from "../pictures/drawing"
import { getTypesetter, type TextOutline, type TextStyle } from "../pictures/typesetter"
import { fitTitle, LINE_HEIGHT, type TitleBox, titleStyle } from "./fit-title"

/** Size that social networks require, in px, as all lengths below. */
const imageSize = { width: 1200, height: 630 }

const MARGIN = 64
/** Y of the baseline of the site's name and host. */
const BRAND_BASELINE = 82
/** Y of the top edge of the title box. */
const TITLE_TOP = 122
/** Distance from the top of a line to its baseline, in font sizes. */
const ASCENT = 0.82
/** Space between the title and a wide picture. */
const TITLE_GAP = 14

const brandStyle: TextStyle = { family: "display", size: 36, tracking: -0.01 }
const hostStyle: TextStyle = { family: "text", weight: 500, size: 26 }

/** Boxes of drawings: of wide ones below the title, of others beside it. */
const wideBox = { left: 40, width: 1120, height: 384 }
const narrowBox = { left: 590, width: 570, height: 466 }
/** Minimum aspect ratio of a wide picture. */
const WIDE_RATIO = 2.2
/** Box of a photograph: the right side, below the top bar. */
const photoBox = { left: 590, top: 12, width: imageSize.width - 590, height: imageSize.height - 12 }
/** Y of the bottom edge of a picture beside the title. */
const PICTURE_BOTTOM = 572

/** Factor of stroke widths: social networks show the image at half size. */
const STROKE_SCALE = 1.6

/** Drawing rules in light colors: sharp does not support variables. */
const css = toCss(
  drawingRules(lightColors).map(([classes, { strokeWidth, ...style }]) => [
    classes,
    { ...style, ...(strokeWidth && { strokeWidth: parseFloat(String(strokeWidth)) * STROKE_SCALE }) },
  ]),
)

const renderOutline = ({ path }: TextOutline, x: number, y: number, fill: string) =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`

/** The bar at the top, as on pages. */
const TOP_BAR = `<defs><linearGradient id="bar"><stop offset=".18" stop-color="${lightColors.action}" stop-opacity="0"/><stop offset=".3" stop-color="${lightColors.action}"/><stop offset=".48" stop-color="${lightColors.action}"/><stop offset=".74" stop-color="${lightColors.accent}"/></linearGradient></defs><rect width="${imageSize.width}" height="12" fill="url(#bar)"/><path d="${Array.from({ length: 26 }, (_, index) => `M${index * 12 + 1} 0V12`).join("")}" stroke="${lightColors.text}" stroke-width="2"/>`

/** A placed picture, and the space left for the title. */
interface PlacedPicture {
  svg: string
  /** Raster picture to overlay. */
  pixels?: Buffer
  titleBox: TitleBox
}

/** Title box beside a picture. */
const titleBeside: TitleBox = { width: 492, height: 420, maxLines: 5 }

/** Places a drawing. Wide ones, and those that overflow their view box, reach down to the bottom edge. */
const placeDrawing = ({ viewBox: [left, top, width, height], content, hasOverflow }: DrawingMarkup): PlacedPicture => {
  const isWide = width > WIDE_RATIO * height
  const box = isWide ? wideBox : narrowBox
  const scale = Math.min(box.width / width, box.height / height)
  const bottom = isWide || hasOverflow ? imageSize.height : PICTURE_BOTTOM
  const x = box.left + (box.width - width * scale) / 2
  return {
    svg: `<g transform="translate(${x} ${bottom}) scale(${scale}) translate(${-left} ${-top - height})">${content}</g>`,
    titleBox: isWide
      ? { width: imageSize.width - 2 * MARGIN, height: bottom - height * scale - TITLE_TOP - TITLE_GAP, maxLines: 3 }
      : titleBeside,
  }
}

/** The letter mark, for pages without a picture. */
const letterMarkDrawing: DrawingMarkup = {
  viewBox: [0, 0, 28, 28],
  content: `<path d="${letterMark}" fill="${lightColors.action}"/>`,
  hasOverflow: false,
}

/** Crops a photograph to its box, around the point of interest. An imported SVG file is shown whole. */
const placeImage = async (file: string): Promise<PlacedPicture> => {
  const { width, height } = photoBox
  const pixels = await sharp(
    file.endsWith(".svg")
      ? Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/svg+xml;base64,${Buffer.from(cleanSvg(file)).toString("base64")}"/></svg>`,
        )
      : file,
  )
    .rotate()
    .resize({ width, height, position: sharp.strategy.attention })
    .flatten({ background: lightColors.background })
    .png()
    .toBuffer()
  return { svg: "", pixels, titleBox: titleBeside }
}

const placePicture = async (file: string | undefined): Promise<PlacedPicture> => {
  if (!file) return placeDrawing(letterMarkDrawing)
  const drawing = file.endsWith(".svg") ? await loadDrawingMarkup(file) : undefined
  return drawing ? placeDrawing(drawing) : placeImage(file)
}

/** Name and URL of the site, which every image shows. */
export interface Brand {
  name: string
  /** Shown without its protocol. */
  url: string
}

/**
 * Renders the preview image of a page, with title and picture.
 * @param file - path of the picture. Default: the letter mark.
 * @returns a PNG of 1200 × 630 px
 */
export const renderPreviewImage = async (
  title: string,
  file: string | undefined,
  { name, url }: Brand,
): Promise<Buffer> => {
  const typeset = await getTypesetter()
  const { svg, pixels, titleBox } = await placePicture(file)
  const { lines, size } = fitTitle(title, titleBox, typeset)
  const host = typeset(url.replace(/^https?:\/\//, ""), hostStyle)
  const content = [
    `<style>${css}</style><rect width="100%" height="100%" fill="${lightColors.background}"/>`,
    svg,
    TOP_BAR,
    renderOutline(typeset(name, brandStyle), MARGIN, BRAND_BASELINE, lightColors.text),
    // No host above a photograph, which covers this corner.
    pixels ? "" : renderOutline(host, imageSize.width - MARGIN - host.width, BRAND_BASELINE, lightColors.textSecondary),
    ...lines.map((line, index) =>
      renderOutline(
        typeset(line, titleStyle(size)),
        MARGIN,
        TITLE_TOP + size * (ASCENT + index * LINE_HEIGHT),
        lightColors.text,
      ),
    ),
  ].join("")
  const image = sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}">${content}</svg>`,
    ),
  )
  if (pixels) image.composite([{ input: pixels, left: photoBox.left, top: photoBox.top }])
  return image.removeAlpha().png({ compressionLevel: 2 }).toBuffer()
}
