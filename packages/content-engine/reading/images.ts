import { closeSync, fstatSync, openSync, readSync } from "node:fs"
import probe from "probe-image-size/sync"
import type { ProseProblem } from "../entry"
import { svgFacts } from "./svg-facts"

/** What can be told of an image without drawing it. */
export interface ImageFacts {
  bytes: number
  /** Both unknown if the file is not an image that can be read. */
  width?: number
  height?: number
  /** What it really is, such as "png". */
  type?: string
  /** The file ends before the image does. */
  isCut?: boolean
  /** What an SVG file must not hold. */
  unsafe?: ProseProblem[]
  /** What an SVG file shows, as it says itself; empty where it says nothing. */
  title?: string
}

/** Endings of images that a page can show. */
export const IMAGE = /\.(svg|png|jpe?g|webp|avif)$/i

/** Photographs may keep so much about themselves that their size comes late in the file. */
const HEAD = 512 * 1024
/** Cameras write a little behind the end of a photograph. */
const TAIL = 64 * 1024

/** The bytes an image of a kind ends with. */
const ENDS: Record<string, Buffer> = { jpg: Buffer.from([0xff, 0xd9]), png: Buffer.from("IEND") }

/** Whether an image of which it can be told ends before its end, as one does whose copying was broken off. */
const isCutOff = (type: string, head: Buffer, tail: Buffer, size: number): boolean => {
  if (type === "webp") return head.readUInt32LE(4) + 8 > size
  const end = ENDS[type]
  return end !== undefined && !tail.includes(end)
}

/** Reads size and kind of an image from the beginning of its file, and whether it is whole from its end. */
export const imageFacts = (path: string): ImageFacts => {
  const file = openSync(path, "r")
  const read = (from: number, bytes: number) => {
    const part = Buffer.alloc(bytes)
    readSync(file, part, 0, bytes, from)
    return part
  }
  try {
    const { size } = fstatSync(file)
    const head = read(0, Math.min(size, HEAD))
    const found = probe(head)
    if (!found) return { bytes: size }
    const { width, height, type } = found
    const facts = { bytes: size, width, height, type }
    if (type === "svg") return { ...facts, ...svgFacts(read(0, size).toString()) }
    const tail = read(Math.max(0, size - TAIL), Math.min(size, TAIL))
    return isCutOff(type, head, tail, size) ? { ...facts, isCut: true } : facts
  } finally {
    closeSync(file)
  }
}
