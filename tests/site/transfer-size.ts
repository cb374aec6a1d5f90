import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

/** Bytes of a page as a host sends it. */
export const compressedPageSize = (path: string): number => {
  const name = path === "/" ? "/index.html" : path.replace(/(?:\.html)?$/, ".html")
  return brotliCompressSync(readFileSync(`public${name}`)).length
}

const sizes = new Map<string, number>()

/** Bytes of a script as a host would send it; most are asked for again and again. */
export const sizeOfScript = (text: string): number => {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}

/** Bytes of a script that lies at an address of the site, as a host would send it. */
export const sizeOfScriptAt = (address: string): number => sizeOfScript(readFileSync(`public${address}`, "utf8"))
