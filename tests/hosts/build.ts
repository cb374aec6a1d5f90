import assert from "node:assert/strict"
import { readdirSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { immutableFolders } from "../../gatsby/hosting/headers"
import type { Answer } from "./ask"

const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map(file => file.replaceAll("\\", "/"))
/** Addresses of all pages, as Gatsby wrote them. */
export const routes = files
  .filter(file => file.endsWith("index.html") && !/^(404|admin|_gatsby)\//.test(file))
  .map(file => `/${file.replace(/\/?index\.html$/, "")}`)
/** The file of a page. */
export const fileOf = (route: string) => (route === "/" ? "public/index.html" : `public${route}.html`)
/** Files that browsers keep for good. */
export const immutable = immutableFolders.flatMap(folder =>
  files.filter(file => file.startsWith(`${folder}/`) && /\.\w+$/.test(file)),
)

/** Holds an answer to headers. */
export const assertHeaders = ({ headers }: Answer, expected: Record<string, string>, where: string) => {
  for (const [name, value] of Object.entries(expected))
    assert.equal(headers[name.toLowerCase()], value, `${name} of ${where}`)
}

/** What a server has packed, as it was. */
export const unpack = ({ headers, body }: Answer): Buffer =>
  headers["content-encoding"] === "br"
    ? brotliDecompressSync(body)
    : headers["content-encoding"] === "gzip"
      ? gunzipSync(body)
      : body
