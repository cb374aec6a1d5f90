import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { extname } from "node:path"
import type { ContentFolder, LocatedProblem } from "../entry"
import { IMAGE_EXTENSION } from "../schema/picture-fields"
import { decodeText } from "./decode"
import { readSvgMetadata } from "./svg-metadata"

/** Metadata of a picture file. */
export interface PictureMetadata {
  bytes: number
  /** Format by content, such as "png". Missing, like the size, if the file is not a picture. */
  type?: string
  width?: number
  height?: number
  /** The picture cannot be decoded completely. */
  isDamaged?: boolean
  /** The picture has several frames; pages show the first. */
  isAnimated?: boolean
  /** Problems of an SVG file. */
  problems?: LocatedProblem[]
  /** Title of an SVG file; "" if it is missing, or vague such as "Layer 1". */
  title?: string
  /** Styles of an SVG file whose root has the class "drawing". */
  styles?: string
}

/** Loads sharp on demand: content without pictures does not need it. */
const loadSharp = async () => (await import("sharp")).default

/** An animated PNG, which sharp does not detect. */
const ANIMATED_PNG = /^.PNG(?:(?!IDAT).)*acTL/s

/** XML declaration, removed because its encoding may be wrong: SVG files are read as UTF-8. */
const XML_DECLARATION = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*>/

/** Options for SVG: at 300 dpi, even a viewBox of half a unit has a pixel. No pixel limit. */
const svgOptions = { density: 300, limitInputPixels: false }

const readMetadata = async (bytes: Buffer, path: string): Promise<PictureMetadata> => {
  const sharp = await loadSharp()
  const fileData = { bytes: bytes.length }
  try {
    const withoutDeclaration = Buffer.from(bytes.toString("latin1").replace(XML_DECLARATION, ""), "latin1")
    const { format, compression, width, height, pages = 1 } = await sharp(withoutDeclaration, svgOptions).metadata()
    const type = compression === "av1" ? "avif" : format.replace("jpeg", "jpg")
    const isAnimated = pages > 1 || ANIMATED_PNG.test(bytes.toString("latin1"))
    const metadata = { ...fileData, type, width, height, ...(isAnimated && { isAnimated }) }
    // No `stats()` for SVG files: sharp has to parse the whole file to read its metadata.
    if (type === "svg") return { ...fileData, type, ...readSvgMetadata(withoutDeclaration.toString()) }
    return await sharp(bytes)
      .stats()
      .then(
        () => metadata,
        () => ({ ...metadata, isDamaged: true }),
      )
  } catch {
    const decoded = /\.svg$/i.test(path) && decodeText(bytes)
    return typeof decoded === "object" ? { ...fileData, type: "svg", problems: [decoded] } : fileData
  }
}

/** Cache by content and extension: `develop` reads all pictures after every change. */
const cache = new Map<string, Promise<PictureMetadata>>()

/** Reads the metadata of a picture; decodes it once. */
export const readPictureMetadata = (path: string): Promise<PictureMetadata> => {
  const bytes = readFileSync(path)
  const cacheKey = createHash("sha1").update(bytes).digest("base64") + extname(path)
  const metadata = cache.get(cacheKey) ?? readMetadata(bytes, path)
  cache.set(cacheKey, metadata)
  return metadata
}

/** Reads the metadata of all pictures in a content folder, by path inside content/. */
export const readPictures = async ({
  otherFiles,
  paths,
  unreadable,
}: ContentFolder): Promise<Map<string, PictureMetadata>> => {
  const pictures = await Promise.all(
    [...otherFiles].flatMap(file => {
      const path = IMAGE_EXTENSION.test(file) && !unreadable?.has(file) ? paths?.get(file) : undefined
      return path ? [readPictureMetadata(path).then(metadata => [file, metadata] as const)] : []
    }),
  )
  return new Map(pictures)
}
