import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { extname } from "node:path"
import type { ContentFolder, LocatedProblem } from "../entry"
import { IMAGE_EXTENSION } from "../schema/picture-fields"
import { decode } from "./decode"
import { readSvgMetadata } from "./svg-metadata"

/** What is known of the file of a picture. */
export interface PictureMetadata {
  bytes: number
  /** What it really is, such as "png"; nothing of it, nor of its size, is known if it is no picture. */
  type?: string
  width?: number
  height?: number
  /** It cannot be drawn to its end. */
  isDamaged?: boolean
  /** It has several images, of which the first is shown. */
  isAnimated?: boolean
  /** What an SVG file must not hold. */
  unsafe?: LocatedProblem[]
  /** What an SVG file shows, as it says itself; empty where it says nothing. */
  title?: string
  /** The style rules of an SVG file that asks for the treatment of the site's drawings; undefined of other files. */
  styles?: string
}

/** Content without pictures needs nothing that draws them. */
const loadSharp = async () => {
  const loaded = await import("sharp")
  // In Gatsby's bundle it is the module itself.
  return "default" in loaded ? loaded.default : (loaded as unknown as typeof import("sharp"))
}

/** A PNG that moves: what draws pictures does not say it of one. */
const ANIMATED_PNG = /^.PNG(?:(?!IDAT).)*acTL/s

/** An SVG file is read as UTF-8, whatever it declares. */
const DECLARATION = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*>/

/** Vectors have no pixels: theirs are counted at 300 dpi, where a viewBox of half a unit has some, and have no limit. */
const VECTOR = { density: 300, limitInputPixels: false }

const read = async (bytes: Buffer, path: string): Promise<PictureMetadata> => {
  const sharp = await loadSharp()
  const size = { bytes: bytes.length }
  try {
    const undeclared = Buffer.from(bytes.toString("latin1").replace(DECLARATION, ""), "latin1")
    const { format, compression, width, height, pages = 1 } = await sharp(undeclared, VECTOR).metadata()
    const type = compression === "av1" ? "avif" : format.replace("jpeg", "jpg")
    const moves = pages > 1 || ANIMATED_PNG.test(bytes.toString("latin1"))
    const facts = { ...size, type, width, height, ...(moves && { isAnimated: moves }) }
    // To know its size, all of a drawing was read.
    if (type === "svg") return { ...size, type, ...readSvgMetadata(undeclared.toString()) }
    return await sharp(bytes)
      .stats()
      .then(
        () => facts,
        () => ({ ...facts, isDamaged: true }),
      )
  } catch {
    const problem = /\.svg$/i.test(path) && decode(bytes)
    return typeof problem === "object" ? { ...size, type: "svg", unsafe: [problem] } : size
  }
}

/** By extension and what is in them: `develop` asks for all of them at every change. */
const known = new Map<string, Promise<PictureMetadata>>()

/** @returns what is known of a picture; it is drawn for that, once */
export const readPictureMetadata = (path: string): Promise<PictureMetadata> => {
  const bytes = readFileSync(path)
  const digest = createHash("sha1").update(bytes).digest("base64") + extname(path)
  const facts = known.get(digest) ?? read(bytes, path)
  known.set(digest, facts)
  return facts
}

/** @returns what is known of the pictures of a folder of content, by their paths inside it */
export const readPictures = async ({
  otherFiles: assets,
  paths,
  unreadable,
}: ContentFolder): Promise<Map<string, PictureMetadata>> => {
  const found = await Promise.all(
    [...assets].flatMap(file => {
      const path = IMAGE_EXTENSION.test(file) && !unreadable?.has(file) ? paths?.get(file) : undefined
      return path ? [readPictureMetadata(path).then(facts => [file, facts] as const)] : []
    }),
  )
  return new Map(found)
}
