import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
}
const compressedExtensions = new Set([".html", ".js", ".css", ".json", ".svg"])

const fileOf = (folder: string, path: string): string | undefined =>
  [path, join(path, "index.html")]
    .map(name => join(folder, name))
    .find(file => existsSync(file) && statSync(file).isFile())

/**
 * Serves a folder on a local port like a static host: with its 404 page and cache headers.
 * @param port - default: a free port
 * @param withBrotli - compresses texts, which takes seconds for a site
 * @returns the URL, and a function that stops the server
 */
export const serveFolder = async (folder: string, { port = 0, withBrotli = false } = {}) => {
  const compressed = new Map<string, Buffer>()
  const compress = (file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    return body
  }
  const server = createServer((request, response) => {
    const requested = fileOf(folder, decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname))
    const file = requested ?? fileOf(folder, "404.html")
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const extension = extname(file)
    const isCompressed = withBrotli && compressedExtensions.has(extension)
    const body = isCompressed ? compress(file) : readFileSync(file)
    response.writeHead(requested ? 200 : 404, {
      "content-type": mediaTypes[extension] ?? "application/octet-stream",
      "content-length": body.length,
      "cache-control":
        extension === ".html" || extension === ".json"
          ? "public, max-age=0, must-revalidate"
          : "public, max-age=31536000, immutable",
      ...(isCompressed && { "content-encoding": "br" }),
    })
    response.end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
