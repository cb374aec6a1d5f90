import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
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

/** Serves a folder on a free local port like a static host: with Brotli and cache headers. */
export const serveFolder = async (folder: string): Promise<{ url: string; stop: () => Server }> => {
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const file = fileOf(folder, decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const extension = extname(file)
    const isCompressed = compressedExtensions.has(extension)
    const body = bodies.get(file) ?? (isCompressed ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    bodies.set(file, body)
    response.writeHead(200, {
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
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
