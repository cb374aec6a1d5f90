import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import type { ContentFolder, PlacedProblem } from "../entry"
import { IMAGE } from "../shapes/picture"
import { svgFacts } from "./svg-facts"

/** What is known of the file of a picture. */
export interface PictureFacts {
  bytes: number
  /** What it really is, such as "png"; nothing of it, nor of its size, is known if it is no picture. */
  type?: string
  width?: number
  height?: number
  /** It cannot be drawn to its end. */
  isDamaged?: boolean
  /** What an SVG file must not hold. */
  unsafe?: PlacedProblem[]
  /** What an SVG file shows, as it says itself; empty where it says nothing. */
  title?: string
}

/** What is known of pictures, by what is in them: each is decoded once. Other facts need another name. */
const KNOWN = "node_modules/.cache/pictures-2.json"

let known: Record<string, PictureFacts> | undefined

const readKnown = (): Record<string, PictureFacts> => {
  try {
    return JSON.parse(readFileSync(resolve(KNOWN), "utf8")) as Record<string, PictureFacts>
  } catch {
    return {}
  }
}

/** Most checks find no picture that is new, and what draws them takes long to load. */
const loadSharp = async () => {
  const loaded = await import("sharp")
  // In Gatsby's bundle it is the module itself.
  return "default" in loaded ? loaded.default : (loaded as unknown as typeof import("sharp"))
}

const read = async (bytes: Buffer): Promise<PictureFacts> => {
  const sharp = await loadSharp()
  const size = { bytes: bytes.length }
  try {
    const { format, compression, width, height } = await sharp(bytes).metadata()
    const type = compression === "av1" ? "avif" : format.replace("jpeg", "jpg")
    const facts = { ...size, type, width, height, ...(type === "svg" && svgFacts(bytes.toString())) }
    return await sharp(bytes)
      .stats()
      .then(
        () => facts,
        () => ({ ...facts, isDamaged: true }),
      )
  } catch {
    return size
  }
}

/** @returns what is known of a picture; it is drawn for that, once */
export const pictureFacts = async (path: string): Promise<PictureFacts> => {
  const bytes = readFileSync(path)
  const digest = createHash("sha1").update(bytes).digest("base64")
  known ??= readKnown()
  return (known[digest] ??= await read(bytes))
}

/** @returns what is known of the pictures of a folder of content, by their paths inside it */
export const readPictures = async ({
  assets,
  paths,
  unreadable,
}: ContentFolder): Promise<Map<string, PictureFacts>> => {
  const before = Object.keys((known ??= readKnown())).length
  const found = await Promise.all(
    [...assets].flatMap(file => {
      const path = IMAGE.test(file) && !unreadable?.has(file) ? paths?.get(file) : undefined
      return path ? [pictureFacts(path).then(facts => [file, facts] as const)] : []
    }),
  )
  if (Object.keys(known).length > before) {
    mkdirSync(dirname(resolve(KNOWN)), { recursive: true })
    writeFileSync(resolve(KNOWN), JSON.stringify(known))
  }
  return new Map(found)
}
