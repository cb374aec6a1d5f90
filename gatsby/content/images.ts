import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import probe from "probe-image-size/sync"

/** What can be told of an image without drawing it. */
export interface ImageFacts {
  bytes: number
  /** Both unknown if the file is not an image that can be read. */
  width?: number
  height?: number
  /** What it really is, such as "png". */
  type?: string
}

/** Endings of images that a page can show. */
export const IMAGE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Photographs may keep so much about themselves that their size comes late in the file. */
const HEAD = 512 * 1024

/** Reads size and kind of an image from the beginning of its file. */
export const imageFacts = (path: string): ImageFacts => {
  const file = openSync(path, "r")
  try {
    const { size } = fstatSync(file)
    const head = Buffer.alloc(Math.min(size, HEAD))
    readSync(file, head, 0, head.length, 0)
    const found = probe(head)
    return { bytes: size, ...(found && { width: found.width, height: found.height, type: found.type }) }
  } finally {
    closeSync(file)
  }
}
