import { generateImageData, type ImageFile } from "gatsby-plugin-sharp"
import type { GatsbyCache, Reporter } from "gatsby"
import sharp from "sharp"
import { pictureFacts } from "../../packages/content-engine"
import { drawingOf, publishSvg } from "./drawing"

/** A picture as pages show it: the type `Photo` in GraphQL. */
export type Photo = Queries.PhotoFragment

/** A photograph is made in these widths, as far as it has so many pixels: from a phone's to a wide screen's. */
const WIDTHS = [320, 640, 960, 1280, 1920]

/** What has to be known of a photograph before pictures are made of it. */
interface Facts {
  /** As it is shown: a camera may have stored it lying on its side. */
  width: number
  height: number
  /** Most common color, as hexadecimal digits; none if parts are transparent. */
  color: string | null
}

/** What not every picture has. */
const BARE = { alt: "", srcSet: null, sources: [], color: null, drawing: null }

const factsOf = async (file: ImageFile, cache: GatsbyCache): Promise<Facts> => {
  const key = `photo-${file.internal.contentDigest}`
  const known = (await cache.get(key)) as Facts | undefined
  if (known) return known
  const picture = sharp(file.absolutePath)
  const [{ hasAlpha, autoOrient }, { isOpaque, dominant }] = await Promise.all([picture.metadata(), picture.stats()])
  const { r, g, b } = dominant
  const color = `#${[r, g, b].map(part => part.toString(16).padStart(2, "0")).join("")}`
  return (await cache.set(key, { ...autoOrient, color: hasAlpha && !isOpaque ? null : color })) as Facts
}

const vector = async (file: ImageFile): Promise<Photo> => {
  const { width = 1, height = 1, title = "" } = await pictureFacts(file.absolutePath)
  const { src, ...drawing } = file.relativePath.startsWith(DRAWINGS)
    ? await drawingOf(file.absolutePath, file.internal.contentDigest)
    : { src: publishSvg(file.absolutePath) }
  return { ...BARE, src, alt: title, width, height, drawing: "content" in drawing ? drawing : null }
}

/** Where the drawings of the site lie, which follow its colors; others are pictures like any other. */
const DRAWINGS = "drawings/"

interface Tools {
  cache: GatsbyCache
  reporter: Reporter
}

/**
 * Makes what pages show of a picture: an SVG file stays one, a photograph is published as AVIF, WebP and JPEG (PNG if
 * parts of it are transparent), in several widths.
 * @param file node of the picture's file
 * @param widest pixels that its place has use for
 */
export const photoOf = async (file: ImageFile, widest: number, { cache, reporter }: Tools): Promise<Photo> => {
  if (file.extension.toLowerCase() === "svg") return vector(file)
  const { color, ...whole } = await factsOf(file, cache)
  const width = Math.min(widest, whole.width)
  const height = Math.round((width * whole.height) / whole.width)
  const data = await generateImageData({
    file,
    args: {
      layout: "constrained",
      // Given by us, it does not measure the file, whose sides a camera may have swapped.
      width,
      height,
      placeholder: "none",
      formats: [color ? "jpg" : "png", "avif", "webp"],
      // With none at all, a part of a pixel would be one.
      breakpoints: [...WIDTHS.filter(other => other < width), width],
    },
    pathPrefix: "",
    cache,
    reporter,
  })
  if (!data) throw new Error(`No pictures could be made of ${file.absolutePath}.`)
  const { fallback, sources } = data.images
  return {
    ...BARE,
    src: fallback.src,
    srcSet: fallback.srcSet,
    sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
    width,
    height,
    color,
  }
}
