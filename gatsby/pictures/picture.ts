import type { GatsbyCache, Reporter } from "gatsby"
import { generateImageData, type ImageFile } from "gatsby-plugin-sharp"
import sharp from "sharp"
import { readPictureMetadata } from "#engine"
import { loadBundle } from "../../scripts/gatsby/bundle.mjs"
import { emitFile } from "../emit-file"
import * as drawings from "./drawing"

/** The GraphQL type `Picture`. */
export type PictureData = Queries.PictureFragment

/** Widths of photographs in px, from phones to wide screens. */
const photoWidths = [320, 640, 960, 1280, 1920]

let { cleanSvg, loadDrawing } = drawings

/**
 * Reloads drawing.ts with the changed colors and drawing classes of src/theme: the running bundle contains those of
 * `develop`'s start.
 */
export const reloadDrawingCode = (): void => {
  ;({ cleanSvg, loadDrawing } = loadBundle("pictures/drawing") as typeof drawings)
}

const loadSvg = async (path: string): Promise<PictureData> => {
  const { width = 1, height = 1, title: alt = "" } = await readPictureMetadata(path)
  const drawing = (await loadDrawing(path)) ?? { src: emitFile(cleanSvg(path), "svg"), drawing: null }
  return { alt, width, height, image: null, ...drawing }
}

interface Tools {
  cache: GatsbyCache
  reporter: Reporter
}

/**
 * Loads a picture. SVG files stay SVG; photographs are published as AVIF, WebP and JPEG (PNG with an alpha channel) in
 * several widths.
 * @param maxWidth - in px
 */
export const loadPicture = async (
  file: ImageFile,
  maxWidth: number,
  { cache, reporter }: Tools,
): Promise<PictureData> => {
  if (file.extension.toLowerCase() === "svg") return loadSvg(file.absolutePath)
  // Passes the size after EXIF rotation, which Gatsby ignores.
  const { autoOrient, hasAlpha } = await sharp(file.absolutePath).metadata()
  const width = Math.min(maxWidth, autoOrient.width)
  const height = Math.round((width * autoOrient.height) / autoOrient.width)
  const image = await generateImageData({
    file,
    args: {
      layout: "constrained",
      width,
      height,
      // A placeholder is visible through transparent pixels.
      placeholder: hasAlpha ? "none" : "dominantColor",
      formats: [hasAlpha ? "png" : "jpg", "avif", "webp"],
      // Without the full width, Gatsby adds a fractional one.
      breakpoints: [...photoWidths.filter(breakpoint => breakpoint < width), width],
    },
    pathPrefix: "",
    cache,
    reporter,
  })
  if (!image?.images.fallback) throw new Error(`Cannot create pictures from ${file.absolutePath}.`)
  return { src: image.images.fallback.src, alt: "", width, height, image, drawing: null }
}
