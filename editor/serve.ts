import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { extname, join } from "node:path"
import { text } from "node:stream/consumers"
import type { FormConfig } from "./config"
import { createFileBackend, EditRequestError } from "./files"

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
}

/** A response. The file extension determines its content type. */
type FileResponse = [status: number, extension: string, body: string | Buffer]

const json = (status: number, value: unknown): FileResponse => [status, ".json", JSON.stringify(value)]

/** Converts an error to a response that Decap displays. */
const errorResponse = (error: unknown): FileResponse => {
  const isClientError = error instanceof EditRequestError || error instanceof SyntaxError
  const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT"
  return json(isClientError ? 400 : isMissing ? 404 : 500, {
    error: error instanceof Error ? error.message : String(error),
    mistakes: error instanceof EditRequestError ? error.mistakes : [],
  })
}

/**
 * Serves /admin and its file backend. Listens on localhost only and checks the host and origin of requests, so that
 * other sites in the same browser cannot read or write.
 * @param root - project root
 * @param adminFolder - folder with the files of /admin
 * @param createConfig - creates the configuration, which depends on the current content
 */
export const serveEditor = async (
  root: string,
  adminFolder: string,
  port: number,
  createConfig: () => Promise<FormConfig>,
): Promise<Server> => {
  const handleRequest = createFileBackend(root)
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const isAllowed = ({ headers: { host = "", origin } }: IncomingMessage) =>
    hosts.includes(host) && (origin === undefined || hosts.includes(origin.replace("http://", "")))

  const respond = async (request: IncomingMessage): Promise<FileResponse> => {
    if (!isAllowed(request)) return json(403, { error: "Open the address that npm run edit prints." })
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    if (request.method === "POST" && pathname === "/admin/files")
      return json(200, await handleRequest(JSON.parse(await text(request))))
    const file = /^\/admin\/((?:decap\/)?[\w.-]+)?$/.exec(pathname)
    if (!file || request.method !== "GET")
      return json(404, { error: "There is nothing here. The editor is at /admin/." })
    const name = file[1] ?? "index.html"
    if (name === "config.json") return json(200, await createConfig())
    return [200, extname(name), readFileSync(join(adminFolder, name))]
  }

  const server = createServer((request, response) => {
    void respond(request)
      .catch(errorResponse)
      .then(([status, extension, body]) => {
        response.writeHead(status, {
          "content-type": mediaTypes[extension] ?? "text/plain; charset=utf-8",
          "content-security-policy": "frame-ancestors 'none'",
          "cache-control": "no-store",
        })
        response.end(body)
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return server
}
