import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".xml": "text/xml",
}

/**
 * The file of an address, as GitHub Pages finds it; `undefined` where nothing is, and outside of the path.
 * @param folder where the build is
 * @param below the path of the site, such as "/website"
 */
export const fileAt = (folder: string, below: string, address: string): string | undefined => {
  if (!address.startsWith(`${below}/`)) return undefined
  const path = join(folder, decodeURI(address.slice(below.length)))
  return [path, `${path}.html`, join(path, "index.html")].find(file => existsSync(file) && statSync(file).isFile())
}

/** A slow connection: a page comes in pieces, which are painted as they come. */
const PIECE = 3000
const PAUSE = 60

const sendSlowly = (response: ServerResponse, bytes: Buffer) => {
  response.write(bytes.subarray(0, PIECE))
  if (bytes.length <= PIECE) response.end()
  else setTimeout(() => sendSlowly(response, bytes.subarray(PIECE)), PAUSE)
}

/**
 * Serves a build below a path, and nothing beside it: what a project of GitHub Pages gets.
 * @param slow whether pages come in pieces
 * @returns the server, and its address with the path
 */
export const serveBelow = async (
  folder: string,
  below: string,
  slow = false,
): Promise<{ server: Server; url: string }> => {
  const server = createServer(({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    const file = fileAt(folder, below, pathname)
    const shown = file ?? join(folder, "404.html")
    response.writeHead(file ? 200 : 404, { "Content-Type": TYPES[extname(shown)] ?? "application/octet-stream" })
    if (slow && shown.endsWith(".html")) sendSlowly(response, readFileSync(shown))
    else response.end(readFileSync(shown))
  })
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}` }
}
