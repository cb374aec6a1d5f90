/** Returns an SVG file. */
export const createSvg = (attributes: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`
/** Returns an SVG file of 9 × 9 pixels. */
export const createDrawing = (inner: string) => createSvg('width="9" height="9" viewBox="0 0 9 9"', inner)

/** Encodes a drawing with an XML declaration. */
export const encodeDrawing = (encoding: BufferEncoding, declared: string, content: string) =>
  Buffer.from(
    `${encoding === "utf16le" ? "\uFEFF" : ""}<?xml version="1.0" encoding="${declared}"?>\n${createDrawing(content)}`,
    encoding,
  )
