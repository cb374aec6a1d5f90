import type { GatsbyCache, Reporter } from "gatsby"
import { generateImageData, type ImageFile } from "gatsby-plugin-sharp"
import sharp from "sharp"
import { readPictureMetadata } from "#engine"
import { emitFile } from "../emit-file"
import { loadDrawing, savedSvg } from "./drawing"

/** A picture as pages show it: the type `Photo` in GraphQL. */
export type PictureData = Queries.PhotoFragment

/** A photograph is made in these widths, as far as it has so many pixels: from a phone's to a wide screen's. */
const WIDTHS = [320, 640, 960, 1280, 1920]

const loadSvg = async (path: string): Promise<PictureData> => {
  const { width = 1, height = 1, title: alt = "" } = await readPictureMetadata(path)
  const shown = (await loadDrawing(path)) ?? { src: emitFile(savedSvg(path), "svg"), drawing: null }
  return { alt, width, height, image: null, ...shown }
}

interface Tools {
  cache: GatsbyCache
  reporter: Reporter
}

/**
 * Makes what pages show of a picture: an SVG file stays one, a photograph is published as AVIF, WebP and JPEG (PNG if
 * parts of it may be transparent), in several widths.
 * @param file node of the picture's file
 * @param widest pixels that its place has use for
 */
export const loadPicture = async (
  file: ImageFile,
  widest: number,
  { cache, reporter }: Tools,
): Promise<PictureData> => {
  if (file.extension.toLowerCase() === "svg") return loadSvg(file.absolutePath)
  // As it is shown: a camera may have stored it lying on its side, which Gatsby does not see.
  const { autoOrient, hasAlpha } = await sharp(file.absolutePath).metadata()
  const width = Math.min(widest, autoOrient.width)
  const height = Math.round((width * autoOrient.height) / autoOrient.width)
  const image = await generateImageData({
    file,
    args: {
      layout: "constrained",
      width,
      height,
      // It would be seen through what is transparent.
      placeholder: hasAlpha ? "none" : "dominantColor",
      formats: [hasAlpha ? "png" : "jpg", "avif", "webp"],
      // With none at all, a part of a pixel would be one.
      breakpoints: [...WIDTHS.filter(other => other < width), width],
    },
    pathPrefix: "",
    cache,
    reporter,
  })
  if (!image?.images.fallback) throw new Error(`No pictures could be made of ${file.absolutePath}.`)
  return { src: image.images.fallback.src, alt: "", width, height, image, drawing: null }
}
