import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

/** Returns the bytes of a page compressed with Brotli. */
export const compressedPageSize = (path: string): number => {
  const name = path === "/" ? "/index.html" : path.replace(/(?:\.html)?$/, ".html")
  return brotliCompressSync(readFileSync(`public${name}`)).length
}

const sizes = new Map<string, number>()

/** Returns the bytes of a script compressed with Brotli. Cached, because most scripts recur. */
export const sizeOfScript = (text: string): number => {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}

/** Returns the compressed bytes of a script by its path. */
export const sizeOfScriptAt = (path: string): number => sizeOfScript(readFileSync(`public${path}`, "utf8"))
