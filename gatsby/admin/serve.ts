import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server } from "node:http"
import { extname, join } from "node:path"
import { contentFiles, EditRequestError } from "./files"

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
}

/** The page may ask this server and no other, whatever Decap would like to. */
const POLICY =
  "default-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

const textOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts).toString("utf8")
}

interface EditServer {
  /** Folder of the clone. */
  root: string
  /** Folder with the files of /admin. */
  admin: string
  port: number
  /** Says what is wrong with the content; empty where it is in order. */
  check: () => Promise<string>
}

/**
 * Serves /admin, and lets it read and write the content of this clone. Listens on this machine only and answers only
 * requests made under its own name: another site open in the same browser can neither read nor write.
 */
export const serveEditor = async ({ root, admin, port, check }: EditServer): Promise<Server> => {
  const answer = contentFiles(root)
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  const isOwn = ({ headers: { host = "", origin } }: IncomingMessage) =>
    hosts.includes(host) && (origin === undefined || hosts.includes(origin.replace("http://", "")))

  const respond = async (
    message: IncomingMessage,
  ): Promise<{ status: number; type: string; body: string | Buffer }> => {
    const json = (status: number, value: unknown) => ({ status, type: ".json", body: JSON.stringify(value) })
    if (!isOwn(message)) return json(403, { error: "Open the address that npm run edit prints." })
    const { pathname } = new URL(message.url ?? "/", "http://localhost")
    if (pathname === "/admin/files" && message.method === "POST")
      return json(200, answer(JSON.parse(await textOf(message))))
    if (pathname === "/admin/check") return { status: 200, type: ".txt", body: await check() }
    const file = /^\/admin\/((decap\/)?[\w.-]+)?$/.exec(pathname)
    if (!file || message.method !== "GET")
      return json(404, { error: "There is nothing here. The editor is at /admin/." })
    const name = file[1] ?? "index.html"
    return { status: 200, type: extname(name), body: readFileSync(join(admin, name)) }
  }

  const server = createServer((message, response) => {
    respond(message)
      .catch((error: unknown) => {
        const status =
          error instanceof EditRequestError || error instanceof SyntaxError
            ? 400
            : (error as NodeJS.ErrnoException).code === "ENOENT"
              ? 404
              : 500
        return {
          status,
          type: ".json",
          body: JSON.stringify({ error: error instanceof Error ? error.message : String(error) }),
        }
      })
      .then(({ status, type, body }) => {
        response
          .writeHead(status, {
            "content-type": TYPES[type] ?? "text/plain; charset=utf-8",
            "content-security-policy": POLICY,
            "cache-control": "no-store",
          })
          .end(body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  return server
}
